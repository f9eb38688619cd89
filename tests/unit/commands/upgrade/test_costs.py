from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from factories import FAILS, PASSED, make_case, make_environment, make_raised, make_trial

from errata.commands.upgrade.upgrading import Weighing, timings
from errata.compare.judge import judge
from errata.compare.resources import Limits
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.measuring.measurement import Pass
from errata.model.case import Script
from errata.model.cell import Cell, Trial
from errata.model.outcome import Isolation, ScriptResult

OLD, NEW = "2.0.1", "2.15.0"
FORK, FRESH = Isolation.FORK, Isolation.FRESH
Peak = Callable[[str, str, Isolation], float | None]


def framework(release: str, isolation: Isolation) -> float:
    """Return what the framework itself needs: a fork shows about half of it."""
    whole = 336.0 if release == OLD else 648.0
    return whole / 2 if isolation is FORK else whole


@dataclass(kw_only=True)
class Machine:
    """A measurement in which a function says the peak of each fixed script; remembers the runs.

    Where the function says None the script fails.
    """

    peak: Peak
    results: dict[tuple[str, Pass], ScriptResult] = field(default_factory=dict)
    ran: list[str] = field(default_factory=list)

    def measure(
        self,
        trials: Sequence[Trial],
        passes: Sequence[Pass],
        scripts: Sequence[Script],
        *,
        phase: str,
    ) -> None:
        assert list(scripts) == [Script.FIXED]
        for trial in trials:
            for one in passes:
                if (trial.cells[1].id, one) not in self.results:
                    self.ran.append(trial.id)
                    self.results[trial.cells[1].id, one] = self.fixed(trial, one.isolation)

    def result(self, cell: Cell, one: Pass) -> ScriptResult | None:
        return self.results.get((cell.id, one))

    def fixed(self, trial: Trial, isolation: Isolation) -> ScriptResult:
        peak = self.peak(trial.case.id, trial.environment.version, isolation)
        if peak is None:
            return replace(make_raised(), isolation=isolation)
        return replace(PASSED, wall_s=0.1, peak_mb=peak, isolation=isolation)


def transitions(machine: Machine, *names: str, isolation: Isolation = FORK) -> list[Transition]:
    """Compare the ordinary runs of cases; the scripts of those named `own-…` cannot be forked."""
    found = []
    for name in names:
        sides = []
        for release in (OLD, NEW):
            case = make_case(name, expectations=[FAILS])
            trial = make_trial(case=case, environment=make_environment("torch", release))
            how = FRESH if name.startswith("own-") else isolation
            ordinary = replace(machine.fixed(trial, how), outcome=PASSED.outcome, signature=None)
            sides.append(judge(trial, replace(make_raised(), isolation=how), ordinary))
        found.append(compare_judgements(*sides))
    return found


def weighed(
    machine: Machine, found: Sequence[Transition], limits: Limits | None = None
) -> tuple[dict[str, list[Change]], Weighing]:
    measurement: Any = machine
    weighing = Weighing(
        measurement=measurement,
        transitions=found,
        limits=limits or Limits(),
        time_passes=timings((OLD, NEW), FORK),
        memory_passes=timings((OLD, NEW), FRESH),
    )
    changes = {transition.case.id: list(transition.changes) for transition in weighing.weigh()}
    return changes, weighing


def needs(own: dict[str, tuple[float, float]]) -> Peak:
    """Let scripts need so much of their own on both sides, on top of the framework."""

    def peak(name: str, release: str, isolation: Isolation) -> float:
        return framework(release, isolation) + own[name][release == NEW]

    return peak


SAME = {"one": (1.0, 1.0), "two": (5.0, 6.0), "three": (300.0, 310.0)}


def test_a_larger_framework_is_told_once_and_no_case_is_blamed() -> None:
    machine = Machine(peak=needs(SAME))
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert set(map(tuple, changes.values())) == {(Change.UNCHANGED,)}
    assert weighing.baseline is not None
    assert weighing.baseline.peaks == (337.0, 649.0)
    assert weighing.baseline.comparisons == 3
    assert weighing.baseline.changed
    assert len(machine.ran) == 10, "the leanest script alone, five times on each side"
    assert {name.partition("@")[0] for name in machine.ran} == {"one"}


