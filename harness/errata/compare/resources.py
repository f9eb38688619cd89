"""Tell whether a script costs more or less than before, and believe it only when repeated: pure.

One measurement says little: a busy machine doubles it. So a first one can only raise a suspicion.
It becomes a claim when the medians of several runs on both sides differ by more than the factor,
and no run of the one side reaches the range of the other. Memory can be compared above what the
framework itself needs, which `errata.compare.baseline` finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from errata.model.enums import StrEnum
from errata.model.outcome import Outcome, ScriptResult
from errata.text.wording import counted

__all__ = ["Cost", "Limits", "Resource", "confirm_cost", "differs", "seconds", "suspects"]

_LEAST_TOLD = 1.0  # MiB; a multiple of less says nothing


class Resource(StrEnum):
    """What a script uses: seconds, or MiB at its peak."""

    TIME = "time"
    MEMORY = "memory"

    @property
    def floor(self) -> float:
        """The smallest difference worth a word, in seconds or MiB."""
        return 0.05 if self is Resource.TIME else 50.0

    def of(self, result: ScriptResult) -> float | None:
        """Return what one run used; None where it did not pass, or nobody measured."""
        if result.outcome is not Outcome.PASSED:
            return None
        return result.wall_s if self is Resource.TIME else result.peak_mb


@dataclass(frozen=True, kw_only=True)
class Limits:
    """By what factor time and memory must differ to be a change; 0 means: do not compare."""

    time: float = 2.0
    memory: float = 1.5

    def of(self, resource: Resource) -> float:
        """Return the factor for one resource."""
        return self.time if resource is Resource.TIME else self.memory


@dataclass(frozen=True, kw_only=True)
class Cost:
    """A confirmed difference: what each run used before and now, in seconds or MiB.

    `framework` is what of it the framework itself needs on both sides, zero where that is unknown;
    only what lies above it was compared.
    """

    resource: Resource
    before: tuple[float, ...]
    after: tuple[float, ...]
    framework: tuple[float, float] = (0.0, 0.0)

    @property
    def medians(self) -> tuple[float, float]:
        """What is typical on both sides, the framework included."""
        return median(self.before), median(self.after)

    @property
    def own(self) -> tuple[float, float]:
        """What of the medians is the script's own."""
        before, after = self.medians
        return max(before - self.framework[0], 0.0), max(after - self.framework[1], 0.0)

    @property
    def is_worse(self) -> bool:
        """Whether more is used than before."""
        before, after = self.own
        return after > before

    @property
    def words(self) -> str:
        """Say it in one sentence, with the ranges of both sides."""
        before, after = (_range(runs, self.resource) for runs in (self.before, self.after))
        if self.resource is Resource.TIME:
            return f"fixed.py took {before}, now {after}: {self._times}"
        needed = f"fixed.py needed {before}, now {after}"
        if not any(self.framework):
            return f"{needed}: {self._times}"
        old, new = self.own
        return f"{needed}; above the framework itself {old:,.0f} MiB, now {new:,.0f}: {self._times}"

    @property
    def _times(self) -> str:
        """Say how much more or less is the script's own: as a multiple, where it has a meaning."""
        small, large = sorted(self.own)
        if self.resource is Resource.MEMORY and small < _LEAST_TOLD:
            return f"{large - small:,.0f} MiB {'more' if self.is_worse else 'less'}"
        ratio = large / small if small > 0 else float("inf")
        return f"{ratio:.1f} times {'as much' if self.is_worse else 'less'}"


def suspects(before: ScriptResult, after: ScriptResult, limits: Limits) -> tuple[Resource, ...]:
    """Name what one run on each side makes suspicious.

    Only runs in the same isolation compare: a fresh interpreter pays for the framework's import.
    """
    if before.isolation is not after.isolation:
        return ()
    return tuple(
        resource
        for resource in Resource
        if differs(resource, resource.of(before), resource.of(after), limits)
    )


def confirm_cost(
    resource: Resource,
    before: Sequence[ScriptResult],
    after: Sequence[ScriptResult],
    limits: Limits,
    framework: tuple[float, float] = (0.0, 0.0),
) -> Cost | None:
    """Return the difference that repeated runs bear out; None where they do not, or one failed.

    `framework` is what is not the script's own on both sides: only what lies above it is compared.
    """
    old = [resource.of(result) for result in before]
    new = [resource.of(result) for result in after]
    cost = Cost(
        resource=resource,
        before=tuple(value for value in old if value is not None),
        after=tuple(value for value in new if value is not None),
        framework=framework,
    )
    if not old or not new or len(cost.before) < len(old) or len(cost.after) < len(new):
        return None
    ours = [value - framework[0] for value in cost.before]
    theirs = [value - framework[1] for value in cost.after]
    overlap = min(ours) <= max(theirs) and min(theirs) <= max(ours)
    return None if overlap or not differs(resource, *cost.own, limits) else cost


def differs(resource: Resource, before: float | None, after: float | None, limits: Limits) -> bool:
    """Tell whether two amounts differ by more than the factor, and by enough to be worth a word."""
    factor = limits.of(resource)
    if before is None or after is None or factor <= 0:
        return False
    small, large = sorted((before, after))
    return large - small > resource.floor and large > factor * small


def seconds(value: float, unit_of: float | None = None) -> str:
    """Write seconds, below one of them as milliseconds; `unit_of` is the value that decides."""
    if (value if unit_of is None else unit_of) < 1:
        return f"{_three_digits(value * 1000)} ms"
    return f"{_three_digits(value)} s"


def _three_digits(value: float) -> str:
    """Write a number with three digits, or more where it has more before the point."""
    return f"{value:,.0f}" if value >= 99.95 else f"{value:#.3g}"


def _range(values: Sequence[float], resource: Resource) -> str:
    """Write the median of some runs and between what they lay."""
    typical, runs = median(values), counted(len(values), "run")
    if resource is Resource.TIME:
        lowest, highest = (
            seconds(v, typical).partition(" ")[0] for v in (min(values), max(values))
        )
        return f"{seconds(typical)} ({lowest} to {highest} in {runs})"
    return f"{typical:,.0f} MiB ({min(values):,.0f} to {max(values):,.0f} in {runs})"
