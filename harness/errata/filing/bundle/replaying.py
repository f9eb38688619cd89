"""Run the scripts of an opened bundle in an environment, and compare with what it says."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from errata.compare.judge import mismatches
from errata.environments.built import BuiltEnvironment
from errata.environments.home import EnvironmentHome, default_home, external
from errata.environments.lock import Lock, platform_tag, read_lock
from errata.environments.locks import Locks
from errata.environments.uv import Uv
from errata.filing.bundle.opening import LOCK, OpenedBundle, unpack
from errata.measuring.availability import absent_devices, refused_devices
from errata.model.case import Expectation
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.model.matching import as_pattern
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.plan.framework import Framework
from errata.plan.frameworks import parse_environment
from errata.plan.load import load_case
from errata.plan.matrix import make_trial
from errata.running.pool import Job, Pool
from errata.running.runner import Target

__all__ = ["Replayed", "Where", "compare_with", "replay"]

Report = Callable[[str, str], None]


@dataclass(frozen=True, kw_only=True)
class Where:
    """Where to run a bundle: an interpreter, an environment by name, or else the bundle's own."""

    python: Path | None = None
    environment: str = ""


@dataclass(frozen=True, kw_only=True)
class Replayed:
    """What both scripts did, and in what the broken one differs from what was expected.

    `parts` is empty where the signature is the same; then `number` says which of the expected
    ones it is. `inconclusive` is why nothing can be said, where that is so.
    """

    environment: str
    build: str
    broken: ScriptResult
    fixed: ScriptResult
    expected: Expectation
    number: int = 0
    parts: tuple[str, ...] = ()
    inconclusive: str = ""

    @property
    def is_same(self) -> bool:
        """Whether an expected signature appeared."""
        return not self.parts and not self.inconclusive


def replay(
    bundle: OpenedBundle,
    folder: Path,
    frameworks: Mapping[str, Framework],
    where: Where,
    report: Report,
) -> Replayed:
    """Unpack a bundle into the empty `folder`, run it and compare.

    Raises UsageProblem for a framework or place that is not known here, CaseProblems for a case
    that is not valid, and EnvironmentFailed.
    """
    framework = frameworks.get(bundle.framework)
    if framework is None:
        raise UsageProblem(
            f"{bundle.name} is about {bundle.framework}, which the framework table does not have",
            hint=f"it has {', '.join(frameworks)}; or run the replay.py in the bundle",
        )
    case = load_case(unpack(bundle, folder), bundle.case, frameworks)
    if case.requires.framework != framework.name or bundle.mode not in framework.modes:
        raise UsageProblem(
            f"{bundle.name} contradicts itself about its framework or mode",
            hint="ask whoever sent it for the file as `errata bundle` wrote it",
        )
    with _environment(bundle, folder, frameworks, where, report) as built:
        trial = make_trial(case, built.spec, bundle.mode, bundle.backend)
        reason = _unavailable(trial, built, frameworks)
        if reason is not None:
            return _inconclusive(bundle, built, reason)
        return compare_with(bundle, built, *_run(trial, built, framework))


def compare_with(
    bundle: OpenedBundle, built: BuiltEnvironment, broken: ScriptResult, fixed: ScriptResult
) -> Replayed:
    """Compare what the broken script did with the failures that the bundle expects."""
    if not broken.outcome.is_from_script:
        return _inconclusive(bundle, built, broken)
    wanted = [_pattern(one) for one in bundle.expected if one.is_failure]
    compared = [(mismatches(one, broken), number) for number, one in enumerate(wanted)]
    parts, number = min(compared, key=lambda pair: len(pair[0]))
    return Replayed(
        environment=built.spec.id,
        build=built.framework_version,
        broken=broken,
        fixed=fixed,
        expected=wanted[number],
        number=number,
        parts=parts,
    )


def _pattern(expected: Expectation) -> Expectation:
    """Let what was redacted stand for anything."""
    message, at, warning = (
        None if text is None else as_pattern(text)
        for text in (expected.message, expected.at, expected.warning)
    )
    return replace(expected, message=message, at=at, warning=warning)


def _inconclusive(bundle: OpenedBundle, built: BuiltEnvironment, why: ScriptResult) -> Replayed:
    return Replayed(
        environment=built.spec.id,
        build=built.framework_version,
        broken=why,
        fixed=why,
        expected=bundle.expected[0],
        inconclusive=f"{why.outcome}: {why.detail}",
    )


