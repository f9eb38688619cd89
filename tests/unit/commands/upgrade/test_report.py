from __future__ import annotations

import json
from dataclasses import replace

import pytest
from documents import Gold, load_schema
from factories import FAILS, PASSED, make_case, make_raised
from hypothesis import given
from hypothesis import strategies as st
from upgrades import case_of, everything, make_facts, make_report, moved, side

from errata.commands.upgrade.report import (
    UPGRADE,
    Section,
    UpgradeReport,
    build_report,
    first_release_to_break,
    upgrade_exit_code,
)
from errata.compare.judge import judge
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.model.case import Expectation
from errata.model.outcome import Outcome, ScriptResult
from errata.text.jsonable import decode

CASE = make_case("torch/x", expectations=[FAILS])
FAILURE, REWORDED = make_raised(), make_raised("shapes do not fit: other words")
ABSENT = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no GPU driver")
LOST = ScriptResult(outcome=Outcome.ENV_FAILED, detail="could not be locked")


@pytest.fixture(scope="module")
def view() -> UpgradeReport:
    return make_report()


def test_sections_come_in_order_and_what_breaks_is_first(view: UpgradeReport) -> None:
    assert [section for section, _ in view.sections] == list(Section)


def test_what_nobody_notices_comes_first_then_what_is_common_then_the_most_serious() -> None:
    unnoticed = make_raised("sum is 2", kind="AssertionError", at="assert total == 3")
    asserts = Expectation(outcome=Outcome.RAISED, type="AssertionError", message="sum is 2")
    quiet = case_of("quiet")
    now = replace(side(quiet, "2.15.0", PASSED).trial, expectation=asserts)
    report = build_report(
        [
            moved(case_of("serious"), PASSED, FAILURE),
            moved(case_of("flaky-fix"), FAILURE, (FAILURE, FAILURE)),
            moved(case_of("met-often", frequency="common"), FAILURE, (FAILURE, FAILURE)),
            compare_judgements(side(quiet, "2.0.1", PASSED), judge(now, unnoticed, PASSED)),
        ],
        make_facts(),
    )
    assert [(one.case, one.silent, one.common) for one in report.breaks] == [
        ("torch/quiet", True, False),
        ("torch/met-often", False, True),
        ("torch/serious", False, False),
        ("torch/flaky-fix", False, False),
    ]


def test_what_breaks_names_its_release_and_the_fix() -> None:
    case = replace(case_of("one"), fix="Call `new()`.\nIt is on all releases.")
    since = {("torch/one", "eager", "cpu"): "2.9.1"}
    (told,) = build_report([moved(case, PASSED, FAILURE)], make_facts(), since).breaks
    assert (told.since, told.fix) == ("2.9.1", "Call `new()`. It is on all releases.")
    (unknown,) = build_report(
        [moved(replace(case, fix_known=False), PASSED, FAILURE)], make_facts()
    ).breaks
    assert (unknown.since, unknown.fix) == ("", "")


@pytest.mark.parametrize(
    ("did", "since"),
    [
        ([FAILURE], "2.15.0"),
        ([PASSED, FAILURE, FAILURE], "2.14.1"),
        ([FAILURE, PASSED, FAILURE], "2.15.0"),
        ([ScriptResult(outcome=Outcome.CRASHED), FAILURE, FAILURE], "2.13.0"),
        ([PASSED], ""),
    ],
)
def test_a_break_dates_from_the_last_release_that_was_fine(
    did: list[ScriptResult], since: str
) -> None:
    releases = ["2.13.0", "2.14.1", "2.15.0"][-len(did) :]
    later = [side(CASE, release, result) for release, result in zip(releases, did, strict=True)]
    before = side(CASE, "2.0.1", PASSED)
    assert first_release_to_break(before, later, Change.REGRESSED) == since


def test_modes_that_changed_alike_share_an_entry(view: UpgradeReport) -> None:
    (group,) = [g for g in view.groups(Section.BREAKS) if g.case == "torch/both-modes"]
    assert group.places == ("eager", "compile")


def test_costs_do_not_take_a_drift_out_of_its_section(view: UpgradeReport) -> None:
    drifted = [g for g in view.groups(Section.WORDS) if g.case == "torch/drifted"]
    costly = [g for g in view.groups(Section.COSTS) if g.case == "torch/drifted"]
    assert [g.changes for g in drifted] == [(Change.DRIFTED,)]
    assert [g.changes for g in costly] == [(Change.SLOWER,)]
    assert drifted[0].rows
    assert not costly[0].rows


def test_costs_name_their_environments_where_there_are_several(view: UpgradeReport) -> None:
    where = {group.case: group.where for group in view.groups(Section.COSTS)}
    assert where["torch/slower"] == "torch-2.0.1+timm -> torch-2.15.0+timm"
    assert where["torch/drifted"] == "torch-2.0.1 -> torch-2.15.0"
    assert not any(group.where for group in view.groups(Section.NUMBERS))
    alone = [t for t in everything() if t.case.id != "torch/slower"]
    groups = build_report(alone, make_facts()).groups(Section.COSTS)
    assert [group.where for group in groups] == [""]


def test_a_larger_framework_alone_gets_nothing_worse() -> None:
    view = build_report([moved(CASE, FAILURE, FAILURE)], make_facts())
    assert view.framework_memory is not None
    assert view.framework_memory.changed
    assert view.exit_code == 0


