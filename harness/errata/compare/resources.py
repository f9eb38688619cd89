"""Compare the time and memory of scripts on two sides.

A single measurement proves little: a busy machine doubles it. A first run can therefore only raise
a suspicion. It becomes a claim when the medians of several runs on both sides differ by more than
the factor and the ranges of the two sides do not overlap.

Memory is compared above the framework's own need where that is known. The need cannot be measured
without a script, so the leanest fixed script of each side stands in for it (see `NEEDED`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Annotated

from pydantic import Field, PlainSerializer

from errata.model.outcome import Isolation, Outcome, ScriptResult, StrEnum
from errata.text.printable import counted

_LEAST_RATIO = 1.0  # MiB; a ratio to less than this has no meaning


class Resource(StrEnum):
    """What a script uses: seconds, or MiB at its peak."""

    TIME = "time"
    MEMORY = "memory"

    @property
    def floor(self) -> float:
        """The smallest difference that is reported, in seconds or MiB."""
        return 0.05 if self is Resource.TIME else 50.0

    def of(self, result: ScriptResult) -> float | None:
        """Return what one run used; None if it did not pass or was not measured whole."""
        if result.outcome is not Outcome.PASSED:
            return None
        return result.own_s if self is Resource.TIME else result.peak_mb


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The factor by which time and memory must differ to be a change; 0 disables comparison."""

    time: float = 2.0
    memory: float = 1.5

    @property
    def any(self) -> bool:
        """Whether anything is compared."""
        return self.time > 0 or self.memory > 0

    def of(self, resource: Resource) -> float:
        """Return the factor for one resource."""
        return self.time if resource is Resource.TIME else self.memory


@dataclass(frozen=True, kw_only=True)
class Cost:
    """A confirmed difference: what each run used before and now, in seconds or MiB.

    `framework` is the framework's own part on both sides, zero if unknown; only the rest was
    compared.
    """

    resource: Resource
    before: tuple[float, ...]
    after: tuple[float, ...]
    framework: Annotated[
        tuple[float, float],
        PlainSerializer(lambda p: p if any(p) else None, return_type=tuple[float, float] | None),
        Field(description="The framework's own part in MiB, on both sides; null: unknown."),
    ]

    @property
    def medians(self) -> tuple[float, float]:
        """The medians of both sides, the framework included."""
        return median(self.before), median(self.after)

    @property
    def own(self) -> tuple[float, float]:
        """The script's own part of the medians."""
        before, after = self.medians
        return max(before - self.framework[0], 0.0), max(after - self.framework[1], 0.0)

    @property
    def is_worse(self) -> bool:
        """Whether more is used than before."""
        before, after = self.own
        return after > before

    @property
    def words(self) -> str:
        """The difference in one sentence, with the ranges of both sides."""
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
        """The ratio of the script's own parts, or their difference if one is almost zero."""
        small, large = sorted(self.own)
        if self.resource is Resource.MEMORY and small < _LEAST_RATIO:
            return f"{large - small:,.0f} MiB {'more' if self.is_worse else 'less'}"
        ratio = large / small if small > 0 else float("inf")
        return f"{ratio:.1f} times {'as much' if self.is_worse else 'less'}"


def suspects(before: ScriptResult, after: ScriptResult, limits: Limits) -> tuple[Resource, ...]:
    """List the resources that look different by one run on each side.

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
    """Return the difference that repeated runs confirm; None if they do not, or one failed.

    `framework` is the framework's own part on both sides; only the rest is compared.
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
    """Return whether two amounts differ by more than the factor and the floor."""
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
    typical, runs = median(values), counted(len(values), "run")
    if resource is Resource.TIME:
        lowest, highest = (
            seconds(v, typical).partition(" ")[0] for v in (min(values), max(values))
        )
        return f"{seconds(typical)} ({lowest} to {highest} in {runs})"
    return f"{typical:,.0f} MiB ({min(values):,.0f} to {max(values):,.0f} in {runs})"


NEEDED = 3
"""With fewer comparisons than this, whole peaks are compared."""

