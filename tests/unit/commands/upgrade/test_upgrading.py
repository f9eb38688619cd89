from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from factories import (
    CASE_TOML,
    FAILS,
    PASSED,
    make_case,
    make_environment,
    make_raised,
    make_trial,
    write_case,
    write_record,
)
from stored_runs import StoredRuns

from errata.commands.upgrade import upgrading
from errata.commands.upgrade.report import UpgradeReport
from errata.commands.upgrade.upgrade_plan import UpgradePlan, find_corpora, plan_upgrade
from errata.commands.upgrade.upgrading import (
    TIMINGS,
    Known,
    Weighing,
    compare_known,
    know_pairs,
    reading,
    run_upgrade,
    timings,
)
from errata.compare.judge import judge, judge_repeats
from errata.compare.resources import Limits
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.measuring.measurement import Pass
from errata.measuring.options import RunOptions
from errata.measuring.supply import Silent
from errata.model.case import Script
from errata.model.cell import Cell, Trial
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, observe
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection

FAILURE = make_raised()
OLD, NEW = "2.0.1", "2.15.0"
Script_ = Callable[[Cell, Pass], ScriptResult]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """Make a project with two cases; returns its root."""
    (tmp_path / "pyproject.toml").write_text("")
    write_case(tmp_path / "cases" / "torch" / "one")
    write_case(
        tmp_path / "cases" / "torch" / "late", CASE_TOML.replace("torch >=1.13", "torch >=2.13")
    )
    return tmp_path


def laid_out(root: Path, before: str = OLD, after: str = NEW, *cases: str) -> UpgradePlan:
    return plan_upgrade(
        find_corpora(root, ()), "torch", before, after, Selection(patterns=tuple(cases))
    )


def test_cases_are_paired_and_one_may_leave_a_release_out(corpus: Path) -> None:
    pairs = {(pair.before or pair.after): pair for pair in laid_out(corpus).pairs}
    by_case = {trial.case.id: pair for trial, pair in pairs.items() if trial}
    one, late = by_case["torch/one"], by_case["torch/late"]
    assert [trial.environment.version for trial in one.trials] == [OLD, NEW]
    assert late.before is None
    assert late.after is not None


def test_a_release_may_be_written_shorter(corpus: Path) -> None:
    plan = laid_out(corpus, "2.0", "2.15")
    assert (plan.before, plan.after) == (OLD, NEW)
    assert plan.notes == ("2.0 stands for 2.0.1, the listed release of its line",)
    assert not plan.is_downgrade


def test_a_release_in_full_is_itself_where_it_is_measured(corpus: Path) -> None:
    listed = load_frameworks(find_corpora(corpus, ()).table)["torch"]
    assert listed.stand_in("2.0.0", measures=True) == "2.0.0"
    assert listed.stand_in("2.0", measures=True) == OLD
    assert listed.stand_in("9.9.9", measures=False) == "9.9.9", "no release of its line is listed"


@pytest.mark.parametrize("after", ["torch-2.15.0", "torch==2.15.0", "torch-2.15"])
def test_a_release_may_be_named_as_everywhere_else(corpus: Path, after: str) -> None:
    plan = laid_out(corpus, f"torch-{OLD}", after)
    assert (plan.before, plan.after) == (OLD, NEW)


def test_the_second_release_may_be_the_older_one(corpus: Path) -> None:
    assert laid_out(corpus, NEW, OLD).is_downgrade


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("torhc", OLD, NEW), "unknown framework 'torhc'"),
        (("torch", NEW, NEW), "same release"),
        (("torch", NEW, "2.15"), "same release"),
        (("torch", "nightly", "nightly"), "same release"),
        (("torch", "newest", NEW), "'newest' is not a version of torch"),
        (("torch", OLD, "paddle==2.15.0"), "is not a version"),
        (("torch", OLD, NEW, "torch/one@torch-2.0.1:eager:cpu"), "names one place"),
        (("torch", OLD, NEW, "torch/two"), "matches no case"),
        (("paddle", "2.6.2", "3.3.1"), "nothing to compare"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    corpus: Path, words: tuple[str, ...], message: str
) -> None:
    framework, before, after, *cases = words
    selection = Selection(patterns=tuple(cases))
    with pytest.raises(UsageProblem, match=message):
        plan_upgrade(find_corpora(corpus, (), only_own=True), framework, before, after, selection)


