"""Where things are: corpus, framework table, committed record, database; and the cases of it all.

A project knows its own cases and those that came with Errata. It writes only to its own.
"""

from __future__ import annotations

import filecmp
import os
import shlex
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.errors import CaseProblems, UsageProblem
from errata.plan import corpus

if TYPE_CHECKING:
    from errata.model.case import Case
    from errata.model.costs import Costs
    from errata.model.errors import Problem
    from errata.model.verdict import Observation
    from errata.plan.framework import Framework
    from errata.plan.matrix import Selection

SHIPPED = "errata:"
"""The name of the corpus that came with Errata."""
_ROOT_MARKS = (".git", "pyproject.toml")
_CASE_FILES = ("case.toml", "broken.py", "fixed.py")


@dataclass(frozen=True, kw_only=True)
class Project:
    """The folders of one project; `database` is a path or an SQLAlchemy URL.

    `corpora` are its own case folders, and `record` its own record. `shipped` is what came with
    Errata, where the project knows its cases too. A command that names no case means its own
    cases; with `whole`, or where it has none, the shipped ones too. `options` name its corpora
    on a command line.
    """

    root: Path
    corpora: tuple[Path, ...]
    table: Path
    record: Path
    database: str
    shipped: Project | None = None
    whole: bool = False
    options: tuple[str, ...] = ()

    @property
    def known(self) -> tuple[Path, ...]:
        """Every case folder, its own first."""
        return (*self.corpora, *(self.shipped.corpora if self.shipped else ()))

    @property
    def meant(self) -> tuple[Path, ...]:
        """The case folders of a command that names no case."""
        return self.known if self.whole or not self.corpora else self.corpora

    def command(self, *words: str) -> str:
        """Write a command of Errata for this project, quoted for a shell."""
        return shlex.join(["errata", *words, *self.options])


def find_project(start: Path, corpora: Sequence[Path] = (), *, only_own: bool = False) -> Project:
    """Find the project around `start`, or around the case folders given.

    It knows the cases in `cases/`, or in the folders given, and those that came with Errata,
    which are also called `errata:`. `only_own` leaves the latter out. In a checkout of Errata both
    are the same. A folder `cases/` without any case, such as a Python package of that name, does
    not count. Raises UsageProblem where there is no case folder.
    """
    shipped = shipped_project()
    came = shipped.corpora if shipped else ()
    named = [one for one in corpora if str(one) != SHIPPED and one.resolve() not in came]
    is_named = len(named) < len(corpora)
    if is_named and (only_own or shipped is None):
        raise UsageProblem(
            f"--corpus {SHIPPED} names the cases that came with Errata, and "
            + ("--only-own leaves them out" if only_own else "none came with this installation"),
            hint="leave out one of them" if only_own else "install it again: pip install errata",
        )
    own = tuple(_existing(folder) for folder in named)
    start = start.resolve()
    around = _root_with_cases(start)
    # A case folder belongs to the nearest project around it, or else to its parent.
    root = (_marked(own[0].parent) or own[0].parent) if own else around or _marked(start) or start
    is_checkout = (root / "harness/errata/project.py").is_file() and (root / "cases").is_dir()
    if around and not own and (not is_named or is_checkout):
        own = (around / "cases",)
    elif is_checkout and is_named:
        own = (*own, root / "cases")
    if only_own or is_checkout:
        shipped = None
    if not own and shipped is None:
        raise UsageProblem(
            f"no folder 'cases' with a case in {str(start)!r} or above it",
            hint="go to the corpus, or name a case folder with --corpus",
        )
    options = [word for folder in corpora for word in ("--corpus", _shown(folder, start))]
    return Project(
        root=root,
        corpora=own,
        table=corpus.find_table_folder(root),
        record=root / "reports" / "observed",
        database=os.environ.get("ERRATA_DB") or str(root / ".errata" / "errata.sqlite"),
        shipped=shipped,
        whole=is_named,
        options=(*options, *(["--only-own"] if only_own else [])),
    )


def shipped_project() -> Project | None:
    """Return what came along with Errata, to read from it; None where nothing did."""
    root = corpus.shipped_root()
    if root is None:
        return None
    return Project(
        root=root,
        corpora=(root / "cases",),
        table=root / "envs",
        record=root / "reports" / "observed",
        database=":memory:",
    )


