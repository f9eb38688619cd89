"""Charts are valid drawings of exactly the values that there are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.site.charts import (
    MEMORY,
    TIME,
    Quantity,
    Series,
    draw_chart,
    drawable,
    make_axis,
    tells_something,
    worded,
)

SVG = "{http://www.w3.org/2000/svg}"
VALUES = st.lists(st.none() | st.floats(), min_size=1, max_size=40)
RELEASES = tuple(f"2.{n}.0" for n in range(40))


def draw(
    broken: Sequence[float | None],
    fixed: Sequence[float | None] = (),
    quantity: Quantity = TIME,
    releases: Sequence[str] = RELEASES,
) -> ET.Element | None:
    values = tuple(broken)
    other = tuple(fixed) or (None,) * len(values)
    chart = draw_chart(
        [
            Series(name="broken.py", style="broken", values=values),
            Series(name="fixed.py", style="fixed", values=other),
        ],
        releases[: len(values)],
        quantity,
        name="chart",
        heading="eager, cpu",
    )
    return None if chart is None else ET.fromstring(chart)  # noqa: S314 - our own text


def drawn(*values: float | None, quantity: Quantity = TIME) -> ET.Element:
    chart = draw(values, quantity=quantity)
    assert chart is not None
    return chart


def points(chart: ET.Element) -> list[tuple[float, float]]:
    dots = chart.iter(f"{SVG}circle")
    return [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in dots]


def words(chart: ET.Element, tag: str) -> str:
    found = chart.find(f"{SVG}{tag}")
    assert found is not None
    return found.text or ""


@given(VALUES, VALUES)
def test_any_values_make_a_valid_drawing_without_nan_inside_its_frame(
    broken: list[float | None], fixed: list[float | None]
) -> None:
    count = min(len(broken), len(fixed))
    chart = draw(broken[:count], fixed[:count])
    usable = [v for v in (*broken[:count], *fixed[:count]) if v is not None and 0 <= v < 1e12]
    assert (chart is None) == (not usable)
    if chart is not None:
        text = ET.tostring(chart, encoding="unicode")
        assert "nan" not in text
        assert "inf" not in text
        assert "style=" not in text
        width, height = float(chart.attrib["width"]), float(chart.attrib["height"])
        assert all(0 <= x <= width and 0 <= y <= height for x, y in points(chart))


def test_one_dot_for_each_value_and_a_gap_for_each_that_is_missing() -> None:
    chart = drawn(0.1, 0.2, None, 0.3)
    xs = [x for x, _ in points(chart)]
    assert len(xs) == 3
    assert xs[2] - xs[1] == pytest.approx(2 * (xs[1] - xs[0]), abs=0.2)
    line = next(path for path in chart.iter(f"{SVG}path") if "line" in path.attrib["class"])
    assert line.attrib["d"].count("M") == 1  # the last value stands alone


def test_larger_values_are_higher_up() -> None:
    (_, low), (_, high) = points(drawn(0.1, 0.2))
    assert high < low


def test_a_single_value_is_a_dot_in_the_middle() -> None:
    chart = drawn(0.25)
    ((x, _),) = points(chart)
    assert 40 < x < float(chart.attrib["width"]) - 10
    assert "broken.py: 250 ms on 2.0.0." in words(chart, "desc")


def test_a_chart_says_what_it_shows() -> None:
    chart = drawn(180.0, 200.0, 190.0, quantity=MEMORY)
    assert chart.attrib["role"] == "img"
    assert chart.attrib["aria-labelledby"] == "chart-title"
    assert words(chart, "title") == "Memory over releases: eager, cpu"
    assert words(chart, "desc") == (
        "broken.py: 190 MiB on 2.2.0; least 180 MiB on 2.0.0, most 200 MiB on 2.1.0. "
        "fixed.py: not measured."
    )


def test_names_of_releases_are_escaped_and_cut() -> None:
    chart = draw([0.1], releases=["</text><b>\x1b" + "x" * 100])
    assert chart is not None
    ticks = [text.text or "" for text in chart.iter(f"{SVG}text")]
    assert r"</text><b>\x1bxx…" in ticks


def test_nothing_measured_is_no_chart() -> None:
    assert draw([None, math.nan]) is None
    assert draw([]) is None


def test_forty_releases_are_not_all_named_but_the_newest_is() -> None:
    chart = drawn(*[0.1 + n / 100 for n in range(40)])
    named = [text.text for text in chart.iter(f"{SVG}text") if "transform" in text.attrib]
    assert "2.39.0" in named
    assert len(named) < 40


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


@pytest.mark.parametrize(
    ("values", "tells"),
    [
        ((1.0, None, 9.0), False),  # two values are no course
        ((1.0, 1.0, 9.0), True),
        ((0.01, 0.02, 0.09), False),  # nine times as long, and nobody would notice
        ((5.0, 9.0, 8.0), False),  # a busy machine does as much
        ((1.0, 1.1, 9.0, 1.0, 1.2), False),  # and so it does once
        ((1.0, 1.1, 9.0, 9.0, 8.5), True),
        ((math.nan, 1.0, 9.0), False),
    ],
)
def test_a_chart_tells_something_where_more_than_noise_changes(
    values: tuple[float | None, ...], *, tells: bool
) -> None:
    series = [Series(name="broken.py", style="broken", values=values)]
    assert tells_something(series, TIME) is tells
    is_enough = sum(value is not None and value == value for value in values) >= 3
    assert tells_something(series, TIME, is_subject=True) is is_enough
