"""Choose how an axis of time or memory is divided, and word its values: pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, log10

__all__ = ["MEMORY", "TIME", "Axis", "Quantity", "drawable", "make_axis", "worded"]

_LOG_FROM = 30.0  # ratio of extremes from which a linear axis presses most values to the floor
_TICKS = 4
_LEAST, _MOST = 1e-4, 1e12  # beyond these a value is not a measurement


@dataclass(frozen=True, kw_only=True)
class Quantity:
    """What is measured: its name, and its units, each from which value on and of what size."""

    name: str
    units: tuple[tuple[str, float, float], ...]


TIME = Quantity(name="time", units=(("ms", 0.0, 0.001), ("s", 1.0, 1.0), ("min", 120.0, 60.0)))
MEMORY = Quantity(name="memory", units=(("MiB", 0.0, 1.0), ("GiB", 4096.0, 1024.0)))


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
    """Divide an axis for some values; None where there is none that can be drawn.

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
    """Write a number without an exponent, and without zeros that say nothing."""
    written = f"{value:,.9f}"
    return written.rstrip("0").rstrip(".") if "." in written else written
