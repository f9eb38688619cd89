"""A question is laid out over the right releases, and a judged trial is read as a behaviour."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from factories import FAILS, PASSED, make_case, make_raised, make_trial, write_case
from small_framework import RUNNING, case_toml, documented

from errata.commands.bisect.bisecting import (
    BisectRequest,
    Unasked,
    behaviour_of,
    plan_bisection,
    recall_bisection,
)
from errata.commands.bisect.report import Bisection
from errata.compare.behaviour import Behaviour
from errata.compare.judge import judge
from errata.model.bisection import Unknown
from errata.model.case import Expectation, Script
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.verdict import observe
from errata.project import Project, find_project
from errata.store.observed import write_record

TABLE = """\
framework = "frame"
module = "errata_frame"
modes = ["plain", "fancy"]
default_mode = "plain"

[devices]
cpu = "cpu"

[variants.cpu]
distribution = "errata-frame"
"""
RELEASES = ("1.0", "1.2", "1.10", "2.0", "2.1")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Return a project with three cases on five listed releases."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "envs").mkdir()
    entries = [f'[[release]]\nversion = "{v}"\npython = "{RUNNING}"\n' for v in RELEASES]
    (tmp_path / "envs" / "frame.toml").write_text(TABLE + "\n".join(entries))
    head = 'import os\n\nimport errata_frame\n\nMODE = os.environ.get("ERRATA_MODE", "plain")\n'
    text = documented("x").replace("result = errata_frame.work()", "x()")
    for slug, toml in (
        ("one", case_toml(text, releases=">=1.2")),
        ("two", case_toml(text, modes='modes = ["plain", "fancy"]')),
        ("new", case_toml(text, releases=">=2.1")),
    ):
        folder = tmp_path / "cases" / "frame" / slug
        write_case(folder, toml, broken=f"{head}x()\n", fixed=head)
    return find_project(tmp_path)


def asked(project: Project, case: str = "frame/one", **options: str) -> tuple[str, ...]:
    return plan_bisection(project, BisectRequest(case=case, **options)).question.releases  # type: ignore[arg-type]


def test_without_options_all_listed_releases_of_the_case_are_asked_oldest_first(
    project: Project,
) -> None:
    assert asked(project) == ("1.2", "1.10", "2.0", "2.1")
    assert asked(project, "frame/two") == RELEASES


@pytest.mark.parametrize("text", ["1.10", "frame-1.10", "frame==1.10", "1.10.0"])
def test_an_end_may_be_written_like_an_environment(project: Project, text: str) -> None:
    assert asked(project, good=text) == ("1.10", "2.0", "2.1")
    assert asked(project, bad=text) == ("1.2", "1.10")


def test_a_release_that_is_not_listed_may_be_an_end(project: Project) -> None:
    assert asked(project, good="1.5.0", bad="2.0") == ("1.5.0", "1.10", "2.0")


@pytest.mark.parametrize(
    ("good", "measure", "releases", "notes"),
    [
        ("2", False, ("2.0", "2.1"), ()),
        ("2.0.3", False, ("2.0", "2.1"), ("2.0.3 stands for 2.0, the listed release of its line",)),
        ("2.0.3", True, ("2.0.3", "2.1"), ()),
    ],
)
def test_a_release_that_is_not_listed_means_the_listed_one_of_its_line(
    project: Project, good: str, measure: bool, releases: tuple[str, ...], notes: tuple[str, ...]
) -> None:
    request = BisectRequest(case="frame/two", good=good, measure=measure)
    question = plan_bisection(project, request).question
    assert (question.releases, question.notes) == (releases, notes)


def test_good_may_be_the_newer_one(project: Project) -> None:
    request = BisectRequest(case="frame/one", good="2.1", bad="1.10")
    question = plan_bisection(project, request).question
    assert question.releases == ("1.10", "2.0", "2.1")
    assert (question.good, question.bad, question.flipped) == ("2.1", "1.10", True)
    straight = plan_bisection(project, BisectRequest(case="frame/one", good="1.10")).question
    assert (straight.good, straight.bad, straight.flipped) == ("1.10", "2.1", False)


def test_every_mode_is_asked_unless_one_is_named(project: Project) -> None:
    assert plan_bisection(project, BisectRequest(case="frame/two")).modes == ("plain", "fancy")
    assert plan_bisection(project, BisectRequest(case="frame/two", modes=("fancy",))).modes == (
        "fancy",
    )


def test_a_name_of_several_cases_is_refused_with_all_of_them(project: Project) -> None:
    with pytest.raises(UsageProblem, match=r"3 cases.*frame/new, frame/one, frame/two"):
        asked(project, "frame/*")


def test_a_release_that_the_case_is_not_about_is_refused(project: Project) -> None:
    with pytest.raises(UsageProblem, match=r"frame/one is about frame >=1.2, and 1.0 is not"):
        asked(project, good="1.0")


def test_what_is_no_version_is_refused(project: Project) -> None:
    with pytest.raises(UsageProblem, match=r"'latest' is not a version of frame"):
        asked(project, bad="latest")


@pytest.mark.parametrize("options", [{"good": "2.0", "bad": "2.0"}, {"good": "2.1"}])
def test_one_release_is_no_question(project: Project, options: dict[str, str]) -> None:
    with pytest.raises(UsageProblem, match="one release to look at: 2"):
        asked(project, **options)
    with pytest.raises(UsageProblem, match=r"one release to look at: 2\.1"):
        asked(project, "frame/new")


def test_an_unknown_case_is_refused(project: Project) -> None:
    with pytest.raises(NothingSelected, match="'frame/none' matches no case"):
        asked(project, "frame/none")


def test_a_behaviour_knows_which_documented_failures_it_is() -> None:
    other = replace(FAILS, message="quite another", releases="<2")
    case = make_case(expectations=[FAILS, other, Expectation(outcome=Outcome.PASSED)])
    judged = judge(make_trial(case=case), make_raised("quite another"), PASSED)
    seen = behaviour_of(judged, Script.BROKEN)
    assert isinstance(seen, Behaviour)
    assert seen.documented == {1}
    assert (seen.message, seen.at) == ("quite another", "result = model(x)")


def test_a_masked_failure_is_unknown() -> None:
    masked = make_raised("no module", kind="ImportError", at="import x")
    seen = behaviour_of(judge(make_trial(), masked, masked), Script.BROKEN)
    assert isinstance(seen, Unknown)
    assert not isinstance(seen, Unasked)
    assert seen.reason.startswith("masked: fails somewhere else: ImportError")


def test_another_documented_failure_is_not_masked() -> None:
    elsewhere = replace(FAILS, type="ImportError", message="no module", at="import x")
    trial = make_trial(case=make_case(expectations=[FAILS, elsewhere]))
    seen = behaviour_of(
        judge(trial, make_raised("no module", kind="ImportError", at="import x"), PASSED),
        Script.BROKEN,
    )
    assert isinstance(seen, Behaviour)
    assert seen.documented == {1}


def test_the_fixed_script_may_be_asked_about_where_the_broken_one_is_masked() -> None:
    masked = make_raised("no module", kind="ImportError", at="import x")
    judged = judge(make_trial(), masked, PASSED)
    assert behaviour_of(judged, Script.FIXED) == Behaviour(outcome=Outcome.PASSED)


@pytest.mark.parametrize("outcome", [Outcome.ENV_FAILED, Outcome.UNAVAILABLE])
def test_what_could_not_be_asked_is_unknown_with_its_reason(outcome: Outcome) -> None:
    gone = ScriptResult(outcome=outcome, detail="no wheel")
    seen = behaviour_of(judge(make_trial(), gone, gone), Script.BROKEN)
    assert isinstance(seen, Unasked)
    assert seen.reason.endswith("no wheel")


def test_documented_warnings_belong_to_the_behaviour_and_others_do_not() -> None:
    warns = Expectation(outcome=Outcome.PASSED, warning="old … goes away")
    result = replace(
        PASSED,
        warnings=(
            WarningSeen(category="FutureWarning", message="old f goes away"),
            WarningSeen(category="UserWarning", message="something else"),
        ),
    )
    trial = make_trial(warns, case=make_case(expectations=[warns]))
    seen = behaviour_of(judge(trial, result, PASSED), Script.BROKEN)
    assert isinstance(seen, Behaviour)
    assert seen.warnings == ("old f goes away",)
    assert seen.documented == {0}
    assert not seen.passes


def recalled(project: Project, **ends: ScriptResult) -> Bisection | None:
    """Commit what broken.py did on some releases (`v1_2`), and ask the record alone."""
    laid_out = plan_bisection(project, BisectRequest(case="frame/one"))
    trials = {name.replace(".", "_"): found[0] for name, found in laid_out.trials.items()}
    seen = [observe(judge(trials[v[1:]], result, PASSED)) for v, result in ends.items()]
    write_record(project.record, seen)
    return recall_bisection(laid_out, None)


def test_the_record_answers_where_it_knows_the_releases_that_are_asked(project: Project) -> None:
    old, new = (
        make_raised(f"in {age} words", kind="ValueError", at="x()") for age in ("old", "new")
    )
    found = recalled(project, v1_2=old, v1_10=old, v2_0=new, v2_1=new)
    assert found is not None
    ((change,),) = [answer.changes for answer in found.answers]
    assert (change.before.release, change.after.release) == ("1.10", "2.0")
    assert (found.cells["run"], found.environments_built) == (0, ())
    assert (found.is_recorded, found.exit_code) == (True, 0)


def test_the_record_answers_nothing_where_it_lacks_an_end(project: Project) -> None:
    old = make_raised("in old words", kind="ValueError", at="x()")
    assert recalled(project, v1_2=old, v1_10=old, v2_0=old) is None
