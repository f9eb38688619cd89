"""Find the case that a user names, choose where it runs, and lend environments meanwhile."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from errata.environments.built import BuiltEnvironment, external
from errata.environments.home import EnvironmentHome, open_home
from errata.environments.locks import Lock, Locks
from errata.environments.uv import Uv
from errata.measuring.availability import offered, refuse_absent
from errata.measuring.supply import Progress, Supply
from errata.model.case import Case
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.errors import UsageProblem
from errata.plan.choosing import parse_environment
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.plan.matrix import Selection, choose_releases
from errata.project import Project, choose_one, find_project
from errata.running.as_is import find_python
from errata.running.runner import Target


@dataclass(frozen=True, kw_only=True)
class NamedCase:
    """A case, the project that it belongs to, and which of its places is meant (a glob)."""

    project: Project
    frameworks: Mapping[str, Framework]
    case: Case
    place: str = ""


@dataclass(frozen=True, kw_only=True)
class Where:
    """Where a user wants something to run: in an environment, or an interpreter of their own."""

    environment: str = ""
    python: Path | None = None


def find_case(
    start: Path, name: str, corpora: Sequence[Path] = (), *, only_own: bool = False
) -> NamedCase:
    """Find the case that `name` means: a folder with a case, an id, or a trial's name.

    A folder need not be in a project. Raises UsageProblem, CaseProblems and InvalidTable.
    """
    text, _, place = name.partition("@")
    folder = Path(text).expanduser()
    folder = folder if folder.is_absolute() else start / folder
    if (folder / "case.toml").is_file():
        return _from_folder(start, folder.resolve(), place, corpora)
    if folder.is_file():
        raise UsageProblem(
            f"{text!r} is a file, not a case",
            hint=f"errata capture {text} makes a case of a failing program",
        )
    if folder.is_dir() and not corpora and _is_no_id(start, text):
        raise UsageProblem(
            f"{text!r} is a folder without a case.toml",
            hint="a case is a folder with case.toml, broken.py and fixed.py; see: errata capture",
        )
    project = find_project(start, corpora, only_own=only_own)
    frameworks = load_frameworks(project.table)
    case = choose_one(project, text, frameworks)
    return NamedCase(project=project, frameworks=frameworks, case=case, place=place)


def _is_no_id(start: Path, text: str) -> bool:
    """Return whether a folder's name cannot be meant as the id of a case."""
    try:
        project = find_project(start)
    except UsageProblem:
        return True
    return not any((corpus / text).exists() for corpus in project.known)


def _from_folder(start: Path, folder: Path, place: str, corpora: Sequence[Path]) -> NamedCase:
    """Take a folder as the case of the corpus that it is in, or as a case of its own."""
    try:
        project = find_project(start, corpora)
    except UsageProblem:
        project = find_project(start, [folder])
    around = next((corpus for corpus in project.known if corpus in folder.parents), None)
    if around is None:
        project = find_project(start, [folder])
    name = folder.name if around is None else folder.relative_to(around).as_posix()
    frameworks = load_frameworks(project.table)
    case = load_case(folder, name, frameworks)
    return NamedCase(project=project, frameworks=frameworks, case=case, place=place)


def choose_environment(
    where: Where,
    framework: Framework,
    frameworks: Mapping[str, Framework],
    *,
    packages: Sequence[str] = (),
    python: str | None = None,
) -> tuple[EnvironmentSpec, dict[str, BuiltEnvironment]]:
    """Choose the one environment of `framework` in which to run, by default the newest listed.

    Returns it, and the user's own interpreter by environment id, as `lend` takes it.
    `packages` and `python` are what a case requires. Raises UsageProblem and EnvironmentFailed.
    """
    if where.python is not None:
        spec, built = external(where.python, framework=framework.name, module=framework.module)
        return spec, {spec.id: built}
    word = where.environment or "default"
    with contextlib.suppress(UsageProblem):
        spec = parse_environment(frameworks, word, listed_only=False)
        if spec.framework == framework.name and (spec.packages or not packages):
            return spec, {}
    releases = choose_releases(Selection(environments=(word,)), frameworks, offered)
    if not releases.get(framework.name):
        others = [name for name, chosen in releases.items() if chosen]
        of_another = f": it is an environment of {others[0]}" if others else ""
        raise UsageProblem(
            f"{word!r} names no release of {framework.name}{of_another}",
            hint=f"write it like '{framework.name}==VERSION'; see: errata envs list",
        )
    release = releases[framework.name][-1]
    spec = framework.spec(
        release.version,
        python=python or release.python,
        packages=packages,
        index_url=release.index_url,
        listed_only=False,
        nightly=release.nightly,
    )
    return spec, {}


