"""`errata list` and `errata show`, in a project of its own without any framework."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path

import pytest
from factories import CASE_TOML, REPOSITORY, write_case, write_record
from outside import Errata

from errata.model.outcome import Outcome, Signature
from errata.model.verdict import Observation, Verdict

LONG = "shapes do not fit: " + " ".join(f"word{n:03}" for n in range(300))


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with two cases, one of them recorded on four releases."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "envs").symlink_to(REPOSITORY / "envs")
    text = CASE_TOML.replace("Because.", "Because it was made. The view is old.")
    write_case(tmp_path / "cases" / "torch" / "one", text)
    other = CASE_TOML.replace("Shapes do not fit", "Flip").replace("shapes", "strides")
    write_case(tmp_path / "cases" / "torch" / "two", other.replace("Because.", "A VIEW is made."))
    record = {
        "torch-2.5.1:eager:cpu": (Verdict.REPRODUCES, "shapes do not fit: 1"),
        "torch-2.10.0:eager:cpu": (Verdict.REPRODUCES, "shapes do not fit: 2"),
        "torch-2.11.0-external:eager:cpu": (Verdict.REPRODUCES, "shapes do not fit: 2"),
        "torch-2.15.0:eager:cpu": (Verdict.MASKED, LONG),
    }
    write_record(tmp_path / "reports" / "observed", [seen(*row) for row in record.items()])
    return tmp_path


def seen(where: str, what: tuple[Verdict, str]) -> Observation:
    verdict, message = what
    return Observation(
        case="torch/one",
        place=where,
        verdict=verdict,
        broken=Outcome.RAISED,
        fixed=Outcome.PASSED,
        content="b+f",
        signature=Signature(type="RuntimeError", message=message, at="result = model(x)"),
    )


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("FIT", ["torch/one", "torch/two"]),  # in the title of one, the message of both
        ("flip fit", ["torch/two"]),
        ("a view is", ["torch/two", "torch/one"]),  # in the cause, of one in a sentence
        ("vmap runtimeerror", ["torch/one", "torch/two"]),
        ("word299", ["torch/one"]),  # recorded, not documented
        ("because shapes", ["torch/one"]),
        ('"do not fit"', ["torch/one", "torch/two"]),
        ('"fit do not"', []),
        ("made view", ["torch/two", "torch/one"]),  # in one sentence of two
    ],
)
def test_a_search_finds_the_cases_with_all_the_words(
    words: str, found: list[str], errata: Errata
) -> None:
    done = errata("list", "--only-own", "--search", words, "--json", "-", code=0 if found else 1)
    assert [case["case"] for case in json.loads(done.out)["cases"]] == found


def test_a_list_leaves_out_what_cannot_be_read_and_names_it(place: Path, errata: Errata) -> None:
    (place / "cases" / "torch" / "two" / "case.toml").write_text("title = [")
    for words in (("list", "--only-own"), ("list", "--only-own", "--search", "shapes")):
        shown = errata(*words)
        assert "torch/one" in shown.out
        assert "torch/two" not in shown.out
        assert "torch/two/case.toml:1: is not valid TOML" in shown.err
    errata("list", "--only-own", "torch/two", code=2)
    (place / "cases" / "torch" / "one" / "case.toml").write_text("")
    assert "None" not in errata("list", "--only-own", code=2).err


def test_a_search_that_finds_nothing_names_diagnose(errata: Errata) -> None:
    shown = errata("list", "--search", "fit unfindable", code=1)
    assert "no case has all the words of 'fit unfindable'" in shown.err
    assert "errata diagnose" in shown.err


def test_show_names_an_error_once_and_cuts_between_words(errata: Errata) -> None:
    shown = " ".join(errata("show", "torch/one").out.split())
    assert shown.count("shapes do not fit: … at") == 1
    assert (
        "• reproduces: RuntimeError, as documented above "
        "eager, cpu on torch-2.5.1, torch-2.10.0, torch-2.11.0-external"
    ) in shown
    masked, _, rest = shown.partition("• masked: RuntimeError: ")[2].partition(" … ")
    assert masked == LONG[: len(masked)]
    assert LONG[len(masked)] == " "
    assert rest.startswith("eager, cpu on torch-2.15.0")


def test_show_has_the_warning_that_is_the_failure(place: Path, errata: Errata) -> None:
    head = CASE_TOML.partition("[[expect]]")[0].replace('"exception"', '"warning"')
    expect = (
        '[[expect]]\nreleases = "<2"\noutcome = "raised"\ntype = "E"\nmessage = ""\n'
        'at = "result = model(x)"\n\n'
        '[[expect]]\noutcome = "passed"\nwarning = "careful with …"\n'
    )
    write_case(place / "cases" / "torch" / "one", head + expect)
    recorded = replace(
        seen("torch-2.5.1:eager:cpu", (Verdict.REPRODUCES, "")),
        broken=Outcome.PASSED,
        signature=None,
    )
    write_record(place / "reports" / "observed", [recorded])
    shown = errata("show", "torch/one").out
    assert "• every release: passed with the warning: careful with …" in shown
    assert "• <2: raised E at result" in " ".join(shown.split())
    assert "• reproduces: passed with the warning that is documented above" in shown


def test_show_says_where_no_source_shows_the_failure(place: Path, errata: Errata) -> None:
    path = place / "cases" / "torch" / "one" / "case.toml"
    path.write_text(f"documented = false\n{path.read_text()}")
    assert "Found here: no source shows the failure." in errata("show", "torch/one").out


def test_what_is_left_to_do_is_told_without_the_toml_around_it(place: Path, errata: Errata) -> None:
    path = place / "cases" / "torch" / "one" / "case.toml"
    more = '[\n  { url = "https://example.org", note = "TODO: which report?" },\n  { url = '
    path.write_text(path.read_text().replace("[{ url = ", more, 1))
    assert "is not finished: TODO: which report?\n" in errata("check", code=2).err


def test_the_command_that_show_names_chooses_a_recorded_failure(
    place: Path, errata: Errata
) -> None:
    shown = errata("show", "torch/one", "--corpus", str(place / "cases")).out
    command = shown.rpartition("run it:")[2]
    words = ["errata", "run", "torch/one", "--env", "torch-2.10.0"]
    assert shlex.split(command) == [*words, "--corpus", "cases"]
