"""A question is laid out over the right releases, and a judged trial is read as a behaviour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from bisections import NEW, NO_WHEEL, OLD, PASSES, FakeProber, Reply, Truth, question, raised
from bisections import RELEASES as ROW
from factories import FAILS, PASSED, make_case, make_raised, make_trial, write_case, write_record
from hypothesis import given
from hypothesis import strategies as st
from small_framework import RUNNING, TABLE_HEAD, case_toml, documented

from errata.commands.bisect.bisecting import (
    BisectRequest,
    Unasked,
    behaviour_of,
    investigate,
    plan_bisection,
    recall_bisection,
)
from errata.commands.bisect.report import Answer, Bisection, LogLine, Release
from errata.compare.behaviour import Behaviour
from errata.compare.judge import judge
from errata.model.bisection import Unknown
from errata.model.case import Expectation, Script
from errata.model.errors import NothingSelected, UsageProblem
from errata.model.outcome import Outcome, ScriptResult, WarningSeen
from errata.model.verdict import observe
from errata.project import Project, find_project

TABLE = TABLE_HEAD.replace('"plain"]', '"plain", "fancy"]')
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


@pytest.mark.parametrize(
    ("case", "ends", "kind", "words"),
    [
        ("*", {}, UsageProblem, "3 cases.*frame/new, frame/one, frame/two"),
        ("none", {}, NothingSelected, "'frame/none' matches no case"),
        ("one", {"good": "1.0"}, UsageProblem, "frame/one is about frame >=1.2, and 1.0 is not"),
        ("one", {"bad": "latest"}, UsageProblem, "'latest' is not a version of frame"),
        ("one", {"good": "2.0", "bad": "2.0"}, UsageProblem, "one release to look at: 2"),
        ("one", {"good": "2.1"}, UsageProblem, "one release to look at: 2"),
        ("new", {}, UsageProblem, "one release to look at: 2.1"),
    ],
)
def test_what_is_no_question_is_refused(
    project: Project, case: str, ends: dict[str, str], kind: type[UsageProblem], words: str
) -> None:
    with pytest.raises(kind, match=words):
        asked(project, f"frame/{case}", **ends)


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


# The search ---------------------------------------------------------------------------------------


MASKED = Unknown(reason="masked: fails somewhere else: ImportError")


def ask(
    prober: FakeProber,
    *,
    releases: Sequence[str] = ROW,
    modes: Sequence[str] = ("eager",),
    every: bool = False,
) -> tuple[tuple[Answer, ...], tuple[LogLine, ...]]:
    told: list[LogLine] = []
    answers, log = investigate(
        question(releases, every=every), modes, prober.look, told.append, prober.free
    )
    assert [line.number for line in told] == [line.number for line in log]
    return answers, log


def only(prober: FakeProber, *, every: bool = False) -> Answer:
    (answer,), _ = ask(prober, every=every)
    return answer


def pairs(answer: Answer) -> list[tuple[str, str]]:
    return [(change.before.release, change.after.release) for change in answer.changes]


def row(change: int, *, places: int = len(ROW), old: Reply = OLD, new: Reply = NEW) -> list[Reply]:
    return [old] * change + [new] * (places - change)


def test_the_two_releases_of_the_change_are_named_with_what_they_did() -> None:
    answer = only(FakeProber({"eager": row(3)}))
    (change,) = answer.changes
    assert answer.answer == "found"
    assert (change.before, change.after) == (
        Release(release="2.5.1", behaviour=OLD),
        Release(release="2.6.0", behaviour=NEW),
    )
    assert change.exact
    assert answer.first == Release(release="1.13.1", behaviour=OLD)
    assert answer.last == Release(release="2.15.0", behaviour=NEW)


def test_what_had_to_run_was_run_twice_at_once_and_needs_no_confirmation() -> None:
    prober = FakeProber({"eager": row(3)})
    only(prober)
    assert prober.confirmed == []


def test_what_was_stored_is_confirmed_where_the_answer_rests_on_it() -> None:
    prober = FakeProber({"eager": row(3)}, free=ROW)
    _, log = ask(prober)
    assert prober.confirmed == ["2.5.1", "2.6.0"]
    assert [line.release for line in log if line.confirms] == ["2.5.1", "2.6.0"]
    assert all(line.ran != line.reused for line in log)


def test_no_release_is_probed_twice_and_stored_ones_come_first() -> None:
    prober = FakeProber({"eager": row(3)}, free=["2.0.1", "2.6.0"])
    only(prober)
    assert prober.probed == ["1.13.1", "2.15.0", "2.6.0", "2.0.1", "2.5.1"]


def test_a_release_that_cannot_be_asked_is_skipped_and_listed_with_its_reason() -> None:
    answer = only(FakeProber({"eager": [OLD, OLD, OLD, NO_WHEEL, NEW, NEW, NEW]}))
    (change,) = answer.changes
    assert (change.before.release, change.after.release) == ("2.5.1", "2.8.0")
    assert change.between == ({"release": "2.6.0", "reason": NO_WHEEL.reason},)


def test_a_masked_release_is_unknown_not_bad() -> None:
    answer = only(FakeProber({"eager": [OLD, MASKED, MASKED, MASKED, NEW, NEW, NEW]}))
    assert pairs(answer) == [("1.13.1", "2.8.0")]
    assert {one["reason"] for one in answer.changes[0].between} == {MASKED.reason}


def test_an_end_that_cannot_be_asked_gives_way_to_the_next_one() -> None:
    answer = only(FakeProber({"eager": [NO_WHEEL, OLD, OLD, NEW, NEW, NEW, NO_WHEEL]}))
    assert pairs(answer) == [("2.5.1", "2.6.0")]
    assert answer.first == Release(release="2.0.1", behaviour=OLD)
    assert answer.last == Release(release="2.13.0", behaviour=NEW)
    assert [one["release"] for one in answer.unknown] == ["1.13.1", "2.15.0"]


def test_where_both_ends_are_alike_nothing_more_is_asked() -> None:
    prober = FakeProber({"eager": [OLD, OLD, NEW, NEW, NEW, OLD, OLD]})
    answer = only(prober)
    assert answer.answer == "alike"
    assert answer.changes == ()
    assert prober.probed == ["1.13.1", "2.15.0"]


def test_asked_for_all_a_behaviour_that_came_back_is_found() -> None:
    prober = FakeProber({"eager": [OLD, OLD, NEW, NEW, NEW, OLD, OLD]})
    answer = only(prober, every=True)
    assert pairs(answer) == [("2.0.1", "2.5.1"), ("2.8.0", "2.13.0")]
    assert prober.probed == list(ROW)


def test_a_behaviour_like_neither_end_has_changes_of_its_own() -> None:
    other = raised("quite another", kind="ValueError")
    answer = only(FakeProber({"eager": [OLD, OLD, other, other, other, NEW, NEW]}))
    assert pairs(answer) == [("2.0.1", "2.5.1"), ("2.8.0", "2.13.0")]


def test_another_documented_failure_counts_as_the_failure() -> None:
    answer = only(
        FakeProber({"eager": [PASSES, PASSES, raised("first", 1), *[raised("b", 0)] * 4]})
    )
    assert pairs(answer) == [("2.0.1", "2.5.1")]


def test_nothing_known_is_no_answer_and_says_why() -> None:
    answer = only(FakeProber({"eager": [NO_WHEEL] * len(ROW)}))
    assert answer.answer == "none"
    assert {one["reason"] for one in answer.unknown} == {NO_WHEEL.reason}


def test_a_release_whose_runs_disagree_is_unknown_and_the_search_goes_on() -> None:
    prober = FakeProber({"eager": row(3)}, again={"2.6.0": PASSES})
    answer = only(prober)
    (change,) = answer.changes
    assert (change.before.release, change.after.release) == ("2.5.1", "2.8.0")
    (between,) = change.between
    assert between["release"] == "2.6.0"
    assert between["reason"].startswith("two runs disagree: raised RuntimeError")
    assert between["reason"].endswith("; then passed")


def test_a_stored_release_that_does_not_confirm_is_unknown() -> None:
    prober = FakeProber({"eager": row(3)}, free=ROW, again={"2.5.1": MASKED})
    answer = only(prober)
    assert pairs(answer) == [("2.0.1", "2.6.0")]
    assert prober.confirmed == ["2.5.1", "2.0.1", "2.6.0"]


def test_an_end_whose_runs_disagree_moves_inwards_and_is_logged() -> None:
    prober = FakeProber({"eager": row(3)}, again={"1.13.1": PASSES})
    (answer,), log = ask(prober)
    assert answer.first == Release(release="2.0.1", behaviour=OLD)
    assert pairs(answer) == [("2.5.1", "2.6.0")]
    late = [line for line in log if line.release == "1.13.1" and line.confirms]
    assert [line.seen[0].side for line in late] == ["unknown"]


def test_what_differs_only_in_words_that_no_document_fixes_is_no_disagreement() -> None:
    numbered = raised("at step 8", 0)
    truth = [raised("at step 7", 0)] * 3 + [PASSES] * 4
    answer = only(FakeProber({"eager": truth}, again={"2.5.1": numbered, "1.13.1": numbered}))
    assert pairs(answer) == [("2.5.1", "2.6.0")]


def test_where_the_words_alone_tell_the_ends_apart_other_words_are_a_disagreement() -> None:
    truth = [raised("at step 7", 0)] * 3 + [raised("at step 9", 0)] * 4
    answer = only(FakeProber({"eager": truth}, again={"2.5.1": raised("at step 8", 0)}))
    assert pairs(answer) == [("2.0.1", "2.6.0")]


def test_what_cannot_be_confirmed_here_is_told_with_a_doubt() -> None:
    prober = FakeProber({"eager": row(3)}, free=ROW, again={"2.6.0": NO_WHEEL})
    answer = only(prober)
    (change,) = answer.changes
    assert (change.before.release, change.after.release) == ("2.5.1", "2.6.0")
    assert change.doubts == (f"2.6.0 not confirmed: {NO_WHEEL.reason}",)


def test_one_look_at_a_release_serves_all_modes() -> None:
    truth: Truth = {"graph": row(3), "pynative": row(5), "eager": [PASSES] * len(ROW)}
    prober = FakeProber(truth)
    answers, log = ask(prober, modes=("graph", "pynative", "eager"))
    assert [pairs(a) for a in answers] == [[("2.5.1", "2.6.0")], [("2.8.0", "2.13.0")], []]
    assert answers[2].answer == "alike"
    assert len(set(prober.probed)) == len(prober.probed)
    assert all(len(line.seen) == 3 for line in log)


def test_a_mode_without_an_answer_leaves_the_others_theirs() -> None:
    truth: Truth = {"graph": row(3), "pynative": [MASKED] * len(ROW)}
    answers, _ = ask(FakeProber(truth), modes=("graph", "pynative"))
    assert [answer.answer for answer in answers] == ["found", "none"]


def test_the_log_says_of_each_release_what_it_counted_for() -> None:
    _, log = ask(FakeProber({"eager": row(3)}))
    sides = {line.release: line.seen[0].side for line in log}
    assert sides["1.13.1"] == "good"
    assert sides["2.15.0"] == "bad"
    assert sides["2.6.0"] == "bad"
    assert {line.seen[0].like for line in log} == {None, "1.13.1", "2.15.0"}
    assert [line.seen[0].unlike for line in log][:2] == ["", "unlike 1.13.1 in the message"]


def test_asked_for_all_no_release_is_called_good_or_bad() -> None:
    _, log = ask(FakeProber({"eager": [OLD, NO_WHEEL, *row(1, places=5)]}), every=True)
    assert {line.seen[0].side for line in log} == {None, "unknown"}


@given(
    change=st.integers(1, 14),
    unknown=st.sets(st.integers(0, 14)),
    free=st.sets(st.integers(0, 14)),
    flaky=st.sets(st.integers(0, 14), max_size=3),
)
def test_fifteen_releases_build_at_most_six_environments_and_two_for_each_that_disagrees(
    change: int, unknown: set[int], free: set[int], flaky: set[int]
) -> None:
    releases = [f"2.{minor}.0" for minor in range(15)]
    truth: list[Reply] = [
        NO_WHEEL if p in unknown else reply for p, reply in enumerate(row(change, places=15))
    ]
    prober = FakeProber(
        {"eager": truth},
        releases=releases,
        free=[releases[place] for place in free - unknown],
        again={releases[place]: PASSES for place in flaky - unknown},
    )
    (answer,), log = ask(prober, releases=releases)
    sound = [p for p in range(15) if isinstance(truth[p], Behaviour) and p not in flaky]
    built = sum(line.build_s is not None for line in log)
    # One that disagrees with what is stored of it is built itself, and so is one in its place.
    assert built <= 2 + math.ceil(math.log2(14)) + 2 * len(flaky)
    for found in answer.changes:
        before, after = (releases.index(end.release) for end in (found.before, found.after))
        assert before in sound
        assert after in sound
        assert before < change <= after
        assert not [p for p in sound if before < p < after]
