"""`errata bisect` names the release in which a behaviour changed, building little, once."""

from __future__ import annotations

import json
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from documents import load_schema
from outside import OutsideProject
from small_framework import BROKEN, FIXED, case_toml, documented, offer, raises, works

pytestmark = pytest.mark.integration

FIFTEEN = [f"1.{minor}.0" for minor in range(15)]
OLD, NEW = raises("output of ReluBackward0"), raises("output of Relu")
CASE = "frame/case"


def with_case(
    project: OutsideProject, releases: Mapping[str, str], *, broken: str = BROKEN
) -> OutsideProject:
    """Give a project the small framework and one case, documented to fail either way."""
    offer(project, releases)
    toml = case_toml(documented("output of …"))
    project.add_case(CASE, toml, broken, FIXED)
    return project


def bisect(project: OutsideProject, *arguments: str, code: int = 0) -> dict[str, Any]:
    """Ask, and return the JSON, which keeps to its schema."""
    done = project.errata("bisect", CASE, "--measure", "--json", "bisect.json", *arguments)
    assert done.code == code, done.said
    document: dict[str, Any] = json.loads((project.root / "bisect.json").read_text())
    load_schema("bisect").validate(document)
    return document


def changes(document: Mapping[str, Any]) -> list[tuple[str, str]]:
    (answer,) = document["answers"]
    return [(c["before"]["release"], c["after"]["release"]) for c in answer["changes"]]


@pytest.fixture
def fifteen(project: OutsideProject) -> OutsideProject:
    """Return a project whose framework changed its message in the tenth of fifteen releases."""
    return with_case(project, {v: OLD if n < 9 else NEW for n, v in enumerate(FIFTEEN)})


def test_fifteen_releases_need_at_most_six_environments_and_a_second_question_none(
    fifteen: OutsideProject,
) -> None:
    first = bisect(fifteen)
    assert changes(first) == [("1.8.0", "1.9.0")]
    assert len(first["environments_built"]) == first["probes"] <= 6
    again = bisect(fifteen)
    assert changes(again) == changes(first)
    assert again["environments_built"] == []
    assert again["cells"]["run"] == 0


def test_the_screen_names_both_releases_the_words_and_the_next_command(
    fifteen: OutsideProject,
) -> None:
    done = fifteen.errata("bisect", CASE, "--measure", "--markdown", "bisect.md", code=0)
    assert "frame 1.8.0 -> 1.9.0: the message changed" in done.out
    assert "[-ReluBackward0-]" in done.out
    assert "{+Relu+}" in done.out
    assert f"errata upgrade frame 1.8.0 1.9.0 {CASE}" in done.out
    assert "frame 1.0.0, built in" in done.err
    text = (fifteen.root / "bisect.md").read_text()
    assert "frame 1.8.0 -> 1.9.0: the message changed" in text
    assert "1. frame 1.0.0, built in" in text


def test_nothing_is_built_that_was_not_asked_for(fifteen: OutsideProject) -> None:
    done = fifteen.errata("bisect", CASE, code=2)
    assert "record and store do not know what frame/case does" in done.err
    assert f"errata bisect {CASE} --measure" in done.err
    assert not (Path(fifteen.variables["ERRATA_HOME"]) / "envs").exists()


def test_what_a_run_has_stored_is_built_only_for_the_confirmation(fifteen: OutsideProject) -> None:
    ran = fifteen.errata("run", "--env", "all", "--ephemeral")
    assert ran.code in (0, 1), ran.said
    document = bisect(fifteen, "--ephemeral")
    assert changes(document) == [("1.8.0", "1.9.0")]
    assert document["environments_built"] == ["frame-1.8.0", "frame-1.9.0"]
    assert bisect(fifteen)["environments_built"] == []


def test_a_small_disk_holds_one_environment_at_a_time(fifteen: OutsideProject) -> None:
    document = bisect(fifteen, "--ephemeral")
    assert changes(document) == [("1.8.0", "1.9.0")]
    assert len(document["environments_built"]) <= 6
    kept = Path(fifteen.variables["ERRATA_HOME"]) / "envs"
    assert not [path for path in kept.iterdir() if path.is_dir()]


def test_releases_without_a_wheel_are_unknown_and_stay_between(project: OutsideProject) -> None:
    releases = {v: OLD if n < 9 else NEW for n, v in enumerate(FIFTEEN)}
    with_case(project, releases)
    for missing in ("1.7.0", "1.9.0", "1.14.0"):
        (project.root / "links" / f"errata_frame-{missing}-py3-none-any.whl").unlink()
    document = bisect(project)
    assert changes(document) == [("1.8.0", "1.10.0")]
    (change,) = document["answers"][0]["changes"]
    assert not change["exact"]
    assert [item["release"] for item in change["between"]] == ["1.9.0"]
    assert document["answers"][0]["last"]["release"] == "1.13.0"