def test_all_numbers_that_differ_are_listed(view: UpgradeReport) -> None:
    (group,) = view.groups(Section.NUMBERS)
    assert len(group.words) == 4


def test_a_workaround_that_can_go_says_where_it_cannot(view: UpgradeReport) -> None:
    by_case = {item.case: item for item in view.deletable}
    assert set(by_case) == {"torch/half-healed", "torch/healed"}
    assert by_case["torch/half-healed"].places == ("eager",)
    assert by_case["torch/half-healed"].still_needed_in == ("compile",)
    assert by_case["torch/healed"].remedy == "Clone the view first."
    assert by_case["torch/healed"].note == "it must go: fixed.py fails"


def test_what_is_still_needed_and_what_never_was(view: UpgradeReport) -> None:
    assert "torch/unchanged" in view.still_needed
    assert "torch/half-healed" in view.still_needed
    assert view.needless == ("torch/needless",)
    assert not {"torch/no-gpu", "torch/old"} & {*view.still_needed, *view.needless}


@pytest.mark.parametrize("after", [FAILURE, PASSED])
def test_where_no_fix_is_known_there_is_no_workaround_to_speak_of(after: ScriptResult) -> None:
    for fix_known in (True, False):
        case = replace(CASE, fix_known=fix_known)
        told = build_report([moved(case, FAILURE, after)], make_facts())
        assert bool(told.still_needed or told.deletable) is fix_known


def test_one_reason_is_said_once(view: UpgradeReport) -> None:
    reasons = {reason: tuple(trials) for reason, trials in view.inconclusive.items()}
    assert reasons["before and now: unavailable, no GPU driver"] == (
        "torch/no-gpu eager:gpu",
        "torch/no-gpu-either eager:gpu",
    )


def test_a_comparison_counts_under_each_of_its_changes(view: UpgradeReport) -> None:
    counts = view.counts.change
    assert counts[Change.SLOWER] == 2
    assert counts[Change.DRIFTED] == 2
    assert counts[Change.UNCHANGED] == 3


def test_the_order_of_measuring_does_not_show() -> None:
    assert make_report(everything()[::-1]) == make_report()


def test_nothing_of_a_script_is_unsafe_to_show(view: UpgradeReport) -> None:
    texts = [
        text
        for _, groups in view.sections
        for group in groups
        for text in (*group.words, *(p.text for row in group.rows for p in row.now))
    ]
    assert all(text.isprintable() for text in texts)


def gone(result: ScriptResult) -> Transition:
    return compare_judgements(side(CASE, "2.0.1", result), None)


@pytest.mark.parametrize(
    ("transitions", "code"),
    [
        ([], 3),
        ([moved(CASE, FAILURE, FAILURE)], 0),
        ([moved(CASE, FAILURE, REWORDED)], 0),
        ([moved(CASE, FAILURE, PASSED)], 0),
        ([moved(CASE, PASSED, FAILURE)], 1),
        ([moved(CASE, FAILURE, (FAILURE, FAILURE))], 1),
        ([moved(CASE, FAILURE, ABSENT)], 3),
        ([moved(CASE, FAILURE, ABSENT), moved(CASE, FAILURE, FAILURE)], 0),
        ([moved(CASE, FAILURE, LOST), moved(CASE, FAILURE, FAILURE)], 3),
        ([moved(CASE, FAILURE, LOST), moved(CASE, PASSED, FAILURE)], 1),
        ([gone(FAILURE)], 3),
        ([gone(FAILURE), moved(CASE, FAILURE, FAILURE)], 0),
    ],
)
def test_the_exit_code_says_whether_anything_gets_worse(
    transitions: list[Transition], code: int
) -> None:
    assert upgrade_exit_code(transitions) == code


def test_an_interruption_has_its_own_exit_code() -> None:
    facts = replace(make_facts(), interrupted=True)
    assert build_report([moved(CASE, PASSED, FAILURE)], facts).exit_code == 130


@given(st.lists(st.sampled_from(everything()), max_size=12))
def test_every_comparison_is_told_somewhere(transitions: list[Transition]) -> None:
    view = build_report(transitions, make_facts())
    told = {group.case for _, groups in view.sections for group in groups}
    told |= {item.case for item in view.deletable}
    told |= {name.split()[0] for names in view.inconclusive.values() for name in names}
    told |= {name.split()[0] for _, names in view.one_sided for name in names}
    quiet = {t.case.id for t in transitions if t.changes == (Change.UNCHANGED,)}
    assert {t.case.id for t in transitions} <= told | quiet
    assert len(view.transitions) == len(transitions)


def test_the_document_keeps_to_its_schema_and_has_every_comparison(
    view: UpgradeReport, gold: Gold
) -> None:
    text = UPGRADE.text(view)
    gold("upgrade.json", text)
    document = json.loads(text)
    load_schema("upgrade").validate(document)
    for transition, plain in zip(view.transitions, document["comparisons"], strict=True):
        assert plain["case"] == transition.case.id
        assert [c["change"] for c in plain["changes"]] == list(map(str, transition.changes))
        for name, judgement in (("before", transition.before), ("after", transition.after)):
            if judgement is None:
                assert plain[name] is None
            else:
                outcome = decode(ScriptResult, plain[name]["fixed"]).outcome
                assert outcome is judgement.fixed.outcome
    assert document["breaks"][1]["since"] == "2.9.1"
