"""Repeat the fixed scripts whose time or memory looks different, and keep what is confirmed."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from errata.compare.resources import (
    NEEDED,
    Baseline,
    Cost,
    Leanest,
    Limits,
    Resource,
    any_peak_moved,
    confirm_cost,
    count_peaks,
    leanest_first,
    memory_suspects,
    suspects,
)
from errata.compare.transitions import Transition
from errata.measuring.measurement import Measurement, Pass
from errata.model.case import Script
from errata.model.cell import Trial
from errata.model.outcome import Isolation, Outcome, ScriptResult

TIMINGS = 2_000  # the repeats of timings, apart from every `--repeat` and from confirmations
RUNS_PER_TIMING = 5
_GROUPS = 200  # what fits below the numbers that bisection uses
_TRIES = 3  # of how many lean scripts one must run five times without failing


def timings(releases: Iterable[str], isolation: Isolation) -> tuple[Pass, ...]:
    """Return the passes that settle a suspicion between two releases.

    Two releases have numbers of their own, for both sides must be measured under the same
    circumstances: what another comparison timed is no use.
    """
    group = zlib.crc32(" ".join(sorted(releases)).encode()) % _GROUPS
    return tuple(
        Pass(isolation=isolation, repeat=TIMINGS + group * RUNS_PER_TIMING + number)
        for number in range(RUNS_PER_TIMING)
    )


@dataclass(kw_only=True)
class Weighing:
    """What repeated runs of the fixed scripts bear out, by the number of the comparison.

    Time is the script's own, after the framework's import, so it is taken in a fork where scripts
    are forked: `time_passes`. A fork's memory is mostly its zygote's: only a process of its own
    shows what a user's would need: `memory_passes`. `baseline` is what the framework itself needs,
    None where too few scripts show it, or where no peak moved.
    """

    measurement: Measurement
    transitions: Sequence[Transition]
    limits: Limits
    time_passes: Sequence[Pass]
    memory_passes: Sequence[Pass]
    baseline: Baseline | None = None
    _costs: dict[int, list[Cost]] = field(default_factory=dict)

    def weigh(self) -> list[Transition]:
        """Measure what looks different, and return the transitions with what holds."""
        self._settle(Resource.TIME, self._suspects(Resource.TIME))
        if self.limits.memory > 0:
            self._weigh_memory()
        return [
            transition.with_costs(self._costs.get(number, ()))
            for number, transition in enumerate(self.transitions)
        ]

    def _weigh_memory(self) -> None:
        """Compare needs above the framework's own where that is known, else whole peaks."""
        enough = count_peaks(self._pairs) >= NEEDED
        if enough and not any_peak_moved(self._pairs):
            return
        suspected = memory_suspects(self._pairs, self.limits)
        lean = self._measure_leanest(suspected) if enough else ()
        if not lean or not all(lean):
            self._settle(Resource.MEMORY, self._suspects(Resource.MEMORY))
            return
        before, after = (min(side, key=lambda one: (one.peak, one.trial)) for side in lean)
        self.baseline = Baseline(before=before, after=after, comparisons=count_peaks(self._pairs))
        self._settle(Resource.MEMORY, suspected, self.baseline.peaks)

    def _measure_leanest(self, suspected: Sequence[int]) -> tuple[list[Leanest], list[Leanest]]:
        """Repeat on each side the script that an ordinary run found leanest, and all suspects.

        Returns what is known of either side. Where the leanest fails, the next few get a try.
        """
        queues = [
            (side, [self._trials[number][side] for number in numbers[:_TRIES]])
            for side, numbers in leanest_first(self._pairs)
        ]
        # All at once, for an environment may have to be built again for every measurement.
        first = [trials[0] for _, trials in queues]
        self._measure([*self._both(suspected), *first], self.memory_passes)
        found: tuple[list[Leanest], list[Leanest]] = ([], [])
        for side, trials in queues:
            for trial in trials:
                self._measure([trial], self.memory_passes)
                if known := self._leanest(trial):
                    found[side].append(known)
                    break
            if found[side]:  # a suspect may be leaner, but cannot stand in for all others
                others = (self._leanest(self._trials[number][side]) for number in suspected)
                found[side].extend(other for other in others if other)
        return found

    def _leanest(self, trial: Trial) -> Leanest | None:
        """Return what one fixed script needed in repeated runs; None where one failed."""
        peaks = [Resource.MEMORY.of(self._fixed(trial, one)) for one in self.memory_passes]
        known = tuple(peak for peak in peaks if peak is not None)
        return Leanest(trial=trial.id, runs=known) if len(known) == len(peaks) else None

    def _settle(
        self, resource: Resource, suspected: Sequence[int], framework: tuple[float, float] = (0, 0)
    ) -> None:
        """Repeat suspects on both sides, and keep what their runs confirm."""
        passes = self.time_passes if resource is Resource.TIME else self.memory_passes
        self._measure(self._both(suspected), passes)
        for number in suspected:
            runs = [[self._fixed(trial, one) for one in passes] for trial in self._trials[number]]
            cost = confirm_cost(resource, runs[0], runs[1], self.limits, framework)
            if cost:
                self._costs.setdefault(number, []).append(cost)

    def _measure(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> None:
        resource = "time" if passes is self.time_passes else "memory"
        self.measurement.measure(trials, passes, (Script.FIXED,), phase=f"measuring {resource}")

    def _both(self, numbers: Sequence[int]) -> list[Trial]:
        return [trial for number in numbers for trial in self._trials[number]]

    def _suspects(self, resource: Resource) -> list[int]:
        """List the comparisons whose whole time or peak looks different."""
        return [
            number
            for number, both in self._pairs.items()
            if resource in suspects(*both, self.limits)
        ]

    @cached_property
    def _pairs(self) -> dict[int, tuple[ScriptResult, ScriptResult]]:
        """Return what the ordinary runs of the fixed scripts did."""
        return {
            number: (transition.before.fixed, transition.after.fixed)
            for number, transition in enumerate(self.transitions)
            if transition.before and transition.after
        }

    @cached_property
    def _trials(self) -> dict[int, tuple[Trial, Trial]]:
        return {
            number: (transition.before.trial, transition.after.trial)
            for number, transition in enumerate(self.transitions)
            if transition.before and transition.after
        }

    def _fixed(self, trial: Trial, one: Pass) -> ScriptResult:
        found = self.measurement.result(trial.cells[1], one)
        return found or ScriptResult(outcome=Outcome.HARNESS_ERROR)