def test_the_user_s_own_cases_join_the_corpus(corpus: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    write_case(mine / "torch" / "own")
    project = find_corpora(corpus, [mine])
    assert project.corpora == (corpus / "cases", mine)
    assert project.root == corpus
    own = {"torch/one", "torch/late", "torch/own"}
    ids = {case.id for case in plan_upgrade(project, "torch", OLD, NEW, Selection()).plan.cases}
    assert ids > own, "the shipped cases count too"
    project = find_corpora(corpus, [mine], only_own=True)
    ids = {case.id for case in plan_upgrade(project, "torch", OLD, NEW, Selection()).plan.cases}
    assert ids == own


def test_without_a_corpus_the_user_s_own_cases_are_all(tmp_path: Path) -> None:
    mine = tmp_path / "elsewhere" / "mine"
    write_case(mine / "torch" / "own")
    assert find_corpora(tmp_path / "elsewhere", [mine]).corpora == (mine,)


def test_the_corpus_itself_may_be_named_and_a_part_of_it_may_not(corpus: Path) -> None:
    assert find_corpora(corpus, [corpus / "cases"]).corpora == (corpus / "cases",)
    with pytest.raises(UsageProblem, match="belong to the corpus") as raised:
        find_corpora(corpus, [corpus / "cases" / "torch"])
    assert raised.value.hint.endswith(": torch")
    with pytest.raises(UsageProblem, match="there is no folder"):
        find_corpora(corpus, [corpus / "nowhere"])


@dataclass(kw_only=True)
class Machine:
    """A measurement whose scripts do what a function says; remembers what was asked."""

    does: Script_
    failures: dict[str, EnvironmentFailed] = field(default_factory=dict)
    stops_after: int | None = None
    asked: list[tuple[str, Pass]] = field(default_factory=list)
    results: dict[tuple[str, Pass], ScriptResult] = field(default_factory=dict)
    finished: list[tuple[int, dict[str, int]]] = field(default_factory=list)
    reused: int = 0

    @property
    def ran(self) -> int:
        return len(self.asked)

    @property
    def supply(self) -> Any:
        return SimpleNamespace(failures=self.failures, keep_to_end=lambda: None)

    @property
    def facts(self) -> dict[str, EnvironmentFacts]:
        names = [f"torch-{version}" for version in (OLD, NEW)]
        return {
            name: EnvironmentFacts(environment=name, framework_version="1+cpu")
            for name in names
            if name not in self.failures
        }

    def measure(
        self,
        trials: Sequence[Trial],
        passes: Sequence[Pass],
        scripts: Sequence[Script] = (Script.BROKEN, Script.FIXED),
        *,
        force: bool = False,
        phase: str = "",
    ) -> None:
        for trial in trials:
            for one in passes:
                for cell in trial.cells:
                    if cell.script in scripts and (force or (cell.id, one) not in self.results):
                        self._run(cell, one)

    def _run(self, cell: Cell, one: Pass) -> None:
        if self.stops_after is not None and len(self.asked) >= self.stops_after:
            raise KeyboardInterrupt
        self.asked.append((cell.id, one))
        if cell.trial.environment.id in self.failures:
            result = ScriptResult(outcome=Outcome.ENV_FAILED, detail="could not be locked")
        else:
            result = replace(self.does(cell, one), isolation=one.isolation)
        self.results[cell.id, one] = result

    def look_up(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> None:
        """Everything that is stored is in `results` from the start."""

    def result(self, cell: Cell, one: Pass) -> ScriptResult | None:
        return self.results.get((cell.id, one))

    def judgements(self, trials: Sequence[Trial], passes: Sequence[Pass]) -> list[Judgement]:
        found = []
        for trial in trials:
            both = [[self.result(cell, one) for cell in trial.cells] for one in passes]
            if all(broken and fixed for broken, fixed in both):
                judged = [judge(trial, b, f) for b, f in both if b and f]
                found.append(judge_repeats(judged))
        return found

    def finish(self, exit_code: int, judged: Iterable[Judgement], passes: Sequence[Pass]) -> None:
        self.finished.append((exit_code, Counter(str(one.verdict) for one in judged)))


@pytest.fixture
def compare(corpus: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., UpgradeReport]:
    def run(
        machine: Machine,
        limits: Limits | None = None,
        known: Known | None = None,
        answer: Callable[[UpgradeReport], None] = lambda view: None,
    ) -> UpgradeReport:
        @contextmanager
        def recording(*_: object) -> Iterator[Machine]:
            yield machine

        monkeypatch.setattr(upgrading, "recording", recording)
        plan = laid_out(corpus, OLD, NEW, "torch/one")
        store: Any = None
        return run_upgrade(
            plan, known or Known(), RunOptions(), limits or Limits(), store, Silent(), answer
        )

    return run


def is_old(cell: Cell) -> bool:
    return cell.trial.environment.version == OLD


def broken(cell: Cell) -> bool:
    return cell.script is Script.BROKEN


Compare = Callable[..., UpgradeReport]


def test_nothing_changed_runs_each_script_once(compare: Compare) -> None:
    machine = Machine(does=lambda cell, _: FAILURE if broken(cell) else PASSED)
    view = compare(machine)
    assert view.exit_code == 0
    assert len(machine.asked) == 4
    assert machine.finished == [(0, {"reproduces": 2})]
    assert view.still_needed == ("torch/one",)


def test_what_changed_is_run_again_on_both_sides_in_fresh_interpreters(compare: Compare) -> None:
    machine = Machine(
        does=lambda cell, _: (
            PASSED if not broken(cell) else FAILURE if is_old(cell) else make_raised("other words")
        )
    )
    view = compare(machine)
    assert view.counts.change == {Change.DRIFTED: 1}
    assert view.exit_code == 0
    again = [one for _, one in machine.asked if one.isolation is Isolation.FRESH]
    assert len(again) == 4


def test_what_does_not_happen_twice_is_flaky_and_not_healed(compare: Compare) -> None:
    def does(cell: Cell, one: Pass) -> ScriptResult:
        lucky = not is_old(cell) and one.isolation is Isolation.FORK
        return PASSED if not broken(cell) or lucky else FAILURE

    view = compare(Machine(does=does))
    assert view.deletable == ()
    assert view.counts.change == {Change.FLAKY: 1}
    assert view.exit_code == 1


def test_a_failure_that_no_longer_shows_on_the_old_release_heals_nothing(compare: Compare) -> None:
    def does(cell: Cell, one: Pass) -> ScriptResult:
        fails = is_old(cell) and one.isolation is Isolation.FORK
        return FAILURE if broken(cell) and fails else PASSED

    view = compare(Machine(does=does))
    assert view.deletable == ()
    assert view.counts.change == {Change.INCONCLUSIVE: 1}


def test_a_failure_that_heals_is_believed_when_it_still_fails_on_the_old_release(
    compare: Compare,
) -> None:
    machine = Machine(does=lambda cell, _: FAILURE if broken(cell) and is_old(cell) else PASSED)
    view = compare(machine)
    assert [item.case for item in view.deletable] == ["torch/one"]
    assert view.exit_code == 0
    (transition,) = view.transitions
    assert transition.after is not None
    assert "still fails on torch-2.0.1" in transition.after.reason


def costs(cell: Cell, one: Pass, *, slow: float) -> ScriptResult:
    seconds = slow if not is_old(cell) else 0.1
    return FAILURE if broken(cell) else replace(PASSED, wall_s=seconds + one.repeat / 1e6)


def test_a_slower_fix_is_claimed_after_five_runs_on_each_side(compare: Compare) -> None:
    machine = Machine(does=lambda cell, one: costs(cell, one, slow=1.0))
    view = compare(machine)
    assert view.counts.change == {Change.SLOWER: 1}
    assert view.exit_code == 1
    timed = [one for name, one in machine.asked if one.repeat >= TIMINGS]
    assert len(timed) == 10
    assert all(one.isolation is Isolation.FORK and one.repeat < 3_000 for one in timed)
    assert len({one.repeat for one in timed}) == 5


def test_a_slow_first_run_alone_is_no_change(compare: Compare) -> None:
    def does(cell: Cell, one: Pass) -> ScriptResult:
        return costs(cell, one, slow=1.0 if one.repeat == 0 else 0.1)

    assert compare(Machine(does=does)).counts.change == {Change.UNCHANGED: 1}


def test_memory_is_settled_by_processes_of_their_own(compare: Compare) -> None:
    def does(cell: Cell, one: Pass) -> ScriptResult:
        peak = 300.0 if is_old(cell) else 900.0
        return FAILURE if broken(cell) else replace(PASSED, peak_mb=peak)

    machine = Machine(does=does)
    assert compare(machine).counts.change == {Change.MORE_MEMORY: 1}
    timed = [one for _, one in machine.asked if one.repeat >= TIMINGS]
    assert {one.isolation for one in timed} == {Isolation.FRESH}


def test_without_factors_nothing_is_timed(compare: Compare) -> None:
    machine = Machine(does=lambda cell, one: costs(cell, one, slow=1.0))
    view = compare(machine, Limits(time=0, memory=0))
    assert view.counts.change == {Change.UNCHANGED: 1}
    assert len(machine.asked) == 4


def test_another_pair_of_releases_times_the_same_release_anew(corpus: Path) -> None:
    def repeats(before: str, after: str) -> set[int]:
        machine = Machine(does=lambda cell, _: costs(cell, Pass(isolation=Isolation.FORK), slow=1))
        measurement: Any = machine
        comparison = upgrading.Comparison(
            measurement=measurement,
            pairs=laid_out(corpus, before, after, "torch/one").pairs,
            passes=(Pass(isolation=Isolation.FORK),),
        )
        comparison.measure()
        comparison.weigh(comparison.transitions(), Limits())
        return {one.repeat for _, one in machine.asked if one.repeat}

    pairs = [repeats(OLD, NEW), repeats(OLD, "2.13.0")]
    assert all(pairs)
    assert pairs[0].isdisjoint(pairs[1])


def test_a_release_that_cannot_be_built_says_so_and_nothing_else(compare: Compare) -> None:
    failure = EnvironmentFailed("torch-2.15.0", "could not be locked", words="no such wheel")
    machine = Machine(
        does=lambda cell, _: FAILURE if broken(cell) else PASSED, failures={"torch-2.15.0": failure}
    )
    view = compare(machine)
    assert view.exit_code == 3
    assert view.counts.change == {Change.INCONCLUSIVE: 1}
    assert [failed.words for failed in view.failed_environments] == ["no such wheel"]
    assert view.still_needed == ()


@pytest.mark.parametrize("stops_after", [0, 3, 4, 6, 9])
def test_an_interruption_tells_what_had_finished(compare: Compare, stops_after: int) -> None:
    def does(cell: Cell, one: Pass) -> ScriptResult:
        if broken(cell):
            return FAILURE if is_old(cell) else make_raised("other words")
        return replace(PASSED, wall_s=0.1 if is_old(cell) else 1.0)

    machine = Machine(does=does, stops_after=stops_after)
    view = compare(machine)
    assert view.exit_code == 130
    assert view.interrupted
    assert machine.finished[0][0] == 130
    complete = stops_after >= 4
    assert len(view.transitions) == complete
    assert view.unfinished == 1 - complete
    assert view.confirmed == (stops_after >= 8)


def test_what_breaks_is_answered_before_time_is_measured(compare: Compare) -> None:
    machine = Machine(does=lambda cell, one: costs(cell, one, slow=1.0))
    answers: list[tuple[int, UpgradeReport]] = []
    view = compare(machine, answer=lambda view: answers.append((machine.ran, view)))
    ((ran, first),) = answers
    assert (ran, first.exit_code, first.counts.change) == (4, 0, {Change.UNCHANGED: 1})
    assert first.factors == {"time": 0, "memory": 0}
    assert view.exit_code == 1


def record(root: Path, *sides: tuple[str, ScriptResult]) -> None:
    """Commit what the broken script did on some releases; the fixed script passed."""
    trials = {t.environment.version: t for t in laid_out(root, OLD, NEW, "torch/one").trials}
    write_record(
        root / "reports" / "observed",
        [observe(judge(trials[version], result, PASSED)) for version, result in sides],
    )


def test_where_the_record_knows_both_releases_nothing_runs(corpus: Path) -> None:
    record(corpus, (OLD, FAILURE), (NEW, make_raised("other words")))
    plan = laid_out(corpus, OLD, NEW, "torch/one")
    read = reading(plan.plan, None)
    known = know_pairs(plan.pairs, read)
    assert known.knows(plan)
    view = compare_known(plan, known, read, 0.0)
    assert view.counts.change == {Change.DRIFTED: 1}
    assert (view.known, view.cells) == ({"record": 2, "store": 0}, {"run": 0, "reused": 0})
    assert view.confirmed


def test_the_record_of_edited_scripts_knows_nothing(corpus: Path) -> None:
    record(corpus, (OLD, FAILURE), (NEW, FAILURE))
    (corpus / "cases" / "torch" / "one" / "fixed.py").write_text("import torch\n\nresult = 2\n")
    plan = laid_out(corpus, OLD, NEW, "torch/one")
    assert know_pairs(plan.pairs, reading(plan.plan, None)).seen == {}


def test_one_run_of_one_release_alone_is_not_believed(tmp_path: Path) -> None:
    here = StoredRuns(tmp_path)
    here.say(here.night(0), f"torch-{NEW}", make_raised("other words"))
    plan = plan_upgrade(here.project, "torch", OLD, NEW, Selection(patterns=("torch/one",)))
    assert know_pairs(plan.pairs, reading(plan.plan, here.store)).seen == {}


def test_only_what_is_not_known_runs(compare: Compare, corpus: Path) -> None:
    record(corpus, (OLD, FAILURE))
    plan = laid_out(corpus, OLD, NEW, "torch/one")
    known = know_pairs(plan.pairs, reading(plan.plan, None))
    machine = Machine(does=lambda cell, _: make_raised("other words") if broken(cell) else PASSED)
    view = compare(machine, Limits(time=0, memory=0), known)
    assert view.counts.change == {Change.DRIFTED: 1}
    assert {name.partition("@")[2].partition(":")[0] for name, _ in machine.asked} == {
        f"torch-{NEW}"
    }
    assert len(machine.asked) == 4  # both scripts, and once more to confirm


# Time and memory ----------------------------------------------------------------------------------


FORK, FRESH = Isolation.FORK, Isolation.FRESH
Peak = Callable[[str, str, Isolation], float | None]


def framework(release: str, isolation: Isolation) -> float:
    """Return what the framework itself needs: a fork shows about half of it."""
    whole = 336.0 if release == OLD else 648.0
    return whole / 2 if isolation is FORK else whole


@dataclass(kw_only=True)
class Scale:
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


def transitions(machine: Scale, *names: str, isolation: Isolation = FORK) -> list[Transition]:
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
    machine: Scale, found: Sequence[Transition], limits: Limits | None = None
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
    machine = Scale(peak=needs(SAME))
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
    machine = Scale(peak=needs(own))
    changes, _ = weighed(machine, transitions(machine, *own))
    assert {name: found for name, found in changes.items() if found != [Change.UNCHANGED]} == {
        "grows": [Change.MORE_MEMORY],
        "shrinks": [Change.LESS_MEMORY],
    }
    assert len(machine.ran) == 30


def test_two_comparisons_say_nothing_of_the_framework() -> None:
    machine = Scale(peak=needs(SAME))
    changes, weighing = weighed(machine, transitions(machine, "one", "two"))
    assert weighing.baseline is None
    assert changes == {"one": [Change.MORE_MEMORY], "two": [Change.MORE_MEMORY]}


def test_where_no_peak_moved_nothing_runs() -> None:
    machine = Scale(peak=lambda name, *_: {"one": 300.0, "two": 310.0, "three": 700.0}[name])
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert machine.ran == []
    assert weighing.baseline is None
    assert set(map(tuple, changes.values())) == {(Change.UNCHANGED,)}


def test_without_a_factor_nothing_runs() -> None:
    machine = Scale(peak=needs(SAME))
    weighed(machine, transitions(machine, *SAME), Limits(time=0, memory=0))
    assert machine.ran == []


def test_asking_again_runs_nothing_and_says_the_same() -> None:
    own = {**SAME, "grows": (20.0, 180.0)}
    machine = Scale(peak=needs(own))
    found = transitions(machine, *own)
    first, _ = weighed(machine, found)
    count = len(machine.ran)
    assert weighed(machine, found)[0] == first
    assert len(machine.ran) == count


def test_a_script_that_cannot_be_forked_is_compared_in_processes_of_their_own() -> None:
    own = {**SAME, "own-grows": (100.0, 180.0), "own-stays": (100.0, 110.0)}
    machine = Scale(peak=needs(own))
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

    machine = Scale(peak=peak)
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert weighing.baseline is not None
    assert weighing.baseline.before.trial.startswith("three@")
    assert changes["three"] == [Change.UNCHANGED]


def test_the_next_one_stands_in_for_a_leanest_script_that_fails() -> None:
    def peak(name: str, release: str, isolation: Isolation) -> float | None:
        if name == "one" and isolation is FRESH:
            return None
        return needs(SAME)(name, release, isolation)

    machine = Scale(peak=peak)
    changes, weighing = weighed(machine, transitions(machine, *SAME))
    assert weighing.baseline is not None
    assert weighing.baseline.before.trial.startswith("two@")
    assert set(map(tuple, changes.values())) == {(Change.UNCHANGED,)}


def test_where_every_lean_script_fails_whole_peaks_are_compared() -> None:
    def peak(name: str, release: str, isolation: Isolation) -> float | None:
        if name != "heavy" and isolation is FRESH:
            return None
        return needs({**SAME, "heavy": (500.0, 500.0)})(name, release, isolation)

    machine = Scale(peak=peak)
    changes, weighing = weighed(machine, transitions(machine, *SAME, "heavy"), Limits(memory=1.2))
    assert weighing.baseline is None
    assert changes["heavy"] == [Change.MORE_MEMORY]


def test_another_pair_of_releases_has_other_numbers() -> None:
    here, there = timings((OLD, NEW), FORK), timings((OLD, "2.13.0"), FORK)
    assert not {one.repeat for one in here} & {one.repeat for one in there}
    assert here == timings((NEW, OLD), FORK)
