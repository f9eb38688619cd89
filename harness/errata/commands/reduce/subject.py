"""What to reduce and where: a case of the corpus, or any script, in a lent environment."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from errata.environments.built import BuiltEnvironment
from errata.measuring.lending import (
    Where,
    choose_environment,
    choose_for_script,
    lend,
    target_of,
    variables_of,
)
from errata.measuring.supply import Progress
from errata.model.case import NOT_RUN, Expectation, Script
from errata.model.cell import EnvironmentSpec, Trial
from errata.model.errors import UsageProblem
from errata.model.source import parse_script
from errata.plan.corpus import find_table_folder
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection, make_trial, modes_of, only_case
from errata.plan.programs import (
    checked,
    companion_reason,
    imported_beside,
    imported_framework,
    imported_library,
    read_source,
    small_enough,
)
from errata.project import Project, find_project, refuse_shipped
from errata.running.as_is import find_python
from errata.running.gate import may_import_earlier, reason_for_fresh
from errata.running.runner import Target
from errata.workflow import make_plan

SCRIPT_TIMEOUT_S = 60.0
_COMPILED = (".pyc", ".so")
_OWN_FILES = (*NOT_RUN, *(script.filename for script in Script))


@dataclass(frozen=True, kw_only=True)
class Question:
    """What a user named; `passes_in` is `ENVIRONMENT`, `ENVIRONMENT:MODE` or `:MODE`.

    `in_place` is set where the reduction takes the place of a case's script.
    """

    name: str
    environment: str | None = None
    python: Path | None = None
    mode: str | None = None
    passes_in: str | None = None
    timeout_s: float | None = None
    in_place: bool = False
    corpora: tuple[Path, ...] = ()
    only_own: bool = False


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A program and where it fails; `control` is where it must go on passing, if anywhere.

    `fresh_because` is why its candidates cannot be forked; empty where they can. `selection` names
    the trial of a case, and `expectation` documents its failure. `original` is the script's file.
    `setting` are variables that name a case's mode and device; it should fail without them, too.
    `layers` are slow imports of the framework, which may be made beforehand.
    """

    name: str
    where: str
    original: Path
    source: str
    target: Target
    timeout_s: float
    processes: int | None = None
    companions: tuple[Path, ...] = ()
    fresh_because: str = ""
    selection: Selection | None = None
    expectation: Expectation | None = None
    control: Target | None = None
    setting: Mapping[str, str] = field(default_factory=dict, hash=False)
    layers: tuple[str, ...] = ()

    @property
    def filename(self) -> str:
        """The script's own name, which its candidates get too."""
        return self.original.name


def find_subject(
    question: Question, start: Path, progress: Progress
) -> AbstractContextManager[Subject]:
    """Find what is to be reduced, and keep its environments while it is.

    Entering raises UsageProblem for what does not exist or cannot be parsed, and EnvironmentFailed.
    """
    path = Path(question.name)
    if path.suffix == ".py" or path.is_file():
        if question.in_place:
            raise UsageProblem(
                f"--in-place replaces the script of a case, and {question.name!r} is none",
                hint="write the reduction to another file: -o FILE",
            )
        return _script(question, path, start, progress)
    return _case(question, start, progress)


@dataclass(frozen=True, kw_only=True)
class _Place:
    """An environment to be lent, or an interpreter without a framework, with the variables."""

    name: str
    spec: EnvironmentSpec | None = None
    python: Path = Path(sys.executable)
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)

    def target(self, built: Mapping[str, BuiltEnvironment]) -> Target:
        if self.spec is not None:
            return target_of(built[self.spec.id], name=self.name, variables=self.variables)
        return Target(id=self.name, python=self.python, external=True, variables=self.variables)


@contextmanager
def _lent(
    place: _Place,
    control: _Place | None,
    table: Path,
    progress: Progress,
    outside: Mapping[str, BuiltEnvironment],
) -> Iterator[tuple[Target, Target | None]]:
    """Lend the environments of a place and its control, and yield what runs scripts in them."""
    specs = {each.spec.id: each.spec for each in (place, control) if each and each.spec}
    with lend(specs.values(), table, progress, outside=outside) as built:
        yield place.target(built), control.target(built) if control else None


@contextmanager
def _case(question: Question, start: Path, progress: Progress) -> Iterator[Subject]:
    project = find_project(start, question.corpora, only_own=question.only_own)
    selection = Selection(
        patterns=(question.name,),
        environments=(question.environment or "default",),
        modes=(question.mode,) if question.mode else (),
    )
    plan = make_plan(project, selection, question.python)
    only_case(plan.cases, question.name)
    trial = _failing(plan.matrix.trials)
    case = trial.case
    if question.in_place:
        refuse_shipped(project, [case])
    framework = plan.frameworks[case.requires.framework]
    path = case.folder / Script.BROKEN.filename
    source = checked(case.broken, path)
    companions = tuple(p for p in sorted(case.folder.iterdir()) if p.name not in _OWN_FILES)
    small_enough(companions)
    place, control = _place(trial, framework), _control(question, trial, framework, plan.frameworks)
    preload = imported_library(source, framework.module) if case.requires.packages else ""
    with _lent(place, control, project.table, progress, plan.external) as (target, elsewhere):
        yield Subject(
            name=case.id,
            where=place.name,
            original=path,
            source=source,
            target=replace(target, variables={}, preload=preload),
            setting=place.variables,
            timeout_s=question.timeout_s or case.requires.timeout_s,
            processes=case.requires.processes,
            companions=companions,
            fresh_because=case.requires.isolation_reason
            or neighbour_reason(companions, source, target)
            or reason_for_fresh(source, framework.module),
            selection=replace(selection, modes=(trial.mode,)),
            expectation=trial.expectation,
            control=elsewhere,
            layers=framework.layers_of(trial.environment.version),
        )


