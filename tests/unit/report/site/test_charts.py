"""Charts are valid drawings of exactly the values that there are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.report.site.axes import MEMORY, TIME, Quantity
from errata.report.site.charts import Series, draw_chart

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
