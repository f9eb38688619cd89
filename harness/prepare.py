"""Make trials runnable: build their environments, ask for their devices, and say what cannot be."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from harness.execute.built import BuiltEnvironment
from harness.execute.devices import ask_framework, ask_machine
from harness.execute.environments import EnvironmentHome, default_home, external
from harness.measure import Progress
from harness.model.case import Case
from harness.model.cell import EnvironmentSpec, Trial
from harness.model.errors import EnvironmentFailed, UsageProblem
from harness.model.outcome import Outcome, ScriptResult
from harness.plan.frameworks import Framework
from harness.store.base import EnvironmentFacts, Store

__all__ = [
    "absent_devices",
    "build_environments",
    "look_into",
    "refused_devices",
    "store_environments",
    "without_environment",
]

BUILDERS = 2  # environments built at once: one downloads while another compiles


def look_into(
    python: Path, frameworks: Mapping[str, Framework], cases: Sequence[Case]
) -> dict[str, BuiltEnvironment]:
    """Find which of the frameworks that the cases need an interpreter already has."""
    found: dict[str, BuiltEnvironment] = {}
    words: list[str] = []
    for name in sorted({case.requires.framework for case in cases}):
        try:
            spec, built = external(python, framework=name, module=frameworks[name].module)
        except EnvironmentFailed as error:
            words.append(str(error))
        else:
            found[spec.id] = built
    if not found:
        raise UsageProblem(
            f"{str(python)!r} has none of the frameworks that the chosen cases need: "
            + "; ".join(words),
            hint="name an interpreter in which `import torch` (or paddle, mindspore) works",
        )
    return found


def absent_devices(trials: Sequence[Trial]) -> dict[str, ScriptResult]:
    """Say which trials this machine rules out, before anything is built for them."""
    answers = {backend: ask_machine(backend) for backend in {trial.backend for trial in trials}}
    return {
        trial.id: ScriptResult(outcome=Outcome.UNAVAILABLE, detail=answers[trial.backend].words)
        for trial in trials
        if not answers[trial.backend].available
    }


def build_environments(
    trials: Sequence[Trial],
    outside: Mapping[str, BuiltEnvironment],
    committed_locks: Path,
    progress: Progress,
) -> tuple[dict[str, BuiltEnvironment], dict[str, EnvironmentFailed]]:
    """Build what the trials need; returns what was built, and what failed, by environment id.

    `outside` are interpreters that already have their framework.
    """
    home = EnvironmentHome(default_home(), committed_locks=committed_locks)
    specs = {
        trial.environment.id: trial.environment
        for trial in trials
        if trial.environment.external is None
    }
    built = dict(outside)
    missing: list[EnvironmentSpec] = []
    for name, spec in specs.items():
        found = home.find(spec)
        if found is not None:
            built[name] = found
        else:
            missing.append(spec)
    return built, _build(home, missing, built, progress) if missing else {}


def without_environment(
    trials: Sequence[Trial], failures: Mapping[str, EnvironmentFailed]
) -> dict[str, ScriptResult]:
    """Say of every trial whose environment failed that it could not be asked."""
    return {
        trial.id: ScriptResult(
            outcome=Outcome.ENV_FAILED,
            detail=failures[trial.environment.id].message,
            stderr=failures[trial.environment.id].words,
        )
        for trial in trials
        if trial.environment.id in failures
    }


def _build(
    home: EnvironmentHome,
    specs: Sequence[EnvironmentSpec],
    built: dict[str, BuiltEnvironment],
    progress: Progress,
) -> dict[str, EnvironmentFailed]:
    """Build environments side by side, adding each to `built`; returns the failures by id."""
    failures: dict[str, EnvironmentFailed] = {}

    def build(spec: EnvironmentSpec) -> None:
        try:
            built[spec.id] = home.ensure(
                spec, lambda stage, detail: progress.environment(spec.id, stage, detail)
            )
        except EnvironmentFailed as error:
            failures[spec.id] = error
            progress.environment(spec.id, "failed", error.message)

    home.check_space(specs)
    gigabytes = home.estimate(specs) / 1e9
    noun = "environment" if len(specs) == 1 else "environments"
    progress.note(f"building {len(specs)} {noun}, up to {gigabytes:.1f} GB, in {home.root}")
    executor = ThreadPoolExecutor(max_workers=BUILDERS, thread_name_prefix="build")
    try:
        futures = [executor.submit(build, spec) for spec in specs]
        for future in futures:
            future.result()
    except KeyboardInterrupt:
        home.interrupt()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
    return failures


def refused_devices(
    frameworks: Mapping[str, Framework],
    built: Mapping[str, BuiltEnvironment],
    trials: Sequence[Trial],
) -> dict[str, ScriptResult]:
    """Ask each framework for the devices that the machine did not rule out."""
    answers = {}
    for trial in trials:
        spec = trial.environment
        if trial.backend == "cpu" or spec.id not in built or (spec.id, trial.backend) in answers:
            continue
        answers[spec.id, trial.backend] = ask_framework(
            built[spec.id].python,
            spec.module,
            trial.backend,
            frameworks[spec.framework].device(trial.backend),
            external=spec.external is not None,
        )
    return {
        trial.id: ScriptResult(outcome=Outcome.UNAVAILABLE, detail=answer.words)
        for trial in trials
        if (answer := answers.get((trial.environment.id, trial.backend))) and not answer.available
    }


def store_environments(store: Store, run_id: int, built: Mapping[str, BuiltEnvironment]) -> None:
    """Keep what each environment of a run held."""
    for name, environment in sorted(built.items()):
        store.add_environment(
            run_id,
            EnvironmentFacts(
                environment=name,
                lock_digest=environment.lock_digest,
                framework_version=environment.framework_version,
                python_version=environment.python_version,
                platform=platform.platform(),
                packages=environment.packages,
                build=dict(environment.build),
            ),
        )
