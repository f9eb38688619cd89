"""How often a program fails, and whether a smaller one fails less often: pure arithmetic."""

from __future__ import annotations

import math
from dataclasses import dataclass

from errata.model.outcome import Isolation

__all__ = ["Rate", "Rates", "is_lower", "tries_for"]

SIGNIFICANT = 0.05
MISSED = 0.02  # how often a flaky candidate that does fail may be taken for one that does not
MOST_TRIES = 12


@dataclass(frozen=True, kw_only=True)
class Rate:
    """How many of how many runs showed the failure."""

    hits: int = 0
    runs: int = 0

    @property
    def is_certain(self) -> bool:
        """Whether every run failed."""
        return self.hits == self.runs

    def __str__(self) -> str:
        return f"{self.hits} of {self.runs}"


@dataclass(frozen=True, kw_only=True)
class Rates:
    """How often a program failed in each isolation; no runs where it was not asked."""

    fork: Rate
    fresh: Rate

    def of(self, isolation: Isolation) -> Rate:
        """Return the rate in one isolation."""
        return self.fork if isolation is Isolation.FORK else self.fresh

    @property
    def is_certain_in_fork(self) -> bool:
        """Whether every forked run failed, of at least one."""
        return self.fork.runs > 0 and self.fork.is_certain

    def lower_than(self, before: Rates) -> bool:
        """Tell whether a failure got rarer in either isolation."""
        return is_lower(self.fork, before.fork) or is_lower(self.fresh, before.fresh)


def is_lower(after: Rate, before: Rate) -> bool:
    """Tell whether a program fails less often than the one it was made from.

    Where every run failed, every run must fail. Otherwise the difference must be more than
    chance (Fisher's exact test, one-sided, 5 %).
    """
    if not after.runs or not before.runs:
        return False
    if before.is_certain:
        return not after.is_certain
    return _chance_of_at_most(after, before) < SIGNIFICANT


def _chance_of_at_most(after: Rate, before: Rate) -> float:
    """Return the chance of so few hits in `after` if both had the same rate."""
    runs, hits = after.runs + before.runs, after.hits + before.hits
    fewest = max(0, hits - before.runs)
    ways = sum(
        math.comb(after.runs, k) * math.comb(before.runs, hits - k)
        for k in range(fewest, after.hits + 1)
    )
    return ways / math.comb(runs, hits)


def tries_for(rate: Rate) -> int:
    """Return how often to run a candidate before it counts as one that does not fail."""
    if rate.is_certain or not rate.hits:
        return 1
    missed = 1 - rate.hits / rate.runs
    return min(MOST_TRIES, max(2, math.ceil(math.log(MISSED) / math.log(missed))))
