"""`errata evaluate`: candidates in real processes, with the small framework and with torch."""

from __future__ import annotations

import json
import re
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from documents import load_schema
from factories import REPOSITORY
from outside import OutsideProject
from small_framework import FIXED, RAISES, raising_case

pytestmark = pytest.mark.integration

RESULT = "import errata_frame\n\nresult = {'a': 1.0, 'b': [2.0, 3.0]}\n"
WARNING = {"outcome": "passed", "warning": "it is old"}
WARNS = "import warnings\n\nimport errata_frame\n\nwarnings.warn('it is old')\nresult = 1.0\n"


@pytest.fixture
def project(framed: OutsideProject) -> OutsideProject:
    """Return a project with three cases: with a result, without one, and one that warns."""
    framed.add_case("frame/counts", raising_case(), RAISES, RESULT)
    framed.add_case("frame/quiet", raising_case(), RAISES, "import errata_frame\n")
    framed.add_case("frame/warns", raising_case(expect=WARNING, kind="warning"), WARNS, FIXED)
    return framed


def give(project: OutsideProject, case: str, text: str | bytes) -> None:
    path = project.root / "fixes" / "frame" / case / "fixed.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def evaluate(project: OutsideProject, *words: str) -> tuple[int, dict[str, Any]]:
    options = ("--env", "frame-2.0", "--json", "found.json")
    done = project.errata("evaluate", "--fixes", "fixes", *options, *words)
    assert (project.root / "found.json").exists(), done.said
    found = json.loads((project.root / "found.json").read_text())
    load_schema("evaluation").validate(found)
    return done.code, found


@pytest.mark.parametrize(
    ("case", "text", "rating", "reason"),
    [
        ("counts", RESULT, "right", "the same `result`"),
        ("counts", RESULT.replace("3.0", "3.0 + 1e-9"), "right", "the same `result`"),
        ("counts", RESULT.replace("3.0", "3.1"), "wrong", "was 3, is 3.1"),
        ("counts", RAISES, "wrong", "fails as documented"),
        ("counts", "import errata_frame\n", "wrong", "leaves no `result`"),
        ("counts", "import errata_frame\n\n1 / 0\n", "wrong", "ZeroDivisionError"),
        ("counts", "def f(:\n", "wrong", "does not parse: line 1"),
        ("counts", b"\xff\xfe\x00", "wrong", "does not parse"),
        ("counts", b"#" * (2**20 + 1), "wrong", "larger than"),
        ("quiet", "import errata_frame\n", "undecided", "leaves no `result`"),
        ("quiet", RAISES, "wrong", "fails as documented"),
        ("warns", FIXED, "right", "the same `result`"),
        ("warns", WARNS, "wrong", "fails as documented"),
    ],
)
def test_a_candidate_is_judged_by_what_it_does(
    project: OutsideProject, case: str, text: str | bytes, rating: str, reason: str
) -> None:
    give(project, case, text)
    code, found = evaluate(project)
    [one] = found["trials"]
    assert (one["case"], one["rating"]) == (f"frame/{case}", rating)
    assert reason in one["reason"]
    assert code == (0 if rating == "right" else 1)


def test_a_candidate_sees_further_files_of_its_case_and_no_script_of_it(
    project: OutsideProject,
) -> None:
    (project.cases / "frame" / "counts" / "helper.py").write_text("VALUE = 1.0\n")
    looks = """\
import os
import errata_frame
import helper

names = os.listdir(os.path.dirname(os.path.abspath(__file__)))
result = sum(name.endswith((".py", ".toml")) for name in names)
"""
    give(project, "counts", looks)
    broken = RAISES.replace("import errata_frame", "import errata_frame\nimport helper")
    (project.cases / "frame" / "counts" / "broken.py").write_text(broken)
    (project.cases / "frame" / "counts" / "fixed.py").write_text(
        "import errata_frame\nimport helper\n\nresult = 2\n"
    )
    code, found = evaluate(project)
    assert code == 0, found


def test_a_stand_in_for_a_fix_that_nobody_knows_decides_nothing(project: OutsideProject) -> None:
    toml = project.cases / "frame" / "counts" / "case.toml"
    toml.write_text("fix_known = false\n" + toml.read_text())
    give(project, "counts", RESULT)
    code, found = evaluate(project)
    assert (code, found["trials"][0]["rating"]) == (1, "undecided")


def test_a_long_list_is_cut_on_the_screen_only(project: OutsideProject) -> None:
    for number in range(23):
        project.add_case(f"frame/more-{number}", raising_case(), RAISES, FIXED)
        give(project, f"more-{number}", "def f(:\n")
    words = ("evaluate", "--fixes", "fixes", "--env", "frame-2.0")
    done = project.errata(*words)
    assert "Wrong (23)" in done.out
    assert "3 more: -v, or --json" in done.out
    assert done.out.count("does not parse") == 20
    assert project.errata(*words, "-v").out.count("does not parse") == 23


