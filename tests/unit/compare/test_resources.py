from __future__ import annotations

from dataclasses import replace

import pytest
from factories import PASSED, make_raised
from hypothesis import given
from hypothesis import strategies as st

from errata.compare.resources import (
    NEEDED,
    Baseline,
    Leanest,
    Limits,
    Resource,
    any_peak_moved,
    compare_leanest,
    confirm_cost,
    cost_note,
    count_peaks,
    leanest_first,
    memory_suspects,
    seconds,
    suspects,
)
from errata.model.outcome import Isolation, ScriptResult

LIMITS = Limits()


def ran(
    seconds: float | None = 0.1, mib: float | None = 300.0, isolation: Isolation = Isolation.FORK
) -> ScriptResult:
    return replace(PASSED, wall_s=seconds, peak_mb=mib, isolation=isolation)


@pytest.mark.parametrize(
    ("before", "after", "suspected"),
    [
        (ran(0.1), ran(0.21), [Resource.TIME]),
        (ran(0.21), ran(0.1), [Resource.TIME]),
        (ran(0.1), ran(0.19), []),
        (ran(0.01), ran(0.05), []),  # four times as much of almost nothing
        (ran(mib=300), ran(mib=451), [Resource.MEMORY]),
        (ran(mib=60), ran(mib=100), []),
        (ran(0.1, 300), ran(1.0, 900), [Resource.TIME, Resource.MEMORY]),
        (ran(0.1), ran(9.0, isolation=Isolation.FRESH), []),
        (ran(None, None), ran(9.0), []),
        (ran(2.0), replace(ran(0.1), preloaded=1), []),  # its imports were done before
        (ran(0.1), replace(make_raised(), wall_s=9.0, isolation=Isolation.FORK), []),
    ],
)
def test_one_run_on_each_side_raises_a_suspicion(
    before: ScriptResult, after: ScriptResult, suspected: list[Resource]
) -> None:
    assert list(suspects(before, after, LIMITS)) == suspected


def test_a_factor_of_zero_compares_nothing() -> None:
    off = Limits(time=0, memory=0)
    assert suspects(ran(0.1, 100), ran(9.0, 900), off) == ()
    assert confirm_cost(Resource.TIME, [ran(0.1)], [ran(9.0)], off) is None


@pytest.mark.parametrize(
    ("before", "after", "is_confirmed"),
    [
        ([0.1, 0.11, 0.09], [0.3, 0.31, 0.29], True),
        ([0.3, 0.31, 0.29], [0.1, 0.11, 0.09], True),
        ([0.1, 0.11, 0.3], [0.3, 0.31, 0.32], False),  # the ranges touch
        ([0.1, 0.1, 5.0], [0.3, 0.31, 0.32], False),
        ([0.1, 0.11, 0.12], [0.19, 0.2, 0.21], False),  # the medians lie too close
        ([0.010, 0.011], [0.050, 0.051], False),
    ],
)
def test_only_repeats_that_keep_apart_confirm_it(
    before: list[float], after: list[float], is_confirmed: bool
) -> None:
    old, new = ([ran(value) for value in values] for values in (before, after))
    assert (confirm_cost(Resource.TIME, old, new, LIMITS) is not None) is is_confirmed


def test_a_repeat_that_failed_confirms_nothing() -> None:
    assert confirm_cost(Resource.TIME, [ran(0.1), make_raised()], [ran(0.3)], LIMITS) is None
    assert confirm_cost(Resource.TIME, [], [ran(0.3)], LIMITS) is None


def test_a_cost_says_medians_ranges_and_factor() -> None:
    slower = confirm_cost(Resource.TIME, [ran(0.1), ran(0.12)], [ran(1.1), ran(1.3)], LIMITS)
    assert slower is not None
    assert slower.is_worse
    assert slower.words == (
        "fixed.py took 110 ms (100 to 120 in 2 runs), now 1.20 s (1.10 to 1.30 in 2 runs): "
        "10.9 times as much"
    )
    leaner = confirm_cost(Resource.MEMORY, [ran(mib=2000)], [ran(mib=500)], LIMITS)
    assert leaner is not None
    assert not leaner.is_worse
    assert "needed 2,000 MiB (2,000 to 2,000 in 1 run), now 500 MiB" in leaner.words
    assert leaner.words.endswith("4.0 times less")


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0.00 ms"),
        (0.0524, "52.4 ms"),
        (0.09996, "100 ms"),
        (0.5, "500 ms"),
        (1, "1.00 s"),
        (59.949, "59.9 s"),
        (99.97, "100 s"),
        (1234.5, "1,234 s"),
    ],
)
def test_seconds_have_three_digits_and_small_ones_are_milliseconds(
    value: float, written: str
) -> None:
    assert seconds(value) == written