def test_a_script_whose_own_need_grew_is_told() -> None:
    own = {**SAME, "grows": (20.0, 180.0), "shrinks": (400.0, 150.0)}
    machine = Machine(peak=needs(own))
    changes, _ = weighed(machine, transitions(machine, *own))
    assert {name: found for name, found in changes.items() if found != [Change.UNCHANGED]} == {
        "grows": [Change.MORE_MEMORY],
        "shrinks": [Change.LESS_MEMORY],
    }
    assert len(machine.ran) == 30


def test_two_comparisons_say_nothing_of_the_framework() -> None:
    machine = Machine(peak=needs(SAME))
    changes, weighing = weighed(machine, transitions(machine, "one", "two"))
    assert weighing.baseline is None
    assert changes == {"one": [Change.MORE_MEMORY], "two": [Change.MORE_MEMORY]}


def test_where_no_peak_moved_nothing_runs() -> None:
    machine = Machine(peak=lambda name, *_: {"one": 300.0, "two": 310.0, "three": 700.0}[name])
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert machine.ran == []
    assert weighing.baseline is None
    assert set(map(tuple, changes.values())) == {(Change.UNCHANGED,)}


def test_without_a_factor_nothing_runs() -> None:
    machine = Machine(peak=needs(SAME))
    weighed(machine, transitions(machine, *SAME), Limits(time=0, memory=0))
    assert machine.ran == []


def test_asking_again_runs_nothing_and_says_the_same() -> None:
    own = {**SAME, "grows": (20.0, 180.0)}
    machine = Machine(peak=needs(own))
    found = transitions(machine, *own)
    first, _ = weighed(machine, found)
    count = len(machine.ran)
    assert weighed(machine, found)[0] == first
    assert len(machine.ran) == count


def test_a_script_that_cannot_be_forked_is_compared_in_processes_of_their_own() -> None:
    own = {**SAME, "own-grows": (100.0, 180.0), "own-stays": (100.0, 110.0)}
    machine = Machine(peak=needs(own))
    changes, weighing = weighed(machine, transitions(machine, *own))
    assert {name for name, found in changes.items() if found != [Change.UNCHANGED]} == {"own-grows"}
    assert weighing.baseline is not None
    assert weighing.baseline.peaks == (337.0, 649.0)


def test_a_suspect_that_proves_leaner_than_the_leanest_fork_is_the_leanest() -> None:
    def peak(name: str, release: str, isolation: Isolation) -> float:
        forked = {"one": 1.0, "two": 2.0, "three": 200.0 if release == NEW else 5.0}
        alone = {"one": 40.0, "two": 40.0, "three": 10.0}
        own = forked if isolation is FORK else alone
        return framework(release, isolation) + own[name]

    machine = Machine(peak=peak)
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert weighing.baseline is not None
    assert weighing.baseline.before.trial.startswith("three@")
    assert changes["three"] == [Change.UNCHANGED]


def test_the_next_one_stands_in_for_a_leanest_script_that_fails() -> None:
    def peak(name: str, release: str, isolation: Isolation) -> float | None:
        if name == "one" and isolation is FRESH:
            return None
        return needs(SAME)(name, release, isolation)

    machine = Machine(peak=peak)
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert weighing.baseline is not None
    assert weighing.baseline.before.trial.startswith("two@")
    assert set(map(tuple, changes.values())) == {(Change.UNCHANGED,)}


def test_where_every_lean_script_fails_whole_peaks_are_compared() -> None:
    def peak(name: str, release: str, isolation: Isolation) -> float | None:
        if name != "heavy" and isolation is FRESH:
            return None
        return needs({**SAME, "heavy": (500.0, 500.0)})(name, release, isolation)

    machine = Machine(peak=peak)
    changes, weighing = weighed(machine, transitions(machine, *SAME, "heavy"), Limits(memory=1.2))
    assert weighing.baseline is None
    assert changes["heavy"] == [Change.MORE_MEMORY]


def test_another_pair_of_releases_has_other_numbers() -> None:
    here, there = timings((OLD, NEW), FORK), timings((OLD, "2.13.0"), FORK)
    assert not {one.repeat for one in here} & {one.repeat for one in there}
    assert here == timings((NEW, OLD), FORK)