def _shown(folder: Path, start: Path) -> str:
    """Write a case folder as a command takes it: from `start` where it is below."""
    return str(folder.relative_to(start) if folder.is_relative_to(start) else folder)


def _existing(folder: Path) -> Path:
    if not folder.is_dir():
        raise UsageProblem(
            f"there is no folder {str(folder.resolve())!r}", hint="name a case folder with --corpus"
        )
    return folder.resolve()


def _root_with_cases(start: Path) -> Path | None:
    for folder in (start, *start.parents):
        files = (one for name in _CASE_FILES for one in (folder / "cases").rglob(name))
        if next(files, None):
            return folder
    return None


def _marked(start: Path) -> Path | None:
    """Return the nearest folder, from `start` upwards, that is the root of a project."""
    for folder in (start, *start.parents):
        if any((folder / mark).exists() for mark in _ROOT_MARKS):
            return folder
    return None


def choose_known(
    project: Project,
    selection: Selection,
    frameworks: Mapping[str, Framework] | None = None,
    *,
    alone: bool = False,
) -> tuple[list[Case], tuple[str, ...]]:
    """Load the cases that are selected, and list the ids of the others that are invalid.

    A name is looked up among the cases that are meant where none is named, and only then among
    all that are known. With `alone` no other case is read. Raises CaseProblems with every problem
    of the selected cases, and NothingSelected.
    """
    from errata.plan.matrix import beside_claims, choose_cases, names_case, refuse_unmatched

    meant, others = project.meant, [f for f in project.known if f not in project.meant]
    patterns = by_ids(project, selection).patterns
    ids = _ids(meant) if patterns else []
    here = [p for p in patterns if any(names_case(p, case_id) for case_id in ids)]
    elsewhere = [p for p in patterns if p not in here]
    if elsewhere:
        refuse_unmatched(elsewhere, [*ids, *_ids(others)])
    chosen: list[Case] = []
    invalid: list[str] = []
    for folders, wanted in ((meant, here), (others, elsewhere)):
        if not wanted and (patterns or folders is others):
            continue

        def is_wanted(case_id: str, wanted: Sequence[str] = wanted) -> bool:
            return not wanted or any(names_case(pattern, case_id) for pattern in wanted)

        cases, faults = read_known(project, folders, frameworks, is_wanted, alone=alone)
        _refuse_faulty(faults, is_wanted)
        invalid += faults
        chosen += choose_cases([*cases.values()], replace(selection, patterns=tuple(wanted)))
    chosen = beside_claims(chosen, replace(selection, patterns=patterns))
    return sorted(chosen, key=lambda case: case.id), tuple(invalid)


def by_ids(project: Project, selection: Selection) -> Selection:
    """Return a selection with ids in place of paths in a corpus, such as `cases/torch/x/`."""
    return replace(selection, patterns=tuple(id_of(project, p) for p in selection.patterns))


def id_of(project: Project, text: str) -> str:
    """Return the id that the path of a case's folder stands for; other words as they are."""
    path = Path(text)
    if "@" in text or not path.is_dir():
        return text
    inside = [folder for folder in project.known if path.resolve().is_relative_to(folder)]
    return path.resolve().relative_to(inside[0]).as_posix().replace(".", "*", 1) if inside else text


def choose_one(
    project: Project, name: str, frameworks: Mapping[str, Framework] | None = None
) -> Case:
    """Load the case that a name, or a claim's, means; raises as `choose_known`, and for several."""
    from errata.plan.matrix import Selection, case_of, only_case

    selection = Selection(patterns=(case_of(name),))
    return only_case(choose_known(project, selection, frameworks, alone=True)[0], name)


def load_known(
    project: Project, frameworks: Mapping[str, Framework], measured: Collection[str]
) -> dict[str, Case]:
    """Load the cases that are meant where none is named, and of the others those `measured`.

    Of claims those that were measured are among them. Raises CaseProblems where a case that was
    measured is invalid.
    """
    from errata.plan.matrix import case_of

    ids = {case_of(case_id) for case_id in measured}
    cases, faults = read_known(project, project.meant, frameworks)
    _refuse_faulty(faults, ids.__contains__)
    others = [folder for folder in project.known if folder not in project.meant]
    if others and any(case_id not in cases for case_id in ids):
        cases |= read_known(project, others, frameworks, ids.__contains__)[0]
    claims = {claim.id: claim for case in cases.values() for claim in case.claim_cases}
    return cases | {case_id: claims[case_id] for case_id in measured if case_id in claims}