def test_a_release_that_disagrees_with_itself_is_unknown(project: OutsideProject) -> None:
    flaky = "def work():\n    import random\n    raise ValueError(f'output of {random.random()}')\n"
    with_case(project, {"1.0.0": OLD, "1.1.0": flaky, "1.2.0": works(), "1.3.0": works()})
    (project.cases / CASE / "case.toml").write_text(
        case_toml(documented("output of ReluBackward0"))
    )
    document = bisect(project)
    assert changes(document) == [("1.0.0", "1.2.0")]
    (undecided,) = document["answers"][0]["changes"][0]["between"]
    assert undecided["reason"].startswith("two runs disagree: ")


def test_releases_that_only_the_index_has_are_asked_when_wanted(project: OutsideProject) -> None:
    releases = {v: OLD if n < 9 else NEW for n, v in enumerate(FIFTEEN)}
    offer(project, releases, listed=["1.0.0", "1.14.0"])
    project.add_case(CASE, case_toml(documented("output of …")), BROKEN, FIXED)
    assert changes(bisect(project)) == [("1.0.0", "1.14.0")]
    assert changes(bisect(project, "--unlisted")) == [("1.8.0", "1.9.0")]
    assert changes(bisect(project, "--good", "1.8.0", "--bad", "1.11.0")) == [("1.8.0", "1.11.0")]


def test_an_interrupted_question_goes_on_from_what_was_seen(fifteen: OutsideProject) -> None:
    process = fifteen.start("bisect", CASE, "--measure")
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith("frame 1.14.0, built in"):
            break
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    document = bisect(fifteen)
    assert changes(document) == [("1.8.0", "1.9.0")]
    looks = {line["release"]: line for line in document["log"] if line["step"] == "probe"}
    assert looks["1.0.0"]["reused"]
    assert looks["1.14.0"]["reused"]
    assert len(document["environments_built"]) <= 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bisect", CASE, "--mode", "fancy"], "fancy"),
        (["bisect", CASE, "--json", "no/such/folder.json"], "there is no folder"),
    ],
)
def test_wrong_usage_is_one_message(
    fifteen: OutsideProject, arguments: list[str], words: str
) -> None:
    done = fifteen.errata(*arguments, code=2)
    assert words in done.err


PADDLE = """\
import paddle

assert paddle.__version__ == "1.8.5", "fails since 2.0"
"""
MINDSPORE = """\
import os

import mindspore as ms

if os.environ.get("ERRATA_MODE", "graph") == "graph":
    raise ValueError("old words were said" if ms.__version__ == "2.0.0" else "new words were said")
"""
MODES = 'import os\n\nimport mindspore\n\nprint(os.environ.get("ERRATA_MODE", "graph"))\n'
# Of the releases listed, those that are at hand wherever integration tests run.
AT_HAND = {
    "paddle": ">=1.8.5,!=2.*,!=3.0.*,!=3.1.*,!=3.2.*,!=3.3.0",
    "mindspore": ">=2.0,!=2.1.*,!=2.7.*,!=2.8.*,!=2.9.*,!=2.10.1",
}


def real_case(framework: str, *expect: str, modes: str = "") -> str:
    """Write a `case.toml` of a real framework, on the releases at hand."""
    tables = "\n".join(f"[[expect]]\n{text}\n" for text in expect)
    return (
        'title = "Made for a test"\nkind = "exception"\nareas = ["tests"]\ncause = "It raises."\n'
        'fix = "It does not raise."\nsources = [{ url = "https://example.org/issue" }]\n'
        f'[requires]\nreleases = "{framework} {AT_HAND[framework]}"\n{modes}\n{tables}'
    )


def ask_real(project: OutsideProject, case: str) -> dict[str, dict[str, Any]]:
    """Ask about a case of a real framework; returns the answers by mode."""
    done = project.errata("bisect", case, "--json", "-", code=0)
    return {answer["mode"]: answer for answer in json.loads(done.out)["answers"]}


def test_between_real_paddle_releases_the_failure_begins(project: OutsideProject) -> None:
    failure = 'outcome = "raised"\ntype = "AssertionError"\nmessage = "fails since 2.0"'
    toml = real_case("paddle", f'releases = ">=2"\n{failure}', 'outcome = "passed"')
    project.add_case("paddle/case", toml, PADDLE, "import paddle\n")
    (answer,) = ask_real(project, "paddle/case").values()
    (change,) = answer["changes"]
    assert change["words"] == ("paddle 1.8.5 -> 3.3.1: it begins to fail (raised AssertionError)")


def test_real_mindspore_releases_answer_in_every_mode(project: OutsideProject) -> None:
    toml = real_case(
        "mindspore",
        'modes = ["graph"]\noutcome = "raised"\ntype = "ValueError"\nmessage = "… words were said"',
        'outcome = "passed"',
        modes='modes = ["graph", "pynative"]',
    )
    project.add_case("mindspore/case", toml, MINDSPORE, MODES)
    answers = ask_real(project, "mindspore/case")
    (change,) = answers["graph"]["changes"]
    assert change["words"] == "mindspore 2.0.0 -> 2.10.0: the message changed"
    assert answers["pynative"]["answer"] == "alike"