def _unavailable(
    trial: Trial, built: BuiltEnvironment, frameworks: Mapping[str, Framework]
) -> ScriptResult | None:
    refused = absent_devices([trial]) or refused_devices(
        frameworks, {built.spec.id: built}, [trial]
    )
    return refused.get(trial.id)


def _run(
    trial: Trial, built: BuiltEnvironment, framework: Framework
) -> tuple[ScriptResult, ScriptResult]:
    """Run both scripts, each in a fresh interpreter, one after the other."""
    target = Target(
        id=built.spec.id,
        python=built.python,
        module=framework.module,
        version=built.spec.version,
        external=built.directory is None,
    )
    jobs = [
        Job(
            cell=cell,
            target=target,
            isolation=Isolation.FRESH,
            variables={
                "ERRATA_MODE": trial.mode,
                "ERRATA_BACKEND": trial.backend,
                "ERRATA_DEVICE": framework.device(trial.backend),
            },
        )
        for cell in trial.cells
    ]
    results: dict[str, ScriptResult] = {}
    with contextlib.closing(Pool(slots=1).run(jobs)) as finished:
        for job, result in finished:
            results[job.cell.id] = result
    lost = ScriptResult(outcome=Outcome.HARNESS_ERROR, detail="the script was not run")
    broken, fixed = (results.get(cell.id, lost) for cell in trial.cells)
    return broken, fixed


# Environments ------------------------------------------------------------------------------


@contextmanager
def _environment(
    bundle: OpenedBundle,
    folder: Path,
    frameworks: Mapping[str, Framework],
    where: Where,
    report: Report,
) -> Iterator[BuiltEnvironment]:
    """Provide the interpreter to run in, and keep it from being removed meanwhile."""
    framework = frameworks[bundle.framework]
    if where.python is not None:
        _, built = external(where.python, framework=framework.name, module=framework.module)
        yield built
        return
    home, spec = _home_and_spec(bundle, folder, frameworks, where)
    built = home.ensure(spec, report)
    with home.hold(built):
        yield built


def _home_and_spec(
    bundle: OpenedBundle, folder: Path, frameworks: Mapping[str, Framework], where: Where
) -> tuple[EnvironmentHome, EnvironmentSpec]:
    from errata.plan.corpus import find_table_folder

    home = EnvironmentHome(default_home(), committed_locks=find_table_folder(Path.cwd()) / "locks")
    if where.environment:
        spec = parse_environment(frameworks, where.environment, listed_only=False)
        if spec.framework != bundle.framework:
            raise UsageProblem(
                f"{where.environment!r} is an environment of {spec.framework}, and "
                f"{bundle.name} is about {bundle.framework}",
                hint=f"name one of {bundle.framework}: errata envs list",
            )
        return home, spec
    try:
        spec = parse_environment(frameworks, bundle.environment, listed_only=False)
    except UsageProblem:
        spec = frameworks[bundle.framework].spec(
            bundle.release, python=bundle.python or None, listed_only=False
        )
    if bundle.lock and bundle.lock_platform == platform_tag():
        lock = read_lock(spec, folder / LOCK, committed=False)
        if lock is None:
            raise EnvironmentFailed(spec.id, "the lock in the bundle cannot be read back")
        _refuse_other_release(bundle, lock)
        home.locks = _GivenLock(lock, home.root / "locks")
    return home, spec


def _refuse_other_release(bundle: OpenedBundle, lock: Lock) -> None:
    from errata.environments.lock import misfits

    wrong = misfits(replace(lock.spec, requirements=(), constraints=(), excludes=()), lock.pins)
    if wrong:
        raise UsageProblem(
            f"the lock in {bundle.name} {wrong[0]}",
            hint="choose where to run it: --env or --python",
        )


class _GivenLock(Locks):
    """One lock from a bundle in place of those of the table."""

    def __init__(self, lock: Lock, folder: Path) -> None:
        super().__init__(committed=None, folder=folder, uv=Uv())
        self._given = lock

    def current(self, spec: EnvironmentSpec) -> Lock | None:
        return self._given

    def obtain(self, spec: EnvironmentSpec, report: Report = lambda stage, detail: None) -> Lock:
        return self._given