Pairs = Mapping[int, tuple[ScriptResult, ScriptResult]]
"""The results of the fixed script on both sides, by the number of the comparison."""

_Peaks = Mapping[int, tuple[float, float]]


@dataclass(frozen=True, kw_only=True)
class Leanest:
    """The fixed script with the lowest peak on one side: its trial and its runs' peaks in MiB."""

    trial: str
    runs: tuple[float, ...]

    @property
    def peak(self) -> float:
        """The median peak in MiB."""
        return median(self.runs)


@dataclass(frozen=True, kw_only=True)
class Baseline:
    """The framework's own need on both sides, by the leanest script of `comparisons`."""

    before: Leanest
    after: Leanest
    comparisons: int
    changed: Annotated[bool, Field(description="Whether it differs enough to be reported.")]

    @property
    def peaks(self) -> tuple[float, float]:
        """Both sides in MiB."""
        return self.before.peak, self.after.peak

    def words(self, framework: str, release: str) -> str:
        """Describe in one sentence how the need changed; `release` is the earlier one."""
        old, new = self.peaks
        amount = f"{abs(new - old):,.0f} MiB {'more' if new > old else 'less'}"
        return (
            f"{framework} itself needs {amount} than at {release} ({old:,.0f} -> {new:,.0f} MiB), "
            f"by the leanest of {self.comparisons:,} fixed scripts; this counts against no case"
        )


def compare_leanest(before: Leanest, after: Leanest, comparisons: int) -> Baseline:
    """Compare the leanest scripts of both sides, of so many comparisons."""
    overlap = min(before.runs) <= max(after.runs) and min(after.runs) <= max(before.runs)
    moved = abs(after.peak - before.peak) > Resource.MEMORY.floor
    return Baseline(
        before=before, after=after, comparisons=comparisons, changed=moved and not overlap
    )


def cost_note(baseline: Baseline | None) -> str:
    """Explain what time and memory mean in this comparison."""
    note = (
        "time excludes the framework's import for scripts that are forked; memory is the peak of "
        "a process of its own"
    )
    if baseline is None:
        return f"{note}, the framework included"
    old, new = baseline.peaks
    return (
        f"{note}, minus the framework's own need ({old:,.0f} MiB, now {new:,.0f}), which is "
        "estimated by the leanest script"
    )


def count_peaks(pairs: Pairs) -> int:
    """Count the comparisons that have a peak on both sides."""
    return sum(map(len, _kinds(pairs)))


def any_peak_moved(pairs: Pairs) -> bool:
    """Return whether any peak differs by more than the floor; if none does, no own need can."""
    smallest = Resource.MEMORY.floor
    return any(abs(new - old) > smallest for kind in _kinds(pairs) for old, new in kind.values())


def leanest_first(pairs: Pairs) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield the comparisons ordered by peak, for each isolation and side (0 or 1).

    The peak of a fork is about half of that of a process of its own, so they are not compared.
    """
    for kind in _kinds(pairs):
        for side in (0, 1):
            yield side, sorted(kind, key=lambda number: (kind[number][side], number))


def memory_suspects(pairs: Pairs, limits: Limits) -> list[int]:
    """List the comparisons whose own need looks different by one run on each side.

    Peaks are compared above the leanest script of the same isolation. With too few scripts all
    are suspects: the leanest itself may have changed.
    """
    found: list[int] = []
    for kind in _kinds(pairs):
        lean = [min(side) for side in zip(*kind.values(), strict=True)]
        found += [
            number
            for number, (old, new) in kind.items()
            if len(kind) < NEEDED or differs(Resource.MEMORY, old - lean[0], new - lean[1], limits)
        ]
    return sorted(found)


def _kinds(pairs: Pairs) -> list[_Peaks]:
    """Group the comparisons with a peak on both sides by isolation."""
    kinds: dict[Isolation | None, dict[int, tuple[float, float]]] = {}
    for number, (before, after) in pairs.items():
        old, new = Resource.MEMORY.of(before), Resource.MEMORY.of(after)
        if old is not None and new is not None and before.isolation is after.isolation:
            kinds.setdefault(before.isolation, {})[number] = (old, new)
    return list(kinds.values())
