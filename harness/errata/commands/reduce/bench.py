"""Run a program and its reductions the way they are measured, and decide what counts as alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial

from errata.commands.reduce.criterion import (
    Criterion,
    Rate,
    Rates,
    Same,
    calls_framework,
    differences,
    is_lower,
    is_own_assertion,
    keep_statement,
    make_criterion,
    tries_for,
    watch_crashes,
)
from errata.commands.reduce.subject import Subject
from errata.compare.judge import mismatches
from errata.model.case import Expectation
from errata.model.errors import UsageProblem
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.candidates import Candidates
from errata.running.gate import may_import_earlier
from errata.running.runner import Target

FRESH_RUNS = 3
HANG_RUNS = 2
TIMEOUT_FACTOR = 4
LEAST_TIMEOUT_S = 3.0


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How to reduce: what must stay, how often to look, and for how long (seconds).

    `pattern` is a message with ellipses. `trust_assertion` reduces a wrong result although nothing
    shows that it is still one.
    """

    same: Same = "message"
    pattern: str | None = None
    runs: int = 10
    max_time_s: float = 300.0
    isolation: Isolation = Isolation.FORK
    trust_assertion: bool = False
    slots: int | None = None


@dataclass(frozen=True, kw_only=True)
class Before:
    """What is known before the search: what is kept, and how the program fails now.

    `isolation` is how candidates run, and `fresh_because` why that is not by fork.
    """

    subject: Subject
    criterion: Criterion
    result: ScriptResult
    rates: Rates
    isolation: Isolation
    fresh_because: str
    documented: bool


