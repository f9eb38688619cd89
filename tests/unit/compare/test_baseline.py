from __future__ import annotations

from dataclasses import replace

import pytest
from factories import PASSED, make_raised
from hypothesis import given
from hypothesis import strategies as st

from errata.compare.baseline import (
    NEEDED,
    Baseline,
    Leanest,
    cost_note,
    has_moved,
    leanest_first,
    measured,
    memory_suspects,
)
from errata.compare.resources import Limits
from errata.model.outcome import Isolation, ScriptResult

LIMITS = Limits()
FORK, FRESH = Isolation.FORK, Isolation.FRESH
Sides = tuple[ScriptResult, ScriptResult]


def ran(mib: float | None, isolation: Isolation = FORK) -> ScriptResult:
    return replace(PASSED, peak_mb=mib, isolation=isolation)


def pairs(*peaks: tuple[float, float], isolation: Isolation = FORK) -> dict[int, Sides]:
    return {n: (ran(old, isolation), ran(new, isolation)) for n, (old, new) in enumerate(peaks)}


def baseline(before: tuple[float, ...], after: tuple[float, ...]) -> Baseline:
    sides = (Leanest(trial="a", runs=before), Leanest(trial="b", runs=after))
    return Baseline(before=sides[0], after=sides[1], comparisons=4)


def test_only_peaks_on_both_sides_in_one_isolation_count() -> None:
    assert measured(pairs((1, 2), (3, 4))) == 2
    assert measured({0: (ran(1), ran(None)), 1: (ran(1), ran(2, FRESH))}) == 0
    assert measured({0: (ran(1), make_raised())}) == 0


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
    lonely = {**pairs((172, 314), (178, 320), (190, 335)), 7: (ran(900, FRESH), ran(900, FRESH))}
    assert memory_suspects(lonely, LIMITS) == [7]


def test_a_peak_has_moved_when_it_differs_by_more_than_50_mib() -> None:
    assert not has_moved(pairs((100, 150), (100, 60)))
    assert has_moved(pairs((100, 150), (111, 60)))


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
    assert baseline(before, after).is_news is is_news


def test_the_growth_is_one_sentence() -> None:
    words = baseline((336.0,), (648.0,)).words("torch", "2.0.1")
    assert words.startswith("torch itself needs 312 MiB more than at 2.0.1 (336 -> 648 MiB), ")
    assert "312 MiB less than" in baseline((648.0,), (336.0,)).words("torch", "2.0.1")


def test_the_note_says_what_was_compared() -> None:
    assert cost_note(None).endswith("the framework included")
    assert "above what the framework itself needs (336 MiB, now 648)" in cost_note(
        baseline((336.0,), (648.0,))
    )


PEAKS = st.lists(
    st.tuples(st.integers(0, 1_000), st.integers(0, 1_000)), min_size=NEEDED, max_size=8
)


@given(PEAKS, st.integers(0, 1_000), st.integers(0, 1_000))
def test_a_larger_framework_alone_suspects_nobody_else(
    peaks: list[tuple[int, int]], old: int, new: int
) -> None:
    larger = [(before + old, after + new) for before, after in peaks]
    assert memory_suspects(pairs(*peaks), LIMITS) == memory_suspects(pairs(*larger), LIMITS)


@given(PEAKS)
def test_both_directions_suspect_the_same_scripts(peaks: list[tuple[int, int]]) -> None:
    back = [(after, before) for before, after in peaks]
    assert memory_suspects(pairs(*peaks), LIMITS) == memory_suspects(pairs(*back), LIMITS)


@given(st.lists(st.tuples(st.integers(0, 1_000), st.integers(-50, 50)), min_size=NEEDED))
def test_where_no_peak_moved_the_leanest_did_not_either(moves: list[tuple[int, int]]) -> None:
    peaks = [(before, before + by) for before, by in moves]
    assert not has_moved(pairs(*peaks))
    old, new = (min(side) for side in zip(*peaks, strict=True))
    assert abs(old - new) <= 50