def choose_for_script(
    where: Where, framework: Framework | None, frameworks: Mapping[str, Framework]
) -> tuple[EnvironmentSpec, dict[str, BuiltEnvironment]]:
    """Choose as `choose_environment` does; without a framework, by the environment's name."""
    if framework is None:
        named = [name for name in frameworks if where.environment.startswith(name)]
        framework = frameworks[named[0] if named else next(iter(frameworks))]
    return choose_environment(where, framework, frameworks)


@contextmanager
def lend(
    specs: Iterable[EnvironmentSpec],
    table: Path,
    progress: Progress,
    *,
    outside: Mapping[str, BuiltEnvironment] | None = None,
    lock: Lock | None = None,
) -> Iterator[Mapping[str, BuiltEnvironment]]:
    """Lend environments, by id: build the missing ones, and keep all from being removed meanwhile.

    `table` is the folder of the framework table, `outside` are interpreters of the user's own.
    `lock` takes the place of the table's locks. Raises UsageProblem for a release that does not
    exist, before anything is built, and EnvironmentFailed for the first that failed.
    """
    home = open_home(table)
    ours = [spec for spec in specs if spec.external is None]
    if lock is not None:
        home.locks = _GivenLock(lock, home)
    else:
        refuse_absent(ours, load_frameworks(table), table)
    supply = Supply(home, progress, outside=outside)
    with contextlib.closing(supply):
        supply.lock(ours)
        for error in supply.failures.values():
            raise error
        for _ in supply.provide(ours):
            pass
        for error in supply.failures.values():
            raise error
        yield supply.built


@contextmanager
def lend_interpreter(
    python: str | None,
    env: str | None,
    framework: str,
    frameworks: Mapping[str, Framework],
    table: Path,
    building: contextlib.AbstractContextManager[Progress],
) -> Iterator[tuple[Path, str]]:
    """Yield the interpreter that a user means, and the id of its environment if it is lent.

    `framework` is what the program imports, as far as its source says. Raises UsageProblem and
    EnvironmentFailed.
    """
    if env is None:
        yield find_python(python, os.environ), ""
        return
    if python is not None:
        raise UsageProblem("--python and --env exclude each other", hint="leave one of them out")
    spec, _ = choose_for_script(Where(environment=env), frameworks.get(framework), frameworks)
    with contextlib.ExitStack() as held:
        with building as progress:
            built = held.enter_context(lend([spec], table, progress))
        yield built[spec.id].python, spec.id


def target_of(
    built: BuiltEnvironment,
    *,
    name: str = "",
    preload: str = "",
    path: Path | None = None,
    variables: Mapping[str, str] | None = None,
) -> Target:
    """Return the target with which scripts run in an environment."""
    spec = built.spec
    return Target(
        id=name or spec.id,
        python=built.python,
        module=spec.module,
        version=spec.version,
        preload=preload,
        path=path,
        external=spec.external is not None,
        variables=variables or {},
    )


def variables_of(trial: Trial, framework: Framework) -> dict[str, str]:
    """Return the environment variables that name a trial's mode, backend and device."""
    return {
        "ERRATA_BACKEND": trial.backend,
        "ERRATA_DEVICE": framework.device(trial.backend),
        "ERRATA_MODE": trial.mode,
    }


class _GivenLock(Locks):
    """One lock in place of those of the table, as a bundle brings it."""

    def __init__(self, lock: Lock, home: EnvironmentHome) -> None:
        super().__init__(committed=None, folder=home.root / "locks", uv=Uv())
        self._given = lock

    def current(self, spec: EnvironmentSpec) -> Lock | None:
        return self._given

    def obtain(self, spec: EnvironmentSpec, report: object = lambda stage, detail: None) -> Lock:
        return self._given
