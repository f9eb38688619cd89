"""A question is followed through real answers: ends, unknown ones, disagreement, several modes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bisections import (
    NEW,
    NO_WHEEL,
    OLD,
    PASSES,
    RELEASES,
    FakeProber,
    Reply,
    Truth,
    question,
    raised,
)
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.bisect.bisecting import investigate
from errata.commands.bisect.report import Answer, LogLine, Release
from errata.compare.behaviour import Behaviour
from errata.model.bisection import Side, Unknown

MASKED = Unknown(reason="masked: fails somewhere else: ImportError")


def ask(
    prober: FakeProber,
    *,
    releases: Sequence[str] = RELEASES,
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


def row(
    change: int, *, places: int = len(RELEASES), old: Reply = OLD, new: Reply = NEW
) -> list[Reply]:
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
    prober = FakeProber({"eager": row(3)}, free=RELEASES)
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
    assert prober.probed == list(RELEASES)


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
    answer = only(FakeProber({"eager": [NO_WHEEL] * len(RELEASES)}))
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
    prober = FakeProber({"eager": row(3)}, free=RELEASES, again={"2.5.1": MASKED})
    answer = only(prober)
    assert pairs(answer) == [("2.0.1", "2.6.0")]
    assert prober.confirmed == ["2.5.1", "2.0.1", "2.6.0"]


def test_an_end_whose_runs_disagree_moves_inwards_and_is_logged() -> None:
    prober = FakeProber({"eager": row(3)}, again={"1.13.1": PASSES})
    (answer,), log = ask(prober)
    assert answer.first == Release(release="2.0.1", behaviour=OLD)
    assert pairs(answer) == [("2.5.1", "2.6.0")]
    late = [line for line in log if line.release == "1.13.1" and line.confirms]
    assert [line.seen[0].side for line in late] == [Side.UNKNOWN]


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
    prober = FakeProber({"eager": row(3)}, free=RELEASES, again={"2.6.0": NO_WHEEL})
    answer = only(prober)
    (change,) = answer.changes
    assert (change.before.release, change.after.release) == ("2.5.1", "2.6.0")
    assert change.doubts == (f"2.6.0 not confirmed: {NO_WHEEL.reason}",)


def test_one_look_at_a_release_serves_all_modes() -> None:
    truth: Truth = {"graph": row(3), "pynative": row(5), "eager": [PASSES] * len(RELEASES)}
    prober = FakeProber(truth)
    answers, log = ask(prober, modes=("graph", "pynative", "eager"))
    assert [pairs(a) for a in answers] == [[("2.5.1", "2.6.0")], [("2.8.0", "2.13.0")], []]
    assert answers[2].answer == "alike"
    assert len(set(prober.probed)) == len(prober.probed)
    assert all(len(line.seen) == 3 for line in log)


def test_a_mode_without_an_answer_leaves_the_others_theirs() -> None:
    truth: Truth = {"graph": row(3), "pynative": [MASKED] * len(RELEASES)}
    answers, _ = ask(FakeProber(truth), modes=("graph", "pynative"))
    assert [answer.answer for answer in answers] == ["found", "none"]


def test_the_log_says_of_each_release_what_it_counted_for() -> None:
    _, log = ask(FakeProber({"eager": row(3)}))
    sides = {line.release: line.seen[0].side for line in log}
    assert sides["1.13.1"] is Side.GOOD
    assert sides["2.15.0"] is Side.BAD
    assert sides["2.6.0"] is Side.BAD
    assert {line.seen[0].like for line in log} == {None, "1.13.1", "2.15.0"}
    assert [line.seen[0].unlike for line in log][:2] == ["", "unlike 1.13.1 in the message"]


def test_asked_for_all_no_release_is_called_good_or_bad() -> None:
    _, log = ask(FakeProber({"eager": [OLD, NO_WHEEL, *row(1, places=5)]}), every=True)
    assert {line.seen[0].side for line in log} == {None, Side.UNKNOWN}


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
