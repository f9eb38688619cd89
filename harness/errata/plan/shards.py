"""Split a plan into shards of equal measured cost: pure.

The unit is the environment, because each shard that runs one of its trials has to set it up: build
it and import its framework. An environment stays in one shard unless its scripts take longer than a
fair share of the whole, and longer than another set-up; then its trials are divided evenly. The
pieces are assigned longest first, each to the shard that then ends soonest. The result ends before
the average shard plus the longest piece (Graham 1966); if nothing was divided, it is at most a
third longer than the optimum (Graham 1969).

Only the trials and committed costs matter, in whole milliseconds and in order of name, so every
machine gets the same shards. Costs are rounded and seldom rewritten (`errata costs --write`).
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from errata.model.cell import Trial
from errata.model.costs import Costs
from errata.model.errors import UsageProblem

MOST_SHARDS = 256  # jobs that one matrix of GitHub Actions may have
_TEXT = re.compile(r"\s*(?P<index>\d{1,4})\s*/\s*(?P<count>\d{1,4})\s*")


@dataclass(frozen=True, kw_only=True)
class Shard:
    """One of `count` parts of a plan, numbered from 1."""

    index: int
    count: int

    def __str__(self) -> str:
        return f"{self.index}/{self.count}"

    @property
    def emptiness(self) -> str:
        """The message for a shard without trials, which is not a failure."""
        return f"shard {self} is empty: the other shards run every trial"

    @classmethod
    def parse(cls, text: str) -> Shard:
        """Read `2/8`; raises UsageProblem for other text."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise UsageProblem(f"{text!r} is not a shard", hint="write the second of eight as 2/8")
        shard = cls(index=int(match["index"]), count=int(match["count"]))
        if not 1 <= shard.count <= MOST_SHARDS:
            raise UsageProblem(
                f"{text!r}: a plan is cut into 1 to {MOST_SHARDS} shards",
                hint="write the second of eight as 2/8",
            )
        if not 1 <= shard.index <= shard.count:
            raise UsageProblem(
                f"{text!r}: shards are numbered from 1 to {shard.count}",
                hint=f"the first is 1/{shard.count}, the last {shard.count}/{shard.count}",
            )
        return shard


@dataclass(frozen=True, kw_only=True)
class Load:
    """What one shard runs, in the plan's order, and its cost in seconds, one after another."""

    shard: Shard
    trials: tuple[Trial, ...]
    seconds: float

    @property
    def environments(self) -> tuple[str, ...]:
        """The environments that this shard sets up, by id."""
        return tuple(sorted({trial.environment.id for trial in self.trials}))


def cut(trials: Sequence[Trial], costs: Costs, shard: Shard) -> tuple[Trial, ...]:
    """Keep the trials of one shard, in their order; every trial is in exactly one shard."""
    return deal(trials, costs, shard.count)[shard.index - 1].trials


def deal(trials: Sequence[Trial], costs: Costs, count: int) -> tuple[Load, ...]:
    """Split trials into `count` shards, some of which may be empty."""
    hands = [_Hand() for _ in range(count)]
    for piece in _pieces(trials, costs, count):
        soonest = min(hands, key=lambda hand: hand.with_piece(piece))
        soonest.take(piece)
    shards = (Shard(index=index, count=count) for index in range(1, count + 1))
    return tuple(
        Load(
            shard=shard,
            trials=tuple(trial for trial in trials if trial.id in hand.trials),
            seconds=hand.ms / 1000,
        )
        for shard, hand in zip(shards, hands, strict=True)
    )


def weigh(trials: Iterable[Trial], costs: Costs) -> float:
    """Sum what trials cost on a machine that has nothing yet, in seconds, one after another."""
    each = list(trials)
    set_up = sum(_set_up_ms(name, costs) for name in {trial.environment.id for trial in each})
    return (set_up + sum(_trial_ms(trial, costs) for trial in each)) / 1000


@dataclass(frozen=True, kw_only=True)
class _Piece:
    """Trials of one environment that stay together."""

    environment: str
    part: int
    trials: tuple[str, ...]
    set_up_ms: int
    cells_ms: int

    @property
    def ms(self) -> int:
        return self.set_up_ms + self.cells_ms


class _Hand:
    """A shard while pieces are assigned."""

    def __init__(self) -> None:
        self.ms = 0
        self.trials: set[str] = set()
        self._environments: set[str] = set()

    def with_piece(self, piece: _Piece) -> int:
        """Return when this shard would end; an environment is set up once."""
        known = piece.environment in self._environments
        return self.ms + (piece.cells_ms if known else piece.ms)

    def take(self, piece: _Piece) -> None:
        self.ms = self.with_piece(piece)
        self.trials.update(piece.trials)
        self._environments.add(piece.environment)


def _pieces(trials: Iterable[Trial], costs: Costs, count: int) -> list[_Piece]:
    """Group trials by environment, divide what is too long, and order longest first."""
    groups: dict[str, dict[str, int]] = {}
    for trial in trials:
        groups.setdefault(trial.environment.id, {})[trial.id] = _trial_ms(trial, costs)
    set_ups = {environment: _set_up_ms(environment, costs) for environment in groups}
    whole = sum(set_ups.values()) + sum(sum(group.values()) for group in groups.values())
    fair = -(-whole // count)
    pieces = [
        piece
        for environment, group in groups.items()
        for piece in _divide(environment, group, set_ups[environment], fair, count)
    ]
    return sorted(pieces, key=lambda piece: (-piece.ms, piece.environment, piece.part))


def _divide(
    environment: str, group: dict[str, int], set_up_ms: int, fair_ms: int, count: int
) -> list[_Piece]:
    """Make one piece, or as many even ones as keep each below the larger of share and set-up."""
    parts = min(-(-sum(group.values()) // max(fair_ms, set_up_ms)), len(group), count)
    names: list[list[str]] = [[] for _ in range(parts)]
    loads = [(0, part) for part in range(parts)]
    for name, ms in sorted(group.items(), key=lambda item: (-item[1], item[0])):
        load, part = heapq.heappop(loads)
        names[part].append(name)
        heapq.heappush(loads, (load + ms, part))
    return [
        _Piece(
            environment=environment,
            part=part,
            trials=tuple(mine),
            set_up_ms=set_up_ms,
            cells_ms=sum(group[name] for name in mine),
        )
        for part, mine in enumerate(names)
    ]


def _set_up_ms(environment: str, costs: Costs) -> int:
    return round(costs.set_up(environment).total_s * 1000)


def _trial_ms(trial: Trial, costs: Costs) -> int:
    """Return a trial's cost, at least 1 ms, so that every trial counts."""
    return max(1, round(costs.seconds(trial) * 1000))