def test_what_has_run_is_not_run_again_unless_it_has_changed(project: OutsideProject) -> None:
    give(project, "counts", RESULT)
    give(project, "warns", FIXED)
    assert evaluate(project)[1]["cells"] == {"run": 4, "reused": 0}  # both, and both references
    assert evaluate(project)[1]["cells"] == {"run": 0, "reused": 4}
    give(project, "warns", WARNS)
    assert evaluate(project)[1]["cells"] == {"run": 1, "reused": 3}
    assert evaluate(project, "--force")[1]["cells"] == {"run": 4, "reused": 0}


def test_an_interrupted_evaluation_goes_on_from_what_was_seen(project: OutsideProject) -> None:
    for number in range(6):
        case = f"slow-{number}"
        wait = "import time\n\ntime.sleep(4)\n" if number else ""
        slow = f"{wait}import errata_frame\n\nresult = {number}.0\n"
        project.add_case(f"frame/{case}", raising_case(), RAISES, f"result = {number}.0\n")
        give(project, case, slow)
    words = ("evaluate", "--fixes", "fixes", "--env", "frame-2.0", "-j", "1", "--json", "cut.json")
    process = project.start(*words)
    for _ in range(300):
        time.sleep(0.2)
        if process.poll() is not None or project.stored():
            break
    process.send_signal(2)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130, out + err
    cut = json.loads((project.root / "cut.json").read_text())
    assert cut["interrupted"]
    assert project.errata("run", "--resume").code == 2  # an evaluation is no run
    project.errata("evaluate", "--resume", "--json", "found.json", code=0)
    found = json.loads((project.root / "found.json").read_text())
    assert found["cells"]["run"] == 12 - cut["cells"]["run"]
    assert [one["rating"] for one in found["trials"]] == ["right"] * 6
    [run] = json.loads(project.errata("runs", "--json", "-").out)["runs"]
    assert run["state"] == "finished"
    assert project.errata("evaluate", "--resume").code == 2  # nothing is left


def test_an_evaluation_leaves_the_results_of_the_cases_alone(project: OutsideProject) -> None:
    assert project.errata("run", "--env", "frame-2.0").code == 0
    assert project.errata("accept", "--yes").code == 0
    before = project.errata("history", "frame/counts", "--json", "-").out
    give(project, "counts", RAISES)
    code, found = evaluate(project)
    assert code == 1
    assert found["cells"] == {"run": 1, "reused": 0}  # the record has what fixed.py leaves
    assert project.errata("history", "frame/counts", "--json", "-").out == before
    done = project.errata("run", "--env", "frame-2.0")
    assert "0 cells run" in done.out


def test_the_screen_counts_and_names(project: OutsideProject) -> None:
    give(project, "counts", RESULT)
    give(project, "quiet", RAISES)
    done = project.errata("evaluate", "--fixes", "fixes", "--env", "frame-2.0", code=1)
    assert re.search(r"frame +2 +1 +1 +0 +0", done.out), done.out
    assert "Wrong (1)" in done.out
    assert "2 candidates: 1 right, 1 wrong" in done.out


def test_without_a_candidate_there_is_nothing_to_judge(project: OutsideProject) -> None:
    for words in (("--fixes", "nowhere"), (), ("--resume",)):
        done = project.errata("evaluate", *words)
        assert (done.code, "→" in done.err) == (2, True), done.said
    (project.root / "fixes").mkdir()
    done = project.errata("evaluate", "--fixes", "fixes", "--env", "frame-2.0", code=2)
    assert "DIR mirrors the corpus" in done.err


def test_a_case_that_does_not_fail_there_is_not_judged(project: OutsideProject) -> None:
    healed = raising_case() + '[[expect]]\noutcome = "passed"\n'
    healed = healed.replace("[[expect]]", '[[expect]]\nreleases = "<2"', 1)
    project.add_case("frame/healed", healed, RAISES, FIXED)
    give(project, "healed", "1 / 0\n")
    code, found = evaluate(project)
    assert (code, found["trials"], found["elsewhere"]) == (3, [], ["frame/healed"])


@pytest.mark.parametrize("candidate", ["fixed", "broken", "import"])
def test_a_case_of_torch_tells_its_own_scripts_apart(
    tmp_path: Path, candidate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ERRATA_DB", str(tmp_path / "store.sqlite"))
    project = OutsideProject(root=REPOSITORY, dropped=())
    case = REPOSITORY / "cases" / "torch" / "mse-broadcast"
    target = tmp_path / "fixes" / "torch" / "mse-broadcast" / "fixed.py"
    target.parent.mkdir(parents=True)
    if candidate == "import":
        target.write_text("import torch\n")
    else:
        shutil.copy(case / f"{candidate}.py", target)
    words = ("evaluate", "--fixes", str(tmp_path / "fixes"), "--env", "torch-2.15.0")
    done = project.errata(*words)
    assert done.code == (0 if candidate == "fixed" else 1), done.said
