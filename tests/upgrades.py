"""A comparison of two releases in which everything occurs that can, worst texts included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timezone

from factories import FAILS, PASSED, make_case, make_environment, make_raised, make_trial

from errata.commands.run.report import FailedEnvironment
from errata.commands.upgrade.report import ReleaseSide, UpgradeFacts, UpgradeReport, build_report
from errata.compare.judge import judge, judge_repeats
from errata.compare.resources import Cost, Leanest, Resource, compare_leanest
from errata.compare.transitions import Transition, compare_judgements
from errata.model.case import Case, Claim, Expectation, Requirements
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.verdict import Judgement

BEFORE, AFTER = "2.0.1", "2.15.0"
NASTY = (
    "[red]not red[/red] </details><script>alert(1)</script> ```\n# heading\n| a | b | @everyone "
    "fixes #1 https://example.invalid ![x](y) :tada: `code` \x1b[31mANSI\x1b[0m \x00 \u202egnirts"
    " \ud800"
)
QUICK, SLOW = (0.05, 0.04, 0.06), (2.7, 2.6, 3.4)
SLOWER = Cost(resource=Resource.TIME, before=QUICK, after=SLOW, framework=(0, 0))
HEAVIER = Cost(
    resource=Resource.MEMORY,
    before=(349.0, 350.0),
    after=(811.0, 1812.0),
    framework=(336.75, 648.25),
)
FASTER = Cost(resource=Resource.TIME, before=SLOW, after=QUICK, framework=(0, 0))


def side(
    case: Case,
    version: str,
    broken: ScriptResult,
    fixed: ScriptResult = PASSED,
    where: str = "eager:cpu",
) -> Judgement:
    """Judge two results of a case on a release; `where` is mode and backend."""
    mode, _, backend = where.partition(":")
    environment = make_environment(
        case.requires.framework, version, packages=case.requires.packages
    )
    trial = make_trial(FAILS, case=case, environment=environment, mode=mode, backend=backend)
    return judge(trial, _run(broken), _run(fixed))


def _run(result: ScriptResult) -> ScriptResult:
    if not result.outcome.is_from_script:
        return result
    return replace(result, wall_s=0.021, peak_mb=310.5, isolation=Isolation.FORK)


def moved(
    case: Case,
    before: ScriptResult | tuple[ScriptResult, ScriptResult],
    after: ScriptResult | tuple[ScriptResult, ScriptResult],
    where: str = "eager:cpu",
) -> Transition:
    """Compare results of a case on both releases; the fixed script passes where it is not given."""
    both = [s if isinstance(s, tuple) else (s, PASSED) for s in (before, after)]
    sides = [
        side(case, version, *results, where=where)
        for version, results in zip((BEFORE, AFTER), both, strict=True)
    ]
    return compare_judgements(*sides)


def stepped(case: Case, *results: ScriptResult) -> Transition:
    """Compare two failures of which a case documents each for its own release."""
    trials = [side(case, version, PASSED).trial for version in (BEFORE, AFTER)]
    own = [
        Expectation(outcome=one.outcome, type=one.signature.type, message=one.signature.message)
        for one in results
        if one.signature
    ]
    return compare_judgements(
        *(
            judge(replace(trial, expectation=expected), _run(result), _run(PASSED))
            for trial, expected, result in zip(trials, own, results, strict=True)
        )
    )


def case_of(
    name: str,
    *,
    modes: Sequence[str] = (),
    fixed: str = "import torch\n",
    packages: Sequence[str] = (),
    frequency: str = "",
) -> Case:
    requires = Requirements(releases="torch", modes=tuple(modes), packages=tuple(packages))
    case = make_case(f"torch/{name}", expectations=[FAILS], requires=requires, fixed=fixed)
    return replace(case, frequency=frequency)


def case_of_claim(name: str) -> Case:
    claim = Claim(
        name="claims/stays", sentence="The shape stays.", text="import torch\n", digest="c" * 64
    )
    return replace(case_of(name), claims=(claim,)).claim_cases[0]


def everything() -> list[Transition]:
    """Build a comparison for each change, in all the ways in which cases are grouped."""
    failure = make_raised()
    reworded = make_raised("shapes do not fit: [2] and [3]")
    elsewhere = make_raised("module 'torch' has no attribute 'vmap'", kind="AttributeError", at="x")
    crash = ScriptResult(outcome=Outcome.CRASHED, signal="SIGSEGV")
    absent = ScriptResult(outcome=Outcome.UNAVAILABLE, detail="no GPU driver")
    lost = ScriptResult(outcome=Outcome.ENV_FAILED, detail="torch-2.15.0+timm: no such package")
    modes = ["eager", "compile"]
    both, remedy = case_of("both-modes", modes=modes), '"""Clone the view first.\n\nMore."""\n'
    half, cured = case_of("half-healed", modes=modes), case_of("healed", fixed=remedy)
    numbers = [
        replace(PASSED, digest={name: {"value": value} for name in ("a", "b", "c", "d")})
        for value in (1.0, 2.0)
    ]
    steady = side(case_of("flaky"), AFTER, failure)
    flaky = judge_repeats([steady, side(case_of("flaky"), AFTER, PASSED)])
    unnoticed = make_raised("sum is 2", kind="AssertionError", at="assert total == 3")
    return [
        moved(case_of("unchanged"), failure, failure),
        stepped(case_of("silent-now"), failure, unnoticed),
        stepped(case_of("refused-now"), unnoticed, failure),
        moved(case_of("needless"), PASSED, PASSED),
        moved(case_of("regressed"), PASSED, failure),
        moved(both, failure, (failure, crash), "eager:cpu"),
        moved(both, failure, (failure, crash), "compile:cpu"),
        moved(case_of("masked"), failure, elsewhere),
        moved(case_of("crashes"), (failure, crash), (failure, elsewhere)),
        compare_judgements(side(case_of("flaky"), BEFORE, failure), flaky),
        moved(case_of("slower", packages=["timm"]), failure, failure).with_costs([SLOWER, HEAVIER]),
        moved(case_of("drifted"), failure, reworded, "eager:gpu").with_costs([SLOWER]),
        moved(case_of("nasty"), failure, make_raised(f"shapes do not fit: {NASTY}")),
        moved(case_of("numbers"), (failure, numbers[0]), (failure, numbers[1])),
        moved(case_of("unmasked"), elsewhere, failure),
        moved(case_of("faster"), failure, failure).with_costs([FASTER]),
        moved(half, failure, PASSED, "eager:cpu"),
        moved(half, failure, failure, "compile:cpu"),
        moved(cured, failure, (PASSED, failure)),
        moved(case_of("no-gpu"), absent, absent, "eager:gpu"),
        moved(case_of("no-gpu-either"), absent, absent, "eager:gpu"),
        moved(case_of("no-environment"), failure, lost),
        moved(case_of_claim("said"), PASSED, (failure, failure)),
        compare_judgements(side(case_of("old"), BEFORE, failure), None),
        compare_judgements(None, side(case_of("new"), AFTER, failure)),
    ]


def make_facts() -> UpgradeFacts:
    def held(version: str) -> ReleaseSide:
        environment = {"id": f"torch-{version}", "build": f"{version}+cpu", "python": "3.11.7"}
        return ReleaseSide(release=version, environments=(environment,))  # type: ignore[arg-type]

    return UpgradeFacts(
        framework="torch",
        before=held(BEFORE),
        after=held(AFTER),
        downgrade=False,
        started=datetime(2026, 11, 20, 12, 30, 5, tzinfo=timezone.utc),
        wall_s=12.34,
        interrupted=False,
        confirmed=True,
        unfinished=0,
        corpus="cases",
        selection="torch 2.0.1 -> 2.15.0",
        isolation="fork",
        factors={"time": 2.0, "memory": 1.5},
        framework_memory=compare_leanest(
            Leanest(trial="torch/unchanged@torch-2.0.1:eager:cpu", runs=(336.5, 337.0)),
            Leanest(trial="torch/needless@torch-2.15.0:eager:cpu", runs=(648.0, 648.5)),
            1_204,
        ),
        cells={"run": 60, "reused": 28},
        known={"record": 0, "store": 0},
        failed_environments=(
            FailedEnvironment(
                id="torch-2.15.0+timm",
                message="could not be locked",
                words="  x No solution found\n  ```\n  [red]because\x1b[0m </details>",
                hint="check the index settings: errata doctor",
            ),
        ),
    )


def make_report(transitions: Sequence[Transition] | None = None) -> UpgradeReport:
    since = {("torch/regressed", "eager", "cpu"): "2.9.1"}
    return build_report(everything() if transitions is None else transitions, make_facts(), since)