@dataclass(kw_only=True)
class Bench:
    """Runs one subject and its reductions the way they are measured.

    `look`, then `agree`, then any number of `fails_alike`, which several threads may call.
    Candidates start with those of the subject's `layers` that it imported.
    """

    candidates: Candidates
    subject: Subject
    settings: Settings
    before: Before = field(init=False)
    isolations: tuple[Isolation, ...] = tuple(Isolation)
    layers: int = 0
    _is_crash: bool = False
    _timeout_s: float = 0.0  # of a candidate; 0 for the subject's own
    _must_call: str = ""  # the framework's module, where only calls show that it takes part

    def look(self) -> Before:
        """Find out how the program fails, how often, and how its candidates can run."""
        reason = self.subject.fresh_because
        if self.settings.isolation is Isolation.FRESH:
            reason = reason or "as asked"
        if reason:
            self.isolations = (Isolation.FRESH,)
        first = self._first()
        if not first.outcome.is_from_script:
            raise UsageProblem(
                f"{self.subject.name} cannot be run: {first.detail}",
                hint="a script that ends the process watching it cannot be reduced",
            )
        results: dict[Isolation, list[ScriptResult]] = {one: [] for one in self.isolations}
        results[self.isolations[0]].append(first)
        for one in self.isolations:
            results[one] += self._repeat(
                self.subject.source, one, self._runs(one, first) - len(results[one])
            )
        seen = [result for one in self.isolations for result in results[one]]
        result = self._usual_failure(seen)
        if result.outcome is Outcome.CRASHED:
            self._is_crash = True
            result = self._crash(result)
            results = {
                one: self._repeat(self.subject.source, one, len(results[one]))
                for one in self.isolations
            }
        criterion = self._criterion(result)
        rates = _rates_of(results, criterion)
        self._refuse_unreal(rates)
        if rates.fork.runs and not rates.fork.hits:
            reason = "it does not fail when it is forked"
            self.isolations = (Isolation.FRESH,)
        self.before = Before(
            subject=self.subject,
            criterion=criterion,
            result=result,
            rates=rates,
            isolation=self.isolations[0],
            fresh_because=reason,
            documented=self._meets_expectation(result),
        )
        return self.before

    def _first(self) -> ScriptResult:
        """Run the program plainly; with a case's variables where it fails only with them.

        A reduced case should fail as plain `python FILE` does.
        """
        first = self._once(self.subject.source, self.subject.target)
        if self.subject.setting and not self._meets_expectation(first):
            target = replace(self.subject.target, variables=self.subject.setting)
            self.subject = replace(self.subject, target=target)
            first = self._once(self.subject.source, self.subject.target)
        return first

    def rates(self, source: str) -> Rates:
        """Run a program as often as the first one, in the same ways."""
        asked = {one: self.before.rates.of(one).runs for one in self.isolations}
        results = {one: self._repeat(source, one, times) for one, times in asked.items()}
        return _rates_of(results, self.before.criterion)

    def meets_expectation(self, source: str) -> bool:
        """Run a program until it fails as its case documents, as often as the first one."""
        runs = range(self.settings.runs)
        return any(self._meets_expectation(self._once(source, self.subject.target)) for _ in runs)

    def agree(self, plain: str) -> None:
        """Prepare for candidates; refuses what could slip to another failure.

        `plain` is the program without comments and layout.
        """
        result, control = self.before.result, self.subject.control
        if result.outcome is not Outcome.TIMED_OUT:
            patience = TIMEOUT_FACTOR * (result.wall_s or LEAST_TIMEOUT_S)
            self._timeout_s = min(self.subject.timeout_s, max(LEAST_TIMEOUT_S, patience))
        self.layers = result.layers if self.before.isolation is Isolation.FORK else 0
        failing = self._failing_run(plain)
        wrong_result = is_own_assertion(result, self.subject.filename)
        if wrong_result and control is None:
            if not self.settings.trust_assertion:
                raise UsageProblem(
                    "its own assertion fails: a wrong result, which can be got in many ways",
                    hint="say where it passes (--passes-in torch==VERSION or --passes-in :MODE), "
                    "so that it goes on passing there; or reduce it unproven: --trust-assertion",
                )
            self._must_call = self.subject.target.module
        if wrong_result or self.settings.same == "statement":
            criterion = keep_statement(self.before.criterion, failing)
            self.before = replace(self.before, criterion=criterion)
        if control is not None:
            elsewhere = self._once(plain, control)
            if elsewhere.outcome is not Outcome.PASSED:
                raise UsageProblem(
                    f"{self.subject.name} does not pass in {control.id}: {elsewhere.outcome}",
                    hint="name a place where it passes: --passes-in ENVIRONMENT or "
                    "--passes-in :MODE",
                )

    def fails_alike(self, source: str) -> bool:
        """Run a candidate as often as needed, and where it must pass as well."""
        if self._must_call and not calls_framework(source, self._must_call):
            return False
        rate, control = self.before.rates.of(self.before.isolation), self.subject.control
        tries = tries_for(rate)
        if not any(self.is_alike(source, self.layers) for _ in range(tries)):
            return False
        if tries > 1:
            # Seen once: is it as frequent as before? What came so far is biased, so it is left out.
            hits = sum(self.is_alike(source, self.layers) for _ in range(rate.runs))
            if is_lower(Rate(hits=hits, runs=rate.runs), rate):
                return False
        if control is None:
            return True
        elsewhere = self._once(source, control, timeout_s=self._timeout_s)
        return elsewhere.outcome is Outcome.PASSED

    def is_alike(self, source: str, layers: int = 0) -> bool:
        """Run a candidate once, with so many of its slow imports made beforehand."""
        layers = layers if may_import_earlier(source) else 0
        result = self._once(source, self.subject.target, timeout_s=self._timeout_s, layers=layers)
        return not differences(self.before.criterion, result)

    def _runs(self, isolation: Isolation, first: ScriptResult) -> int:
        runs = self.settings.runs
        if first.outcome is Outcome.TIMED_OUT:
            runs = min(runs, HANG_RUNS)
        is_only = len(self.isolations) == 1
        return runs if isolation is Isolation.FORK or is_only else min(runs, FRESH_RUNS)

    def _once(
        self,
        source: str,
        target: Target,
        isolation: Isolation | None = None,
        *,
        timeout_s: float = 0.0,
        layers: int = 0,
    ) -> ScriptResult:
        return self.candidates.run(
            watch_crashes(source) if self._is_crash else source,
            target,
            isolation=isolation or self.isolations[0],
            timeout_s=timeout_s or self.subject.timeout_s,
            layers=self.subject.layers,
            preloaded=layers,
        )

    def _repeat(self, source: str, isolation: Isolation, times: int) -> list[ScriptResult]:
        executor = ThreadPoolExecutor(max_workers=self.candidates.slots)
        try:
            once = partial(self._once, source, self.subject.target, isolation)
            futures = [executor.submit(once) for _ in range(times)]
            return [future.result() for future in futures]
        finally:
            # At Ctrl-C, wait for nothing: closing the candidates ends what runs.
            executor.shutdown(wait=False, cancel_futures=True)

    def _usual_failure(self, results: Sequence[ScriptResult]) -> ScriptResult:
        """Return the failure seen most often; raises UsageProblem where there is none."""
        failing = [result for result in results if self._is_failure(result)]
        if not failing:
            raise UsageProblem(
                f"{self.subject.name} passes in {self.subject.where} "
                f"({len(results)} runs): there is nothing to reduce",
                hint="name an environment or mode in which it fails: --env, --mode",
            )
        kinds = [_kind(result) for result in failing]
        usual = max(Counter(kinds).items(), key=lambda item: (item[1], -kinds.index(item[0])))[0]
        return failing[kinds.index(usual)]

    def _is_failure(self, result: ScriptResult) -> bool:
        if result.outcome is Outcome.PASSED:
            warned = self.subject.expectation is not None and bool(self.subject.expectation.warning)
            return warned and self._meets_expectation(result)
        return result.outcome.is_script_failure

    def _refuse_unreal(self, rates: Rates) -> None:
        """Refuse a failure that is another one each time, or that only forking makes."""
        if not rates.fork.hits and not rates.fresh.hits:
            raise UsageProblem(
                f"{self.subject.name} fails in another way each time",
                hint="keep less of it: --same wording or --same type",
            )
        if rates.fresh.runs and rates.is_certain_in_fork and not rates.fresh.hits:
            raise UsageProblem(
                f"{self.subject.name} fails in this way only when it is forked, "
                "never in a fresh interpreter",
                hint="reduce it in fresh interpreters: --isolation fresh",
            )

    def _meets_expectation(self, result: ScriptResult) -> bool:
        expectation = self.subject.expectation
        return (
            expectation is not None
            and expectation.is_failure
            and not mismatches(expectation, result)
        )

    def _criterion(self, result: ScriptResult) -> Criterion:
        expectation: Expectation | None = self.subject.expectation
        if not self._meets_expectation(result):
            expectation = None
        criterion = make_criterion(
            result,
            self.subject.filename,
            same=self.settings.same,
            pattern=self.settings.pattern,
            expectation=expectation,
        )
        if "message" in differences(criterion, result):
            message = result.signature.message if result.signature else ""
            raise UsageProblem(
                f"its message does not match --message: {message[:200]}",
                hint="copy the message; '…' stands for what may change",
            )
        return criterion

    def _crash(self, result: ScriptResult) -> ScriptResult:
        """Run a crashing program again with faulthandler, so that its result names the place."""
        for _ in range(self.settings.runs):
            again = self._once(self.subject.source, self.subject.target)
            if again.outcome is Outcome.CRASHED and again.signal == result.signal:
                return again
        return result

    def _failing_run(self, plain: str) -> ScriptResult:
        """Return a run that fails as it should; refuse a program that its comments change."""
        criterion, last = replace(self.before.criterion, at=None), tuple[str, ...]()
        # A refusal ends it all: so many runs that a flaky failure is not missed by chance.
        for _ in range(2 * self.before.rates.of(self.before.isolation).runs):
            result = self._once(plain, self.subject.target)
            last = differences(criterion, result)
            if not last:
                return result
        raise UsageProblem(
            f"{self.subject.name} fails differently without its comments and layout "
            f"({', '.join(last)})",
            hint="it depends on its own text, which a reduction rewrites",
        )


def _kind(result: ScriptResult) -> tuple[object, ...]:
    signature = result.signature
    return (result.outcome, result.signal, result.exit_code, signature and signature.identity)


def _rates_of(results: Mapping[Isolation, Sequence[ScriptResult]], criterion: Criterion) -> Rates:
    counted = {
        one: Rate(hits=sum(not differences(criterion, r) for r in some), runs=len(some))
        for one, some in results.items()
    }
    return Rates(
        fork=counted.get(Isolation.FORK, Rate()), fresh=counted.get(Isolation.FRESH, Rate())
    )
