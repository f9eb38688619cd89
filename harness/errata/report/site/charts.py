"""Draw what both scripts took over releases, in time or memory, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from markupsafe import Markup, escape

from errata.report.site.axes import Axis, Quantity, drawable, make_axis, worded
from errata.report.site.svg import drawing, element, number, path_through, text
from errata.text.printable import visible

__all__ = ["Series", "cut_label", "draw_chart", "label_room"]

_LEFT, _RIGHT, _TOP, _HEIGHT = 44.0, 14.0, 24.0, 112.0
_LEAST_STEP, _MOST_STEP = 9.0, 56.0
_HEADING = 120.0  # pixels for quantity and unit beside the heading
_LEAST_LABEL = 14.0  # pixels between labels that lean over
_LABEL_LIMIT, _LETTER = 14, 6.4
_LEAN = 0.71  # sine and cosine of 45 degrees


@dataclass(frozen=True, kw_only=True)
class Series:
    """What one script took: a value for every release, None where nobody measured."""

    name: str
    style: str
    values: tuple[float | None, ...]


def draw_chart(
    series: Sequence[Series],
    releases: Sequence[str],
    quantity: Quantity,
    *,
    name: str,
    heading: str,
    room: float = 270.0,
) -> Markup | None:
    """Draw lines over releases, the oldest first; None where there is no value at all.

    `heading` says where this was measured. `room` is how many pixels wide the lines should be;
    many releases take more.
    """
    axis = make_axis([value for one in series for value in one.values], quantity)
    if axis is None:
        return None
    step = min(max(room / max(len(releases) - 1, 1), _LEAST_STEP), _MOST_STEP)
    plot = _Plot(axis=axis, step=step, count=len(releases))
    return drawing(
        [
            *_grid(plot, axis, quantity, heading),
            *_labels(plot, releases),
            *(part for one in series for part in _line(plot, one)),
            *_columns(plot, series, releases, quantity),
        ],
        size=(
            max(plot.right + _RIGHT, _HEADING + _LETTER * len(heading)),
            _TOP + _HEIGHT + label_room(releases),
        ),
        name=name,
        title=f"{quantity.name.capitalize()} over releases: {heading}",
        description=" ".join(_described(one, releases, quantity) for one in series),
        class_="chart",
    )


def label_room(releases: Sequence[str]) -> float:
    """Return how many pixels of height names of releases need that lean over."""
    longest = max((len(cut_label(release)) for release in releases), default=0)
    return 18 + longest * _LETTER * _LEAN


def cut_label(release: str) -> str:
    """Return as much of a release's name as there is room for."""
    return release if len(release) <= _LABEL_LIMIT else f"{release[: _LABEL_LIMIT - 1]}…"


@dataclass(frozen=True, kw_only=True)
class _Plot:
    """Where releases and values lie, in pixels."""

    axis: Axis
    step: float
    count: int

    @property
    def right(self) -> float:
        return _LEFT + 8 + self.step * max(self.count - 1, 1)

    def x(self, index: int) -> float:
        return _LEFT + 8 + self.step * (index if self.count > 1 else 0.5)

    def y(self, value: float) -> float:
        return _TOP + _HEIGHT * (1 - self.axis.share(value))


def _grid(plot: _Plot, axis: Axis, quantity: Quantity, heading: str) -> Iterator[Markup]:
    unit = "log scale" if axis.is_log else axis.unit
    yield element(
        "text",
        element("tspan", escape(visible(heading)), class_="name"),
        escape(f"  {quantity.name}, {unit}"),
        class_="axis",
        x=0,
        y=11,
    )
    for value, words in axis.ticks:
        y = plot.y(value)
        base = " base" if value == axis.low else ""
        yield element("path", class_=f"grid{base}", d=f"M{number(_LEFT)} {number(y)}H{plot.right}")
        yield text(words, class_="tick", x=_LEFT - 6, y=y + 3.5, text_anchor="end")


def _labels(plot: _Plot, releases: Sequence[str]) -> Iterator[Markup]:
    """Name every release, or every so-manyth counted back from the newest."""
    stride = ceil(_LEAST_LABEL / plot.step)
    for index in range(len(releases) - 1, -1, -stride):
        x, y = plot.x(index) + 3, _TOP + _HEIGHT + 13
        yield text(
            cut_label(releases[index]),
            class_="tick",
            text_anchor="end",
            transform=f"translate({number(x)} {number(y)}) rotate(-45)",
        )


def _line(plot: _Plot, one: Series) -> Iterator[Markup]:
    """Draw the values with a line through neighbours; a gap stays a gap."""
    stretch: list[tuple[float, float]] = []
    stretches = [stretch]
    for index, value in enumerate(map(drawable, one.values)):
        if value is None:
            stretch = []
            stretches.append(stretch)
        else:
            stretch.append((plot.x(index), plot.y(value)))
    yield element(
        "path",
        class_=f"line {one.style}",
        d="".join(path_through(part) for part in stretches if len(part) > 1) or None,
    )
    for x, y in (point for part in stretches for point in part):
        yield _mark(one.style, x, y)


def _mark(style: str, x: float, y: float) -> Markup:
    """Draw a dot for the broken script and a hollow square for the other."""
    if style == "broken":
        return element("circle", class_="dot broken", cx=x, cy=y, r=2.8)
    return element("rect", class_=f"dot {style}", x=x - 2.6, y=y - 2.6, width=5.2, height=5.2)


def _columns(
    plot: _Plot, series: Sequence[Series], releases: Sequence[str], quantity: Quantity
) -> Iterator[Markup]:
    """Lay a column over each release that tells its values under the mouse."""
    for index, release in enumerate(releases):
        said = [(one.name, drawable(one.values[index])) for one in series]
        words = " · ".join(f"{n} {worded(v, quantity)}" for n, v in said if v is not None)
        if words:
            yield element(
                "rect",
                element("title", escape(visible(f"{cut_label(release)}: {words}"))),
                class_="over",
                x=plot.x(index) - plot.step / 2,
                y=_TOP - 4,
                width=plot.step,
                height=_HEIGHT + 8,
            )


def _described(one: Series, releases: Sequence[str], quantity: Quantity) -> str:
    """Say the extremes and the newest value of a line."""
    known = [
        (value, release)
        for value, release in zip(map(drawable, one.values), releases, strict=True)
        if value is not None
    ]
    if not known:
        return f"{one.name}: not measured."
    newest = f"{worded(known[-1][0], quantity)} on {known[-1][1]}"
    (least, on_least), (most, on_most) = min(known), max(known)
    if least == most:
        return f"{one.name}: {newest}."
    return (
        f"{one.name}: {newest}; least {worded(least, quantity)} on {on_least}, "
        f"most {worded(most, quantity)} on {on_most}."
    )
