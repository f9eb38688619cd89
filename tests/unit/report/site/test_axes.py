from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.report.site.axes import MEMORY, TIME, Quantity, drawable, make_axis, worded

ANY = st.none() | st.floats(allow_nan=True, allow_infinity=True)


@given(st.lists(ANY, max_size=40), st.sampled_from([TIME, MEMORY]))
def test_every_value_that_can_be_drawn_lies_on_the_axis(
    values: list[float | None], unit: Quantity
) -> None:
    axis = make_axis(values, unit)
    usable = [value for value in map(drawable, values) if value is not None]
    assert (axis is None) == (not usable)
    if axis is None:
        return
    for value in usable:
        assert -1e-9 <= axis.share(value) <= 1 + 1e-9
    places = [axis.share(value) for value, _ in axis.ticks]
    assert places == sorted(places)
    assert places[0] == pytest.approx(0)
    assert 2 <= len(axis.ticks) <= 8


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=40))
def test_the_order_of_values_is_the_order_on_the_axis(values: list[float]) -> None:
    axis = make_axis(values, TIME)
    assert axis is not None
    places = [axis.share(value) for value in sorted(values)]
    assert places == sorted(places)


def test_an_axis_begins_at_zero() -> None:
    axis = make_axis([251.0, 260.0], MEMORY)
    assert axis is not None
    assert axis.low == 0
    assert not axis.is_log
    assert [words for _, words in axis.ticks] == ["0", "100", "200", "300"]


def test_values_far_apart_get_a_tenfold_each() -> None:
    axis = make_axis([0.004, 3.0], TIME)
    assert axis is not None
    assert axis.is_log
    assert [words for _, words in axis.ticks] == ["1 ms", "10 ms", "100 ms", "1 s", "10 s"]
    assert axis.share(0.1) == pytest.approx(0.5)


def test_a_zero_among_values_keeps_the_axis_linear() -> None:
    axis = make_axis([0.0, 100.0], TIME)
    assert axis is not None
    assert not axis.is_log


@pytest.mark.parametrize("value", [None, math.nan, math.inf, -math.inf, -1.0, 1e300])
def test_what_is_no_measurement_is_not_drawn(value: float | None) -> None:
    assert drawable(value) is None
    assert make_axis([value], TIME) is None


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0.0, "0 ms"),
        (0.0123, "12.3 ms"),
        (0.99, "990 ms"),
        (2.0, "2 s"),
        (119.0, "119 s"),
        (150.0, "2.5 min"),
    ],
)
def test_seconds_are_worded_in_the_unit_that_suits_them(value: float, words: str) -> None:
    assert worded(value, TIME) == words


def test_values_in_columns_have_even_digits() -> None:
    assert [worded(value, TIME, even=True) for value in (2.0, 12.0, 115.0)] == [
        "2.00 s",
        "12.0 s",
        "115 s",
    ]
    assert worded(1234.0, MEMORY, even=True) == "1,234 MiB"
    assert worded(5000.0, MEMORY, even=True) == "4.88 GiB"
