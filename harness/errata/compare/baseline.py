"""Tell what the framework itself needs in memory from what scripts need above it: pure.

Nobody can measure the framework without a script, so the leanest fixed script stands for it, on
each side by itself. From a few scripts alone that would say nothing: see `NEEDED`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from errata.compare.resources import Limits, Resource, differs
from errata.model.outcome import Isolation, ScriptResult

__all__ = [
    "NEEDED",
    "Baseline",
    "Leanest",
    "Pairs",
    "cost_note",
    "has_moved",
    "leanest_first",
    "measured",
    "memory_suspects",
]

NEEDED = 3
"""Comparisons with a peak on both sides without which whole peaks are compared."""

Pairs = Mapping[int, tuple[ScriptResult, ScriptResult]]
"""What the fixed script did on both sides, by the number of its comparison."""

_Peaks = Mapping[int, tuple[float, float]]


@dataclass(frozen=True, kw_only=True)
class Leanest:
    """The fixed script that needs least on one side: its trial, and the peak of each run in MiB."""

    trial: str
    runs: tuple[float, ...]

    @property
    def peak(self) -> float:
        """What is typical, in MiB."""
        return median(self.runs)


@dataclass(frozen=True, kw_only=True)
class Baseline:
    """What the framework itself needs on both sides, shown by the leanest of `comparisons`."""

    before: Leanest
    after: Leanest
    comparisons: int

    @property
    def peaks(self) -> tuple[float, float]:
        """Both sides in MiB."""
        return self.before.peak, self.after.peak

    @property
    def is_news(self) -> bool:
        """Whether the framework itself needs more or less than before, by enough for a word."""
        old, new = self.before.runs, self.after.runs
        overlap = min(old) <= max(new) and min(new) <= max(old)
        return not overlap and abs(self.peaks[1] - self.peaks[0]) > Resource.MEMORY.floor

    def words(self, framework: str, release: str) -> str:
        """Say in one sentence how the need changed; `release` is the one before."""
        old, new = self.peaks
        amount = f"{abs(new - old):,.0f} MiB {'more' if new > old else 'less'}"
        return (
            f"{framework} itself needs {amount} than at {release} ({old:,.0f} -> {new:,.0f} MiB), "
            f"as the leanest of {self.comparisons:,} fixed scripts shows; it counts against no case"
        )


def cost_note(baseline: Baseline | None) -> str:
    """Say what time and memory are in this comparison."""
    note = (
        "time is the script's own, without the framework's import where it can be forked; memory "
        "is the peak of a process of its own"
    )
    if baseline is None:
        return f"{note}, the framework included"
    old, new = baseline.peaks
    return (
        f"{note}, compared above what the framework itself needs ({old:,.0f} MiB, now "
        f"{new:,.0f}): that is taken to be what the leanest script needs"
    )


def measured(pairs: Pairs) -> int:
    """Count the comparisons that have a peak on both sides."""
    return sum(map(len, _kinds(pairs)))


def has_moved(pairs: Pairs) -> bool:
    """Tell whether any script's peak differs enough for a word; if none does, no own need can."""
    smallest = Resource.MEMORY.floor
    return any(abs(new - old) > smallest for kind in _kinds(pairs) for old, new in kind.values())


def leanest_first(pairs: Pairs) -> Iterator[tuple[int, Sequence[int]]]:
    """Order the comparisons by what they need on a side (0 or 1), apart for each isolation.

    A fork's peak is about half of that of a process of its own, so the two have no common order.
    """
    for kind in _kinds(pairs):
        for side in (0, 1):
            yield side, sorted(kind, key=lambda number: (kind[number][side], number))


def memory_suspects(pairs: Pairs, limits: Limits) -> list[int]:
    """List the comparisons whose own need looks different, by one run on each side.

    Peaks compare above the leanest of the same isolation. Where that has too few scripts, all are
    suspects: the leanest may be one that changed.
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
    """Divide the comparisons that have a peak on both sides by how their scripts ran."""
    kinds: dict[Isolation | None, dict[int, tuple[float, float]]] = {}
    for number, (before, after) in pairs.items():
        old, new = Resource.MEMORY.of(before), Resource.MEMORY.of(after)
        if old is not None and new is not None and before.isolation is after.isolation:
            kinds.setdefault(before.isolation, {})[number] = (old, new)
    return list(kinds.values())
