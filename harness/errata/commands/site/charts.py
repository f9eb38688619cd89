"""Draw time and memory of both scripts over releases, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, log10

from markupsafe import Markup, escape

from errata.commands.site.svg import drawing, element, number, path_through, text
from errata.text.printable import visible

_LOG_FROM = 30.0  # ratio of extremes from which a linear axis presses most values to the floor
_TICKS = 4
_LEAST, _MOST = 1e-4, 1e12  # beyond these a value is not a measurement


@dataclass(frozen=True, kw_only=True)
class Quantity:
    """What is measured: its name, and its units, each from which value on and of what size.

    `factor` and `least` bound the noise of single measurements on a busy machine: a change is
    larger than both, `least` in seconds or MiB.
    """

    name: str
    units: tuple[tuple[str, float, float], ...]
    factor: float
    least: float


TIME = Quantity(
    name="time",
    units=(("ms", 0.0, 0.001), ("s", 1.0, 1.0), ("min", 120.0, 60.0)),
    factor=3.0,
    least=0.5,
)
MEMORY = Quantity(
    name="memory", units=(("MiB", 0.0, 1.0), ("GiB", 4096.0, 1024.0)), factor=2.0, least=128.0
)
_FEWEST = 3  # values of a script from which there is a course to see
_OUTLIERS_FROM = 5  # values from which one on each side may be an outlier


@dataclass(frozen=True, kw_only=True)
class Axis:
    """An axis from `low` to `high`; `ticks` are values with their words.

    All values are seconds or MiB. The words are in `unit`; where it is empty they name their own.
    """

    low: float
    high: float
    is_log: bool
    ticks: tuple[tuple[float, str], ...]
    unit: str

    def share(self, value: float) -> float:
        """Return how far up a value lies, from 0 to 1."""
        if self.is_log:
            low, high = log10(self.low), log10(self.high)
            return (log10(max(value, self.low)) - low) / (high - low)
        return (value - self.low) / (self.high - self.low)


def drawable(value: float | None) -> float | None:
    """Return a value that can be drawn; None for gaps, NaN, infinities and nonsense."""
    return value if value is not None and 0 <= value < _MOST else None


def make_axis(values: Sequence[float | None], quantity: Quantity) -> Axis | None:
    """Divide an axis for some values; None if no value can be drawn.

    It begins at zero, so that lengths compare, unless the largest is 30 times the smallest: then
    every tenfold takes the same room.
    """
    usable = [value for value in map(drawable, values) if value is not None]
    if not usable:
        return None
    least, most = min(usable), max(*usable, _LEAST)
    unit, size = _unit(most, quantity)
    if least >= _LEAST and most / least >= _LOG_FROM:
        return _logarithmic(least, most, quantity)
    step = _nice_step(most / size / _TICKS)
    count = max(1, ceil(most / size / step - 1e-9))
    ticks = tuple((index * step * size, _plain(index * step)) for index in range(count + 1))
    return Axis(low=0.0, high=ticks[-1][0], is_log=False, ticks=ticks, unit=unit)


def worded(value: float, quantity: Quantity, *, even: bool = False) -> str:
    """Write one value in the unit that suits it, three digits at most; `even` for columns."""
    unit, size = _unit(value, quantity)
    amount = value / size
    if not even:
        return f"{_plain(float(f'{amount:.3g}'))} {unit}"
    digits = next((digits for digits, limit in ((2, 10), (1, 100)) if amount < limit), 0)
    return f"{amount:,.{digits}f} {unit}"


def _logarithmic(least: float, most: float, quantity: Quantity) -> Axis:
    lowest, highest = floor(log10(least) + 1e-9), ceil(log10(most) - 1e-9)
    decades = range(lowest, max(highest, lowest + 1) + 1)
    stride = ceil(len(decades) / (_TICKS + 2))
    values = [10.0**power for power in decades]
    small = replace(quantity, units=tuple(one for one in quantity.units if one[2] <= 1))
    return Axis(
        low=values[0],
        high=values[-1],
        is_log=True,
        ticks=tuple((value, worded(value, small)) for value in values[::stride]),
        unit="",
    )


def _unit(value: float, quantity: Quantity) -> tuple[str, float]:
    """Choose the largest unit of which there is enough, and its size."""
    return [(name, size) for name, start, size in quantity.units if value >= start][-1]


def _nice_step(rough: float) -> float:
    """Round up to 1, 2, 2.5 or 5 times a power of ten."""
    power: float = 10.0 ** floor(log10(rough))
    return next(c * power for c in (1, 2, 2.5, 5, 10, 20) if rough <= c * power * (1 + 1e-9))


def _plain(value: float) -> str:
    """Write a number without an exponent, and without needless zeros."""
    written = f"{value:,.9f}"
    return written.rstrip("0").rstrip(".") if "." in written else written


_LEFT, _RIGHT, _TOP, _HEIGHT = 44.0, 14.0, 24.0, 112.0
_LEAST_STEP, _MOST_STEP = 9.0, 56.0
_HEADING = 120.0  # pixels for quantity and unit next to the heading
_LEAST_LABEL = 14.0  # pixels between labels that lean over
_LABEL_LIMIT, _LETTER = 14, 6.4
_LEAN = 0.71  # sine and cosine of 45 degrees


@dataclass(frozen=True, kw_only=True)
class Series:
    """The values of one script: one for every release, None if not measured."""

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
    """Draw lines over releases, the oldest first; None without any value.

    `heading` is the mode and backend. `room` is the width of the lines in pixels; many releases
    need more.
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


def tells_something(
    series: Sequence[Series], quantity: Quantity, *, is_subject: bool = False
) -> bool:
    """Whether a chart shows more than noise: a script has three values, and they change.

    The highest and the lowest of many values do not count, as a machine may have been busy once.
    Where the case is about the quantity (`is_subject`), a constant is worth showing too.
    """
    for one in series:
        values = sorted(value for value in map(drawable, one.values) if value is not None)
        if len(values) < _FEWEST:
            continue
        kept = values[1:-1] if len(values) >= _OUTLIERS_FROM else values
        change = kept[-1] - kept[0]
        if is_subject or (change >= quantity.least and kept[-1] >= kept[0] * quantity.factor):
            return True
    return False


def label_room(releases: Sequence[str]) -> float:
    """Return the height in pixels of rotated release names."""
    longest = max((len(cut_label(release)) for release in releases), default=0)
    return 18 + longest * _LETTER * _LEAN


def cut_label(release: str) -> str:
    """Shorten a release's name to the room there is."""
    return release if len(release) <= _LABEL_LIMIT else f"{release[: _LABEL_LIMIT - 1]}…"


@dataclass(frozen=True, kw_only=True)
class _Plot:
    """The positions of releases and values, in pixels."""

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
    """Label every n-th release, counted back from the newest, so that labels do not overlap."""
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
    """Draw an invisible column over each release, with its values as a tooltip."""
    for index, release in enumerate(releases):
        values = [(one.name, drawable(one.values[index])) for one in series]
        words = " · ".join(f"{n} {worded(v, quantity)}" for n, v in values if v is not None)
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
    """Describe the extremes and the newest value of a line."""
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
