"""The search finds the true change, never claims more than was seen, and asks little."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.bisection import Ask, Changes, Side, Unknown, search, side_at, survey

GOOD, BAD = "good", "bad"
UNKNOWN = Unknown(reason="no wheel")
Truth = Sequence[str | Unknown]
Answer = str | Unknown | None


def exactly(good: str, bad: str, seen: str) -> Side:
    """Classify by equality alone."""
    if seen == good:
        return "good"
    return "bad" if seen == bad else "neither"


@dataclass(kw_only=True)
class Investigation:
    """A search over a row whose truth is known, with everything that it asked for.

    `flaky` places show something else when they are looked at once more.
    """

    truth: Truth
    flaky: Collection[int] = ()
    free: Collection[int] = ()
    answers: list[Answer] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    confirmed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.answers = self.answers or [None] * len(self.truth)

    def run(self) -> Changes | None:
        return self._follow(
            lambda: search(self.answers, exactly, confirmed=self.confirmed, free=self.free)
        )

    def run_survey(self) -> Changes | None:
        return self._follow(lambda: survey(self.answers, confirmed=self.confirmed))

    def _follow(self, step: Callable[[], Ask | Changes | None]) -> Changes | None:
        while True:
            todo = step()
            if not isinstance(todo, Ask):
                return todo
            if not todo.confirms:
                assert self.answers[todo.place] is None, "asked twice"
                self.answers[todo.place] = self.truth[todo.place]
                self.asked.append(todo.place)
            else:
                assert todo.place not in self.confirmed, "confirmed twice"
                if todo.place in self.flaky:
                    self.answers[todo.place] = Unknown(reason="two runs disagree")
                else:
                    self.confirmed.append(todo.place)


def bound(places: int) -> int:
    """Return how many places may be asked when nothing is unknown."""
    return 2 + math.ceil(math.log2(places - 1))


def row(places: int, change: int, unknown: Collection[int] = ()) -> list[str | Unknown]:
    """Make a row that turns bad at `change`."""
    return [
        UNKNOWN if place in unknown else BAD if place >= change else GOOD for place in range(places)
    ]


@st.composite
def monotone_rows(draw: st.DrawFn) -> list[str | Unknown]:
    places = draw(st.integers(2, 40))
    change = draw(st.integers(0, places))
    unknown = draw(st.sets(st.integers(0, places - 1)))
    return row(places, change, unknown)


ANY_ROW = st.lists(st.sampled_from([GOOD, BAD, "other", "another", UNKNOWN]), min_size=2)


def changes_between(truth: Truth, places: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """List where neighbours among some places, in order, differ."""
    return tuple(
        (before, after) for before, after in pairwise(places) if truth[before] != truth[after]
    )


def seen_in(truth: Truth) -> list[int]:
    return [place for place, seen in enumerate(truth) if not isinstance(seen, Unknown)]


def one(before: int, after: int) -> Changes:
    return ((before, after),)


@st.composite
def rows_of_stretches(draw: st.DrawFn) -> list[str | Unknown]:
    """Make a row in which every behaviour has one stretch: none ever comes back."""
    lengths = draw(st.lists(st.integers(1, 12), min_size=1, max_size=5))
    truth: list[str | Unknown] = []
    for number, length in enumerate(lengths):
        truth += [f"behaviour {number}"] * length
    for place in draw(st.sets(st.integers(0, len(truth) - 1))):
        truth[place] = UNKNOWN
    return truth if len(truth) > 1 else [*truth, UNKNOWN]


@pytest.mark.parametrize("places", range(2, 41))
def test_every_change_is_found_within_the_bound(places: int) -> None:
    for change in range(1, places):
        work = Investigation(truth=row(places, change))
        assert work.run() == one(change - 1, change)
        assert len(work.asked) <= bound(places)


def test_fifteen_releases_need_at_most_six() -> None:
    needed = []
    for change in range(1, 15):
        work = Investigation(truth=row(15, change))
        work.run()
        needed.append(len(work.asked))
    assert max(needed) == 6


@given(truth=monotone_rows())
def test_the_interval_is_the_true_one_whatever_is_unknown(truth: list[str | Unknown]) -> None:
    good = [place for place, seen in enumerate(truth) if seen == GOOD]
    bad = [place for place, seen in enumerate(truth) if seen == BAD]
    found = Investigation(truth=truth).run()
    if good and bad:
        assert found == one(good[-1], bad[0])
    else:
        assert found == (() if len(good + bad) > 1 else None)


@given(truth=monotone_rows())
def test_an_unknown_place_costs_at_most_one_question(truth: list[str | Unknown]) -> None:
    work = Investigation(truth=truth)
    work.run()
    unknown = sum(isinstance(truth[place], Unknown) for place in work.asked)
    assert len(work.asked) <= bound(len(truth)) + unknown


@given(truth=rows_of_stretches())
def test_a_behaviour_that_changed_several_times_is_found_with_every_change(
    truth: list[str | Unknown],
) -> None:
    work = Investigation(truth=truth)
    found = work.run()
    seen = seen_in(truth)
    if len(seen) < 2:
        assert found is None
        return
    expected = changes_between(truth, seen)
    assert found == expected
    unknown = sum(isinstance(truth[place], Unknown) for place in work.asked)
    steps = math.ceil(math.log2(len(truth) - 1))
    assert len(work.asked) <= 2 + len(expected) * steps + unknown


@given(truth=ANY_ROW)
def test_nothing_is_claimed_that_was_not_seen(truth: list[str | Unknown]) -> None:
    work = Investigation(truth=truth)
    found = work.run()
    asked = sorted(set(work.asked) & set(seen_in(truth)))
    if found is None:
        assert len(asked) < 2
        return
    assert asked[0] == seen_in(truth)[0]
    assert asked[-1] == seen_in(truth)[-1]
    assert found == changes_between(truth, asked)
    for change in found:
        assert set(change) <= set(work.confirmed)
        assert all(place in work.asked for place in range(change[0] + 1, change[1]))
        assert all(isinstance(truth[place], Unknown) for place in range(change[0] + 1, change[1]))


@given(truth=ANY_ROW)
def test_the_survey_finds_exactly_the_changes_between_places_seen(
    truth: list[str | Unknown],
) -> None:
    work = Investigation(truth=truth)
    found = work.run_survey()
    assert work.asked == list(range(len(truth)))
    seen = seen_in(truth)
    if found is None:
        assert len(seen) < 2
        return
    assert found == changes_between(truth, seen)
    for change in found:
        assert all(isinstance(truth[place], Unknown) for place in range(change[0] + 1, change[1]))
        assert set(change) <= set(work.confirmed)


@given(truth=rows_of_stretches(), flaky=st.sets(st.integers(0, 39)))
def test_a_place_that_disagrees_with_itself_is_never_in_the_answer(
    truth: list[str | Unknown], flaky: set[int]
) -> None:
    for found in (
        Investigation(truth=truth, flaky=flaky).run(),
        Investigation(truth=truth, flaky=flaky).run_survey(),
    ):
        for change in found or ():
            assert not set(change) & flaky
            assert truth[change[0]] != truth[change[1]]


@given(truth=rows_of_stretches(), known=st.sets(st.integers(0, 39)))
def test_answers_from_elsewhere_change_nothing_and_are_not_asked(
    truth: list[str | Unknown], known: set[int]
) -> None:
    answers: list[Answer] = [seen if place in known else None for place, seen in enumerate(truth)]
    work = Investigation(truth=truth, answers=answers)
    assert work.run() == Investigation(truth=truth).run()
    assert not set(work.asked) & known


@given(truth=monotone_rows(), free=st.sets(st.integers(0, 39)))
def test_free_places_change_nothing_and_save_questions(
    truth: list[str | Unknown], free: set[int]
) -> None:
    work = Investigation(truth=truth, free=free)
    assert work.run() == Investigation(truth=truth).run()
    paid = [place for place in work.asked if place not in free]
    unknown = sum(isinstance(truth[place], Unknown) for place in paid)
    assert len(paid) <= bound(len(truth)) + unknown


def test_where_everything_is_free_but_the_change_nothing_else_is_paid() -> None:
    work = Investigation(truth=row(15, 7), free={place for place in range(15) if place != 7})
    assert work.run() == one(6, 7)
    assert [place for place in work.asked if place not in work.free] == [7]


def test_both_ends_are_asked_before_anything_else() -> None:
    work = Investigation(truth=row(9, 3))
    work.run()
    assert work.asked[:2] == [0, 8]


def test_an_unknown_end_gives_way_to_its_neighbour() -> None:
    work = Investigation(truth=row(9, 4, unknown={0, 1, 8}))
    assert work.run() == one(3, 4)
    assert work.asked[:5] == [0, 1, 2, 8, 7]


def test_ends_that_are_alike_end_the_search() -> None:
    work = Investigation(truth=[GOOD, BAD, GOOD])
    assert work.run() == ()
    assert work.asked == [0, 2]


def test_one_place_that_can_be_seen_gives_no_answer() -> None:
    assert Investigation(truth=[UNKNOWN, GOOD, UNKNOWN]).run() is None
    assert Investigation(truth=[UNKNOWN, GOOD, UNKNOWN]).run_survey() is None


def test_an_unknown_place_stays_between_the_two_of_the_answer() -> None:
    found = Investigation(truth=[GOOD, GOOD, UNKNOWN, BAD, BAD]).run()
    assert found == one(1, 3)


def test_a_place_like_neither_end_leads_to_both_its_changes() -> None:
    truth = [GOOD] * 5 + ["other"] * 6 + [BAD] * 4
    work = Investigation(truth=truth)
    found = work.run()
    assert found == ((4, 5), (10, 11))
    assert len(work.asked) < len(truth)


def test_what_was_seen_to_come_back_is_told_though_nobody_asked_for_it() -> None:
    answers: list[Answer] = [GOOD, BAD, GOOD, None, BAD]
    work = Investigation(truth=[GOOD, BAD, GOOD, BAD, BAD], answers=answers)
    found = work.run()
    assert found is not None
    assert list(found) == [(0, 1), (1, 2), (2, 3)]


def test_a_classifier_may_join_what_differs() -> None:
    def good_alone_counts(good: str, bad: str, seen: str) -> Side:
        return "good" if seen == GOOD else "bad"

    answers: list[Answer] = [GOOD, GOOD, "other", "another", BAD]
    assert search(answers, good_alone_counts, confirmed=range(5)) == one(1, 2)


def test_the_side_of_a_place_is_known_once_both_ends_are() -> None:
    def side(place: int, *answers: Answer) -> Side | None:
        return side_at(answers, exactly, place)

    assert side(0, None, BAD) is None
    assert side(0, GOOD, None) == "good"
    assert side(1, GOOD, BAD, None) is None
    assert side(1, GOOD, GOOD, BAD) == "good"
    assert side(1, GOOD, BAD, BAD) == "bad"
    assert side(1, GOOD, "other", BAD) == "neither"
    assert side(1, GOOD, UNKNOWN, BAD) == "unknown"
    assert side(1, GOOD, BAD) == "bad"
    assert side(1, GOOD, GOOD) == "good"
    assert side(0, GOOD, UNKNOWN) is None
