"""Time two ways of doing the same in turns, so that a machine that drifts slows both alike."""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Sample:
    """What one run took: elapsed and processor seconds, children that were waited for included."""

    wall_s: float
    cpu_s: float


def run_timed(action: Callable[[], object]) -> Sample:
    """Run something once and time it."""
    cpu, wall = _cpu_s(), time.perf_counter()
    action()
    return Sample(wall_s=time.perf_counter() - wall, cpu_s=_cpu_s() - cpu)


def _cpu_s() -> float:
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def in_turns(ways: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, list[Sample]]:
    """Time each way once per round, in an order that is turned round every time."""
    samples: dict[str, list[Sample]] = {name: [] for name in ways}
    for number in range(rounds):
        for name in list(ways) if number % 2 == 0 else reversed(list(ways)):
            samples[name].append(run_timed(ways[name]))
    return samples


def median_wall(samples: Sequence[Sample]) -> float:
    """Return the median elapsed time in seconds."""
    return statistics.median(sample.wall_s for sample in samples)


def median_cpu(samples: Sequence[Sample]) -> float:
    """Return the median processor time in seconds."""
    return statistics.median(sample.cpu_s for sample in samples)


def median_ratio(slow: Sequence[Sample], fast: Sequence[Sample]) -> float:
    """Return the median over rounds of how many times longer the slow way took."""
    pairs = zip(slow, fast, strict=True)
    return statistics.median(a.wall_s / b.wall_s for a, b in pairs)