def test_a_range_has_the_unit_of_its_median() -> None:
    cost = confirm_cost(
        Resource.TIME, [ran(0.2), ran(0.4), ran(1.2)], [ran(5), ran(6), ran(7)], LIMITS
    )
    assert cost is not None
    assert "took 400 ms (200 to 1,200 in 3 runs), now 6.00 s (5.00 to 7.00" in cost.words


def test_only_what_lies_above_the_framework_is_compared() -> None:
    heavier = [ran(mib=349), ran(mib=350)], [ran(mib=811), ran(mib=813)]
    cost = confirm_cost(Resource.MEMORY, *heavier, LIMITS, (336, 648))
    assert cost is not None
    assert cost.own == (13.5, 164.0)
    assert cost.words == (
        "fixed.py needed 350 MiB (349 to 350 in 2 runs), now 812 MiB (811 to 813 in 2 runs); "
        "above the framework itself 14 MiB, now 164: 12.1 times as much"
    )
    grown_alike = [ran(mib=349)], [ran(mib=661)]
    assert confirm_cost(Resource.MEMORY, *grown_alike, LIMITS, (336, 648)) is None
    assert confirm_cost(Resource.MEMORY, *grown_alike, LIMITS) is not None


def test_a_script_may_need_less_although_its_whole_peak_grew() -> None:
    leaner = confirm_cost(Resource.MEMORY, [ran(mib=536)], [ran(mib=698)], LIMITS, (336, 648))
    assert leaner is not None
    assert not leaner.is_worse
    assert leaner.words.endswith("above the framework itself 200 MiB, now 50: 4.0 times less")


def test_no_multiple_of_next_to_nothing_is_told() -> None:
    cost = confirm_cost(Resource.MEMORY, [ran(mib=336)], [ran(mib=748)], LIMITS, (336, 648))
    assert cost is not None
    assert cost.words.endswith("above the framework itself 0 MiB, now 100: 100 MiB more")


TIMES = st.lists(st.floats(0.001, 100), min_size=1, max_size=5)


@given(TIMES, TIMES)
def test_slower_one_way_is_faster_the_other(before: list[float], after: list[float]) -> None:
    sides = [[ran(value) for value in values] for values in (before, after)]
    forth = confirm_cost(Resource.TIME, sides[0], sides[1], LIMITS)
    back = confirm_cost(Resource.TIME, sides[1], sides[0], LIMITS)
    assert (forth is None) == (back is None)
    if forth is not None and back is not None:
        assert forth.is_worse is not back.is_worse


@given(TIMES)
def test_nothing_differs_from_itself(values: list[float]) -> None:
    runs = [ran(value) for value in values]
    assert confirm_cost(Resource.TIME, runs, runs, LIMITS) is None


PEAKS = st.lists(st.integers(0, 2_000), min_size=1, max_size=5)


@given(PEAKS, PEAKS, st.integers(0, 2_000), st.integers(0, 2_000))
def test_a_larger_framework_alone_changes_no_claim(
    before: list[int], after: list[int], old: int, new: int
) -> None:
    own = [[ran(mib=value) for value in side] for side in (before, after)]
    whole = [
        [ran(mib=value + framework) for value in side]
        for side, framework in ((before, old), (after, new))
    ]
    alone = confirm_cost(Resource.MEMORY, own[0], own[1], LIMITS)
    within = confirm_cost(Resource.MEMORY, whole[0], whole[1], LIMITS, (old, new))
    assert (alone is None) == (within is None)
    if alone is not None and within is not None:
        assert (alone.own, alone.is_worse) == (within.own, within.is_worse)


FORK, FRESH = Isolation.FORK, Isolation.FRESH
Sides = tuple[ScriptResult, ScriptResult]


def peaked(mib: float | None, isolation: Isolation = FORK) -> ScriptResult:
    return replace(PASSED, peak_mb=mib, isolation=isolation)


def pairs(*peaks: tuple[float, float], isolation: Isolation = FORK) -> dict[int, Sides]:
    return {
        n: (peaked(old, isolation), peaked(new, isolation)) for n, (old, new) in enumerate(peaks)
    }


def baseline(before: tuple[float, ...], after: tuple[float, ...]) -> Baseline:
    return compare_leanest(Leanest(trial="a", runs=before), Leanest(trial="b", runs=after), 4)


