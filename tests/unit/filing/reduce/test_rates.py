from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.filing.reduce.rates import MOST_TRIES, Rate, Rates, is_lower, tries_for


@st.composite
def rates(draw: st.DrawFn) -> Rate:
    runs = draw(st.integers(1, 30))
    return Rate(hits=draw(st.integers(0, runs)), runs=runs)


@pytest.mark.parametrize(
    ("after", "before", "lower"),
    [
        ((10, 10), (10, 10), False),
        ((9, 10), (10, 10), True),
        ((5, 10), (5, 10), False),
        ((4, 10), (6, 10), False),
        ((1, 10), (7, 10), True),
        ((0, 10), (5, 10), True),
        ((10, 10), (5, 10), False),
        ((0, 0), (5, 10), False),
        ((5, 10), (0, 0), False),
    ],
)
def test_a_rate_is_lower_beyond_chance(
    after: tuple[int, int], before: tuple[int, int], lower: bool
) -> None:
    first, second = (Rate(hits=hits, runs=runs) for hits, runs in (after, before))
    assert is_lower(first, second) is lower


@given(rates(), rates())
def test_two_rates_are_never_each_lower_than_the_other(a: Rate, b: Rate) -> None:
    assert not (is_lower(a, b) and is_lower(b, a))


@given(rates())
def test_no_rate_is_lower_than_itself(rate: Rate) -> None:
    assert not is_lower(rate, rate)


@given(rates())
def test_a_candidate_is_tried_seldom_enough(rate: Rate) -> None:
    assert 1 <= tries_for(rate) <= MOST_TRIES


def test_a_certain_failure_is_tried_once_and_a_coin_several_times() -> None:
    assert tries_for(Rate(hits=10, runs=10)) == 1
    assert tries_for(Rate(hits=5, runs=10)) == 6


def test_a_failure_that_got_rarer_in_one_isolation_got_rarer() -> None:
    certain = Rate(hits=3, runs=3)
    before = Rates(fork=Rate(hits=10, runs=10), fresh=certain)
    assert Rates(fork=before.fork, fresh=Rate(hits=2, runs=3)).lower_than(before)
    assert not before.lower_than(before)
