"""The answer as data: stretches, joined modes, exit codes."""

from __future__ import annotations

from bisections import NEW, NO_WHEEL, OLD, PASSES, bisection

from errata.report.bisection.view import Stretch, join_modes, stretches

BACK_AND_FORTH = [OLD, OLD, NEW, NEW, NEW, OLD, OLD]


def test_the_row_is_cut_into_stretches_at_the_changes() -> None:
    (answer,) = bisection({"eager": BACK_AND_FORTH}, every=True).answers
    assert stretches(answer) == (
        Stretch(first="1.13.1", last="2.0.1", behaviour=OLD),
        Stretch(first="2.5.1", last="2.8.0", behaviour=NEW),
        Stretch(first="2.13.0", last="2.15.0", behaviour=OLD),
    )


def test_a_row_that_nobody_could_see_has_no_stretches() -> None:
    (answer,) = bisection({"eager": [NO_WHEEL] * 7}).answers
    assert stretches(answer) == ()


def test_modes_with_the_same_answer_are_joined_and_others_are_not() -> None:
    changed, same = [OLD, OLD, NEW, NEW, NEW, NEW, NEW], [PASSES] * 7
    found = bisection({"dynamic": same, "ast": changed, "sot": same, "other": BACK_AND_FORTH})
    assert [modes for modes, _ in join_modes(found.answers)] == [
        ("dynamic", "sot"),
        ("ast",),
        ("other",),
    ]


def test_a_question_is_answered_when_any_mode_is() -> None:
    unknown = [NO_WHEEL] * 7
    assert bisection({"eager": [OLD] * 7}).exit_code == 0
    assert bisection({"eager": BACK_AND_FORTH, "compile": unknown}).exit_code == 0
    assert bisection({"eager": unknown}).exit_code == 3


def test_confirmations_are_no_probes() -> None:
    found = bisection({"eager": [OLD, OLD, NEW, NEW, NEW, NEW, NEW]}, free=["2.0.1", "2.5.1"])
    assert len(found.log) == found.probes + 2