def test_only_peaks_on_both_sides_in_one_isolation_count() -> None:
    assert count_peaks(pairs((1, 2), (3, 4))) == 2
    assert count_peaks({0: (peaked(1), peaked(None)), 1: (peaked(1), peaked(2, FRESH))}) == 0
    assert count_peaks({0: (peaked(1), make_raised())}) == 0


def test_what_all_scripts_need_more_makes_none_suspicious() -> None:
    assert memory_suspects(pairs((172, 314), (178, 320), (190, 335)), LIMITS) == []


def test_what_one_script_needs_more_makes_it_suspicious() -> None:
    assert memory_suspects(pairs((172, 314), (191, 489), (178, 320)), LIMITS) == [1]
    assert memory_suspects(pairs((172, 314), (391, 389), (178, 320)), LIMITS) == [1]


def test_forks_and_processes_of_their_own_have_a_leanest_script_each() -> None:
    forked = pairs((172, 314), (178, 320), (190, 335))
    fresh = pairs((340, 652), (336, 648), (350, 660), isolation=FRESH)
    both = {**forked, **{number + 3: sides for number, sides in fresh.items()}}
    assert memory_suspects(both, LIMITS) == []
    assert [(side, list(order)) for side, order in leanest_first(both)] == [
        (0, [0, 1, 2]),
        (1, [0, 1, 2]),
        (0, [4, 3, 5]),
        (1, [4, 3, 5]),
    ]


def test_too_few_scripts_in_an_isolation_are_all_suspects() -> None:
    lonely = {
        **pairs((172, 314), (178, 320), (190, 335)),
        7: (peaked(900, FRESH), peaked(900, FRESH)),
    }
    assert memory_suspects(lonely, LIMITS) == [7]


def test_a_peak_has_moved_when_it_differs_by_more_than_50_mib() -> None:
    assert not any_peak_moved(pairs((100, 150), (100, 60)))
    assert any_peak_moved(pairs((100, 150), (111, 60)))


@pytest.mark.parametrize(
    ("before", "after", "is_news"),
    [
        ((336.0, 337.0), (648.0, 649.0), True),
        ((648.0, 649.0), (336.0, 337.0), True),
        ((336.0, 337.0), (380.0, 381.0), False),
        ((336.0, 336.0, 700.0), (600.0, 601.0, 602.0), False),
    ],
)
def test_the_framework_s_own_need_is_news_when_it_is_surely_another(
    before: tuple[float, ...], after: tuple[float, ...], is_news: bool
) -> None:
    assert baseline(before, after).changed is is_news


def test_the_growth_is_one_sentence() -> None:
    words = baseline((336.0,), (648.0,)).words("torch", "2.0.1")
    assert words.startswith("torch itself needs 312 MiB more than at 2.0.1 (336 -> 648 MiB), ")
    assert "312 MiB less than" in baseline((648.0,), (336.0,)).words("torch", "2.0.1")


def test_the_note_says_what_was_compared() -> None:
    assert cost_note(None).endswith("the framework included")
    assert "minus the framework's own need (336 MiB, now 648)" in cost_note(
        baseline((336.0,), (648.0,))
    )


PAIRED_PEAKS = st.lists(
    st.tuples(st.integers(0, 1_000), st.integers(0, 1_000)), min_size=NEEDED, max_size=8
)


@given(PAIRED_PEAKS, st.integers(0, 1_000), st.integers(0, 1_000))
def test_a_larger_framework_alone_suspects_nobody_else(
    peaks: list[tuple[int, int]], old: int, new: int
) -> None:
    larger = [(before + old, after + new) for before, after in peaks]
    assert memory_suspects(pairs(*peaks), LIMITS) == memory_suspects(pairs(*larger), LIMITS)


@given(PAIRED_PEAKS)
def test_both_directions_suspect_the_same_scripts(peaks: list[tuple[int, int]]) -> None:
    back = [(after, before) for before, after in peaks]
    assert memory_suspects(pairs(*peaks), LIMITS) == memory_suspects(pairs(*back), LIMITS)


@given(st.lists(st.tuples(st.integers(0, 1_000), st.integers(-50, 50)), min_size=NEEDED))
def test_where_no_peak_moved_the_leanest_did_not_either(moves: list[tuple[int, int]]) -> None:
    peaks = [(before, before + by) for before, by in moves]
    assert not any_peak_moved(pairs(*peaks))
    old, new = (min(side) for side in zip(*peaks, strict=True))
    assert abs(old - new) <= 50
