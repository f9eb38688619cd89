"""What a case claims beside its two scripts, through the real commands and over real runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from outside import OutsideProject
from small_framework import case_toml, documented, offer, raises

pytestmark = pytest.mark.integration

BROKEN = "import errata_frame\n\nresult = errata_frame.work()\n"
FIXED = "import errata_frame\n\nresult = 1.0\n"
CLAIM = '"""The answer is one."""\n\nimport errata_frame\n\nassert errata_frame.answer == 1\n'
OTHER = '"""Ask for the answer instead."""\n\nimport errata_frame\n\nresult = errata_frame.answer\n'
LATER = f"# releases: >=2.0\n{OTHER.replace('Ask', 'Later ask')}"
HERE = "frame/said"
ID = f"{HERE}/claims/answer_is_one"


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    """A case that fails alike on two releases, of which only one keeps what the case claims."""
    project = OutsideProject(root=tmp_path)
    bodies = {f"{n}.0": f"answer = {n}\n{raises('no work')}" for n in (1, 2)}
    offer(project, bodies)
    folder = project.add_case(HERE, case_toml(documented("no work")), BROKEN, FIXED)
    for name, text in (
        ("claims/answer_is_one", CLAIM),
        ("alternatives/ask", OTHER),
        ("alternatives/ask_later", LATER),
    ):
        path = folder / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return project


def ids(project: OutsideProject) -> dict[str, str]:
    """Return the verdicts of the last run by case."""
    trials = json.loads((project.root / "run.json").read_text())["trials"]
    return {trial["case"]: trial["verdict"] for trial in trials}


def test_a_claim_is_run_recorded_and_reported_when_it_ceases_to_hold(
    project: OutsideProject,
) -> None:
    first = project.errata("run", "--env", "frame-1.0", "--json", "run.json")
    assert (first.code, ids(project)) == (0, {HERE: "reproduces"}), first.said

    claimed = project.errata("run", "--claims", "--env", "frame-1.0", "--json", "run.json", code=0)
    # The other fix is claimed for a later release only, and the case's own results are reused.
    assert ids(project) == {HERE: "reproduces", f"{HERE}/alternatives/ask": "holds", ID: "holds"}
    assert "2 cells run, 2 reused" in claimed.out
    accepted = project.errata("accept", HERE, "--yes")
    assert (accepted.code, "its script passed" in accepted.out) == (0, True), accepted.said
    record = project.root / "reports" / "observed"
    assert json.loads((record / f"{ID}.json").read_text())["trials"]

    again = project.errata("run", "--claims", "--env", "frame-1.0")
    assert "3 trials: 3 as expected" in again.out

    moved = project.errata("run", "--claims", "--env", "frame-2.0", "--json", "run.json", code=1)
    assert ids(project)[ID] == "claim-fails"
    assert ids(project)[f"{HERE}/alternatives/ask_later"] == "holds"
    assert (
        "claim no longer holds: The answer is one. (claims/answer_is_one.py: AssertionError at"
        in (" ".join(moved.out.split()))
    )
    told = project.errata("alerts")
    assert (told.code, "≠ 1 new alert" in told.out) == (1, True), told.said
    stored = project.errata("report", "--json", "run.json")
    assert (stored.code, ids(project)[ID]) == (0, "claim-fails"), stored.said
    # One that is named runs by itself, and what failed runs again.
    alone = project.errata("run", ID, "--env", "frame-1.0", "--force", "--json", "run.json")
    assert (alone.code, ids(project)) == (0, {ID: "holds"}), alone.said


def test_an_upgrade_says_what_is_no_longer_so(project: OutsideProject) -> None:
    assert project.errata("run", "--claims", "--env", "all").code == 1
    assert project.errata("accept", "--yes").code == 0
    assert "answer_is_one.py, not measured" not in project.errata("show", HERE).out
    found = project.errata("upgrade", "frame", "1.0", "2.0", "--json", "up.json")
    assert "No longer so at 2.0" in found.out, found.said
    assert ID in found.out
    counts = json.loads((project.root / "up.json").read_text())["counts"]["change"]
    # The case is unchanged. The other fix gives the number of its release; a fix that is claimed
    # for one release alone is not compared.
    assert counts == {"claim no longer holds": 1, "numbers changed": 1, "unchanged": 1}
    full = project.errata("upgrade", "frame", "1.0", "2.0", "--all").out
    assert "claims/answer_is_one.py passed, now it fails: AssertionError" in full


def test_an_edited_claim_leaves_the_results_of_the_case_as_they_are(
    project: OutsideProject,
) -> None:
    project.errata("run", "--claims", "--env", "frame-1.0")
    path = project.cases / HERE / "claims" / "answer_is_one.py"
    path.write_text(CLAIM.replace("one.", "one, and not two."))
    (path.parent / "another.py").write_text(CLAIM)
    after = project.errata("run", "--claims", "--env", "frame-1.0")
    assert "2 cells run, 3 reused" in after.out, after.said


def test_prose_and_claims_are_checked_against_each_other(project: OutsideProject) -> None:
    folder = project.cases / HERE
    toml = (folder / "case.toml").read_text()
    said = "`frame.answer` is 1. {claim: answer_is_one} It raises on 1.0 for `frame.other`."
    (folder / "case.toml").write_text(toml.replace("It raises.", said))
    listed = project.errata("check", "--claims", HERE, code=0)
    assert "   1  frame/said" in listed.out
    assert "It raises on 1.0 for `frame.other`." in listed.out
    assert "`frame.answer`" not in listed.out
    shown = project.errata("show", HERE).out
    assert "{claim" not in shown
    assert "• The answer is one.\n  claims/answer_is_one.py, not measured" in shown
    assert "• Later ask for the answer instead. (>=2.0)" in shown
    assert "1 sentence above without a script" in shown

    (folder / "case.toml").write_text(toml.replace("It raises.", "It raises {claim: answer}."))
    (folder / "claims" / "wordless.py").write_text("import errata_frame\n")
    (folder / "claims" / "bounded.py").write_text(f"# releases: from 2.0\n{CLAIM}")
    (folder / "claims" / "late.py").write_text(f"{CLAIM}# releases: >=2.0\n")
    (folder / "claims" / "random.py").write_text(CLAIM)
    refused = project.errata("check", code=2)
    for name, words in (
        ("wordless", "has no docstring"),
        ("bounded", "bounded.py:1: 'from 2.0' is not a PEP 440 specifier"),
        ("late", "late.py:6: `# releases:` must be the first line"),
        ("random", "has the name of Python's module 'random'"),
    ):
        assert f"{name}.py" in refused.err, refused.err
        assert words in refused.err, refused.err
        (folder / "claims" / f"{name}.py").unlink()
    mended = project.errata("check")
    assert "{claim: answer} names no script (did you mean 'answer_is_one'?)" in mended.err
    (folder / "case.toml").write_text(toml)
    (folder / "claims" / "answer_is_one.py").write_text(f"# releases: >=3\n{CLAIM}")
    assert "no listed release satisfies '>=3'" in project.errata("check").err


def test_a_backend_that_nobody_measured_is_marked(project: OutsideProject) -> None:
    folder = project.cases / HERE
    toml = (folder / "case.toml").read_text()
    for script in ("broken.py", "fixed.py"):
        text = (folder / script).read_text()
        (folder / script).write_text(f'{text}\nimport os\n\nos.environ.get("ERRATA_DEVICE")\n')
    both = toml.replace("[[expect]]", 'backends = ["cpu", "gpu"]\n[[expect]]', 1)
    (folder / "case.toml").write_text(both)
    refused = project.errata("check", code=2)
    assert "nobody has measured it on 'gpu'" in refused.err
    marked = both.replace("[[expect]]", 'unmeasured = ["gpu"]\n[[expect]]', 1)
    (folder / "case.toml").write_text(marked)
    assert project.errata("check").code == 0
    assert "cpu gpu (documented, not measured)" in project.errata("show", HERE).out
    listed = project.errata("list", "--json", "-").out
    assert json.loads(listed)["cases"][0]["unmeasured"] == ["gpu"]
    (folder / "case.toml").write_text(marked.replace('"cpu", "gpu"]', '"cpu"]'))
    assert "'gpu' is not among the backends" in project.errata("check").err