def _failing(trials: Sequence[Trial]) -> Trial:
    """Choose the trial that is documented to fail, in the newest environment."""
    newest = [t for t in trials if t.environment.id == trials[-1].environment.id]
    failing = [t for t in newest if t.expectation is not None and t.expectation.is_failure]
    return (failing or newest)[0]


def _place(trial: Trial, framework: Framework) -> _Place:
    return _Place(
        name=f"{trial.environment.id}, {trial.mode}",
        spec=trial.environment,
        variables=variables_of(trial, framework),
    )


def _control(
    question: Question, trial: Trial, framework: Framework, frameworks: Mapping[str, Framework]
) -> _Place | None:
    """Find where a case must go on passing: as asked, else in another of its modes."""
    if question.passes_in is None:
        for mode in modes_of(trial.case, framework):
            other = make_trial(trial.case, trial.environment, mode, trial.backend)
            if other.expectation is not None and not other.expectation.is_failure:
                return _place(other, framework)
        return None
    name, _, mode = question.passes_in.partition(":")
    if mode and mode not in framework.modes:
        raise UsageProblem(
            f"unknown mode {mode!r} of {framework.name}",
            hint=f"its modes: {', '.join(framework.modes)}",
        )
    spec = trial.environment
    if name:
        needs = trial.case.requires
        spec, _ = choose_environment(
            Where(environment=name),
            framework,
            frameworks,
            packages=needs.packages,
            python=needs.python,
        )
    other = make_trial(trial.case, spec, mode or trial.mode, trial.backend)
    return _place(other, framework)


@contextmanager
def _script(question: Question, path: Path, start: Path, progress: Progress) -> Iterator[Subject]:
    source = checked(read_source(path), path)
    project = _project(question, start)
    table = project.table if project else find_table_folder(start)
    frameworks = load_frameworks(table)
    framework = imported_framework(source, frameworks)
    companions = small_enough(imported_beside(source, path))
    outside: dict[str, BuiltEnvironment] = {}
    if question.python is not None and framework is None:
        python = find_python(str(question.python), os.environ)
        place = _Place(name=str(question.python), python=python)
    elif framework is None and question.environment is None:
        raise UsageProblem(
            f"{str(path)!r} imports none of {', '.join(frameworks)}",
            hint="say where it runs: --python PATH, or --env torch==VERSION",
        )
    else:
        where = Where(environment=question.environment or "", python=question.python)
        spec, outside = choose_for_script(where, framework, frameworks)
        named = f"{spec.id} ({question.python})" if question.python else spec.id
        place = _Place(name=named, spec=spec)
    control = _script_control(question, place, framework, frameworks)
    with _lent(place, control, table, progress, outside) as (target, elsewhere):
        layers: tuple[str, ...] = ()
        reason = ""
        if place.spec is not None:
            reason = neighbour_reason(companions, source, target)
            reason = reason or reason_for_fresh(source, place.spec.module)
            layers = frameworks[place.spec.framework].layers_of(place.spec.version)
        yield Subject(
            name=str(path),
            where=place.name,
            original=path,
            source=source,
            target=target,
            timeout_s=question.timeout_s or SCRIPT_TIMEOUT_S,
            companions=companions,
            fresh_because=reason,
            control=elsewhere,
            layers=layers,
        )


def neighbour_reason(companions: Sequence[Path], source: str, target: Target) -> str:
    """Return why a file next to the script needs fresh interpreters; empty if none does.

    A module of its own name is imported after the fork as it is in a fresh interpreter, unless it
    reads what the fork has fixed, or runs before the framework's import and could change that.
    """
    packages = target.python.parent.parent.glob("lib/python*/site-packages")
    taken = {entry.name.partition(".")[0] for folder in packages for entry in folder.iterdir()}
    for path in companions:
        reason = companion_reason([path])
        if reason and (path.stem in taken | sys.stdlib_module_names or path.suffix in _COMPILED):
            return reason
        is_early = _is_imported_before(source, path.stem, target.module)
        for file in sorted(path.rglob("*") if path.is_dir() else [path]) if reason else ():
            text = file.read_text("utf-8", "replace") if file.suffix == ".py" else ""
            late = reason_for_fresh(f"import {target.module}\n{text}", target.module)
            if late or file.suffix in _COMPILED or (is_early and not may_import_earlier(text)):
                return f"{reason}: {late}" if late else reason
    return ""


def _is_imported_before(source: str, name: str, framework: str) -> bool:
    """Return whether a script's first import of `name` precedes that of the framework."""
    for node in ast.walk(parse_script(source)):  # statements in order, the outermost first
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            modules = [alias.name for alias in node.names]
            if isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            for module in modules:
                if (top := module.partition(".")[0]) in (name, framework):
                    return top == name
    return True


def _script_control(
    question: Question,
    place: _Place,
    framework: Framework | None,
    frameworks: Mapping[str, Framework],
) -> _Place | None:
    if question.passes_in is None:
        return None
    name, _, mode = question.passes_in.partition(":")
    variables = {"ERRATA_MODE": mode} if mode else {}
    if not name:
        return _Place(
            name=f"{place.name}, {mode}", spec=place.spec, python=place.python, variables=variables
        )
    if framework is None:
        raise UsageProblem(
            f"--passes-in {name!r} names a release, and the script imports no framework",
            hint="leave it out",
        )
    spec, _ = choose_environment(Where(environment=name), framework, frameworks)
    return _Place(name=spec.id, spec=spec, variables=variables)


def _project(question: Question, start: Path) -> Project | None:
    try:
        return find_project(start, question.corpora, only_own=question.only_own)
    except UsageProblem:
        if question.corpora or question.only_own:
            raise
        return None
