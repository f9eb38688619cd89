"""Find the corpus around a case folder that pytest meets, and lay out the case's trials."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from errata.environments.built import BuiltEnvironment
from errata.measuring.availability import look_into, offered
from errata.model.case import BACKENDS, Case, Script
from errata.model.cell import Trial
from errata.model.errors import CaseProblems, Problem, UsageProblem
from errata.plan.choosing import Chosen
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_case
from errata.plan.matrix import Matrix, Selection, choose_releases, spread
from errata.project import Project, find_project

CASE_FILE = "case.toml"
_CASES = "cases"
_SCRIPTS = tuple(script.filename for script in Script)

IsGiven = Callable[[Path], bool]


@dataclass(frozen=True, kw_only=True)
class Corpus:
    """A folder of cases with its project, framework table and chosen versions by framework."""

    folder: Path
    project: Project
    frameworks: Mapping[str, Framework]
    releases: Mapping[str, Sequence[Chosen]]


def corpus_of(
    folder: Path, *, root: Path, named: Sequence[Path], is_given: IsGiven
) -> tuple[Path, bool]:
    """Find the corpus of a case folder, which its id is relative to, and whether it is one by name.

    In this order: a folder that the `errata_corpus` setting names; the topmost folder called
    `cases` inside `root`, or the nearest one outside; the topmost folder given to pytest; the
    parent.
    """
    above = list(folder.parents)
    called = [parent for parent in above if parent.name == _CASES]
    by_name = (
        [parent for parent in reversed(above) if parent in named],
        [parent for parent in reversed(called) if parent.is_relative_to(root)],
        called,
    )
    for parents in by_name:
        if parents:
            return parents[0], True
    return next((parent for parent in reversed(above) if is_given(parent)), folder.parent), False


class Corpora:
    """The corpora of one pytest session, each opened once."""

    def __init__(self, config: pytest.Config) -> None:
        self.selection = Selection(
            environments=tuple(config.getoption("errata_env") or ("default",)),
            modes=tuple(config.getoption("errata_mode") or ()),
            backends=tuple(config.getoption("errata_backend") or ("cpu",)),
        )
        self.left_out: list[str] = []
        self.outside: dict[str, BuiltEnvironment] = {}
        self.refusal: UsageProblem | None = None
        self._config = config
        self._corpora: dict[Path, Corpus] = {}
        self._folders: dict[tuple[Path, str], Path] = {}
        self._asked: set[str] = set()

    @property
    def python(self) -> Path | None:
        """The interpreter that already has the framework, if one was named."""
        python = self._config.getoption("errata_python")
        return self._config.invocation_params.dir / python if python else None

    def around(self, folder: Path, is_given: IsGiven) -> Corpus:
        """Open the corpus around a case folder.

        Raises UsageProblem, InvalidTable, and EnvironmentFailed where a range or a nightly needs an
        index and none answers: they concern the session rather than the case.
        """
        found, _ = _corpus_around(folder, self._config, is_given)
        if found not in self._corpora:
            project = find_project(found, (found,))
            frameworks = load_frameworks(project.table)
            self._corpora[found] = Corpus(
                folder=found,
                project=project,
                frameworks=frameworks,
                releases=choose_releases(self.selection, frameworks, offered),
            )
        return self._corpora[found]

    def load(self, corpus: Corpus, folder: Path) -> Case:
        """Load a case of a corpus; raises CaseProblems."""
        case_id = folder.relative_to(corpus.folder).as_posix()
        other = self._folders.setdefault((corpus.project.root, case_id), folder)
        if other != folder:
            message = f"the id {case_id!r} is already taken by {other}"
            hint = "rename one of the folders"
            raise CaseProblems([Problem(file=str(folder), key="", message=message, hint=hint)])
        return load_case(folder, case_id, corpus.frameworks)

    def trials(self, corpus: Corpus, case: Case) -> list[Trial]:
        """Lay out a case's trials that the options select; note the cases that have none.

        Trials that the command line names by node id are included whatever the options select.
        """
        if self.python is not None:
            chosen = self._spread_outside(corpus, case, self.python)
        else:
            chosen = self._spread(corpus, case, corpus.releases)
        trials = {trial.place: trial for trial in chosen.trials}
        wanted = _named_places(self._config, case.folder / CASE_FILE) - trials.keys()
        if wanted and self.python is None:
            every = {
                name: [Chosen(version=release.version) for release in framework.releases]
                for name, framework in corpus.frameworks.items()
            }
            everywhere = spread([case], corpus.frameworks, every, backends=BACKENDS)
            trials |= {trial.place: trial for trial in everywhere.trials if trial.place in wanted}
        if not trials:
            self.left_out += [f"{case.id}: {why}" for _, why in chosen.left_out]
        return list(trials.values())

    def _spread(
        self,
        corpus: Corpus,
        case: Case,
        releases: Mapping[str, Sequence[Chosen]],
        external: Sequence[BuiltEnvironment] = (),
    ) -> Matrix:
        return spread(
            [case],
            corpus.frameworks,
            releases,
            modes=self.selection.modes,
            backends=self.selection.backends,
            external=[built.spec for built in external],
        )

    def _spread_outside(self, corpus: Corpus, case: Case, python: Path) -> Matrix:
        """Lay out a case's trials in an interpreter, asked once for each framework."""
        name = case.requires.framework
        if name not in self._asked:
            self._asked.add(name)
            try:
                self.outside.update(look_into(python, corpus.frameworks, [case]))
            except UsageProblem as error:
                self.refusal = error
        found = [built for built in self.outside.values() if built.spec.framework == name]
        if not found:
            return Matrix(trials=(), left_out=((case, f"{python} has no {name}"),))
        return self._spread(corpus, case, {}, found)


def is_case_folder(path: Path, config: pytest.Config, is_given: IsGiven) -> bool:
    """Tell whether a folder is a case, or has lost a part of one.

    A `case.toml` alone, or two scripts without one, are taken for what is left of a case only
    where a corpus by name holds other cases: elsewhere they are somebody else's files.
    """
    found = {name for name in (CASE_FILE, *_SCRIPTS) if (path / name).is_file()}
    if CASE_FILE in found and len(found) > 1:
        return True
    if found not in ({CASE_FILE}, set(_SCRIPTS)):
        return False
    corpus, by_name = _corpus_around(path, config, is_given)
    return by_name and any(
        (toml.parent / script).is_file() for toml in corpus.rglob(CASE_FILE) for script in _SCRIPTS
    )


def _corpus_around(folder: Path, config: pytest.Config, is_given: IsGiven) -> tuple[Path, bool]:
    named = config.getini("errata_corpus")
    return corpus_of(folder, root=config.rootpath, named=named, is_given=is_given)


def _named_places(config: pytest.Config, file: Path) -> set[str]:
    """Read the places that the command line names in a case file: `case.toml::place`."""
    split = (argument.partition("::") for argument in config.args)
    start = config.invocation_params.dir
    return {
        place for name, _, place in split if place and (start / name).resolve() == file.resolve()
    }