def read_known(
    project: Project,
    folders: Iterable[Path],
    frameworks: Mapping[str, Framework] | None = None,
    is_wanted: Callable[[str], bool] = lambda case_id: True,
    *,
    alone: bool = False,
) -> tuple[dict[str, Case], dict[str, list[Problem]]]:
    """Read the cases in some of a project's folders, and the problems of those that are invalid.

    Both are by id. An own case stands in place of the shipped one of its id. Shipped cases are
    read where they are wanted, with `alone` own ones too. Shipped ones suit the framework table
    that came with them: those that do not suit another one are left out.
    """
    tables = [frameworks] if frameworks else []

    def load(folder: Path, case_id: str) -> Case | list[Problem]:
        from errata.plan.frameworks import load_frameworks
        from errata.plan.load import try_case

        if not tables:
            tables.append(load_frameworks(project.table))
        return try_case(folder, case_id, tables[0])

    own = [folder for folder in folders if folder in project.corpora]
    theirs = [folder for folder in folders if folder not in project.corpora]
    with corpus.keeping(project.table, load) as kept:
        cases, faults = corpus.read_corpora(own, kept, *([is_wanted] if alone else []))
        shipped, unsuited = corpus.read_corpora(theirs, kept, is_wanted) if theirs else ({}, {})
    if theirs and project.shipped and project.table == project.shipped.table:
        faults = {**unsuited, **faults}
    return {**shipped, **cases}, faults


def replaced_cases(project: Project) -> tuple[str, ...]:
    """List the shipped cases in whose place own ones stand that are no copies of them."""
    theirs = project.shipped.corpora if project.shipped else ()
    taken = dict(corpus.case_folders(theirs)) if theirs and project.corpora else {}
    own = corpus.case_folders(project.corpora) if taken else ()
    return tuple(
        sorted(name for name, at in own if name in taken and not _are_same(at, taken[name]))
    )


def _are_same(folder: Path, other: Path) -> bool:
    """Return whether a case is a copy of another one, or that case itself."""
    names = ("case.toml", "broken.py", "fixed.py")
    return len(filecmp.cmpfiles(folder, other, names, shallow=False)[0]) == len(names)


def _ids(folders: Sequence[Path]) -> list[str]:
    return [case_id for case_id, _ in corpus.case_folders(folders)]


def _refuse_faulty(
    faults: Mapping[str, Sequence[Problem]], is_wanted: Callable[[str], bool]
) -> None:
    problems = [p for case_id, found in faults.items() if is_wanted(case_id) for p in found]
    if problems:
        raise CaseProblems(problems)


def refuse_shipped(project: Project, cases: Iterable[Case] = ()) -> None:
    """Raise UsageProblem where a command would write to the corpus that came with Errata.

    That is where a project has no cases of its own, or one of `cases` is not among them.
    """
    theirs = [
        case.id
        for case in cases
        if not any(case.folder.is_relative_to(folder) for folder in project.corpora)
    ]
    if theirs or not project.corpora:
        which = theirs[0] if project.corpora else "every case here"
        raise UsageProblem(
            f"{which} came with Errata, whose corpus is only read",
            hint="write to cases of your own (errata new), or work in a checkout of Errata",
        )


def read_observations(
    project: Project,
    cases: Collection[str],
    environments: Collection[str] | None = None,
    *,
    whole: bool = False,
) -> dict[str, Observation]:
    """Read the record of some cases by trial, or what it has of some environments.

    What came with Errata counts where the project's own record has nothing. With `whole` the own
    one is read with all its cases. Raises InvalidRecord with every problem of every file.
    """
    from errata.store.observed import read_record

    found = read_record(project.shipped.record, cases, environments) if project.shipped else {}
    if not project.corpora:
        return found
    return found | read_record(project.record, None if whole else cases, environments)


def read_costs_of(project: Project) -> Costs:
    """Read the measured costs of the cases that a project knows; its own figures come first.

    Raises InvalidCosts.
    """
    from errata.model.costs import Costs
    from errata.store.observed import costs_path, read_costs

    costs = read_costs(costs_path(project.record)) if project.corpora else Costs()
    if project.shipped is None:
        return costs
    theirs = read_costs(costs_path(project.shipped.record))
    return replace(
        costs,
        environments={**theirs.environments, **costs.environments},
        cases={**theirs.cases, **costs.cases},
        layers={**theirs.layers, **costs.layers},
    )
