"""Look a failure up, seen or pasted, in an index of the documented cases and the record."""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import errata
from errata.commands.diagnose.index import FORMAT, Index, write_index
from errata.commands.diagnose.report import Answer, Diagnosis
from errata.commands.diagnose.scoring import Question, Recognised, recognise
from errata.model.case import NOT_RUN
from errata.model.errors import ErrataError, UsageProblem
from errata.model.native import with_assertion
from errata.model.versions import parse_version
from errata.project import Project, find_project, read_known, read_observations
from errata.system.files import cache_folder, draft_path, make_scratch
from errata.text.printable import counted, first_names
from errata.text.tracebacks import find_sign, trace_of, versions_in

if TYPE_CHECKING:
    from errata.model.case import Case
    from errata.model.outcome import ScriptResult
    from errata.model.verdict import Observation
    from errata.plan.framework import Framework

_READ = (*NOT_RUN, "broken.py")
_NAMED = 3  # cases that a note names
_FRAMEWORKS = ("torch", "mindspore", "paddle")
_RELEASE = re.compile(
    r"(?:(?P<framework>torch|mindspore|paddle)(?:paddle(?:-gpu)?)?(?:==|[- ]))?v?(?P<version>\d\S*)"
)


@dataclass(frozen=True, kw_only=True)
class KnownCases:
    """An index of the cases and the record that failures are looked up in.

    `table` is the folder of the framework table, `problems` name what could not be read, and
    `options` the corpora on a command line.
    """

    index: Index
    table: Path = Path()
    problems: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @cached_property
    def frameworks(self) -> Mapping[str, Framework]:
        """The framework table, read when it is needed."""
        from errata.plan.frameworks import load_frameworks

        return load_frameworks(self.table)


def find_known(start: Path, corpora: Sequence[Path] = (), *, only_own: bool = False) -> KnownCases:
    """Index the cases around `start` (or in `corpora`) and those that came with Errata.

    The index is kept in the user's cache folder and built again when a case or the record has
    changed. An invalid case is left out and listed as a problem. Raises UsageProblem for a named
    corpus without cases.
    """
    from errata.plan.corpus import find_table_folder

    try:
        project = find_project(start, corpora, only_own=only_own)
    except UsageProblem:
        if corpora or only_own:
            raise
        return KnownCases(index=_kept(None), table=find_table_folder(start))
    return known_to(project)


def known_to(project: Project) -> KnownCases:
    """Index the cases that a project knows, as `find_known` does."""
    found = _kept(project)
    return KnownCases(
        index=found, table=project.table, problems=found.problems, options=project.options
    )


def _kept(project: Project | None) -> Index:
    """Open the index of a project, building it again if it is out of date."""
    folders = _folders(project) if project else []
    places = [*folders, project.table] if project else []
    name = hashlib.sha256("\n".join(map(str, places)).encode()).hexdigest()[:16]
    path = cache_folder() / "diagnose" / f"{name}.sqlite"
    stamp = _stamp(folders)
    found = Index.opened(path, stamp)
    if found is not None:
        return found
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = draft_path(path, "draft")
        _build(draft, project, stamp)
        draft.replace(path)
    except (OSError, sqlite3.OperationalError):  # it cannot be kept here: no folder, a full disk
        path = make_scratch("diagnose") / "index.sqlite"
        _build(path, project, stamp)
    built = Index.opened(path, stamp)
    if built is None:
        raise ErrataError(f"the index {path} cannot be read back")
    return built


def _folders(project: Project) -> list[Path]:
    """List the folders that an index is made of: projects without cases of their own share one."""
    shipped = [project.shipped.record] if project.shipped else []
    folders = [*project.known, project.record, *shipped]
    return [folder for folder in folders if folder.is_dir()]


def _stamp(folders: Iterable[Path]) -> str:
    """Digest what the index is made of by the names, sizes and times of its files."""
    code = Path(__file__).parent
    known = hashlib.sha256(f"{FORMAT}".encode())
    files = {str(path) for path in code.glob("*.[pt][yx]*")}
    for parent, _, names in (each for folder in folders for each in os.walk(folder)):
        read = (name for name in names if name in _READ or name.endswith(".json"))
        files.update(os.path.join(parent, name) for name in read)  # noqa: PTH118
    for entry in sorted(files):
        about = os.stat(entry)  # noqa: PTH116 - a thousand files: without a Path for each
        known.update(f"{entry}\n{about.st_size} {about.st_mtime_ns}\n".encode())
    return known.hexdigest()


def _build(path: Path, project: Project | None, stamp: str) -> None:
    """Write the index of the cases and the record of a project; of none without one."""
    from errata.plan.frameworks import load_frameworks

    cases: dict[str, Case] = {}
    record: dict[str, Observation] = {}
    problems: list[str] = []
    if project is not None:
        cases, faults = read_known(project, project.known, load_frameworks(project.table))
        if faults:
            count, named = counted(len(faults), "invalid case"), first_names(list(faults), _NAMED)
            problems.append(f"{count} left out: {named} (see: {project.command('check')})")
        try:
            record = read_observations(project, cases)
        except ErrataError as error:
            problems.append(f"the record in {project.record} was not read: {error}")
    path.unlink(missing_ok=True)
    known = {key: seen for key, seen in record.items() if seen.case in cases}
    write_index(path, list(cases.values()), known, stamp=stamp, problems=problems)


def recognise_result(
    result: ScriptResult, known: KnownCases, *, framework: str = "", words: Iterable[str] = ()
) -> tuple[Recognised, ...]:
    """Rank the cases that the failure of a script is; empty if it is none of them.

    `words` are names that the script mentions.
    """
    failed = result.signature
    if failed is None:
        return ()
    trace = trace_of(failed.type, failed.message, [("", failed.at)])
    lines = [f"{frame.file} {frame.function}" for frame in failed.frames]
    lines += [failed.at, *(f"{kind}: {text}" for kind, text in result.chain)]
    lines += [f"{failed.type}: {failed.message}", "", " ".join(words)]
    question = Question("\n".join(lines), framework, [trace])
    return recognise(question, known.index)


def read_release(text: str) -> dict[str, str]:
    """Read `torch==2.5.1`, or `2.5.1`, which counts for every framework.

    Raises UsageProblem for other text.
    """
    found = _RELEASE.fullmatch(text.strip())
    if found is None or parse_version(found["version"]) is None:
        raise UsageProblem(f"{text!r} is not a release", hint="write it as 2.5.1 or torch==2.5.1")
    named = found["framework"]
    return {name: found["version"] for name in _FRAMEWORKS if name == (named or name)}


def diagnose_text(
    text: str, known: KnownCases, releases: Mapping[str, str] | None = None
) -> Diagnosis:
    """Look up what a text shows; `releases` are those of frameworks in use, where they are known.

    The text names the others.
    """
    text = with_assertion(text, text)
    question = Question(text)
    found = {**versions_in(text), **(releases or {})}
    releases = {name: found[name] for name in _FRAMEWORKS if found.get(name)}

    def is_over(one: Recognised) -> bool:
        version = releases.get(one.facts.framework)
        return version is not None and one.facts.fails_on(version) is False

    # A cause that the release in use does not have comes last.
    ranked = tuple(sorted(recognise(question, known.index), key=is_over))
    answers: tuple[Answer, ...] = ("not known", "this failure", "one of these")
    if len(ranked) == 1 and not ranked[0].is_sure:
        answers = ("not known", "a usual cause", "one of these")
    sign = find_sign(text)
    return Diagnosis(
        version=errata.__version__,
        answer=answers[min(2, len(ranked))],
        releases=releases,
        errors=tuple(reversed(question.traces)) or ((sign,) if sign else ()),
        recognised=ranked,
    )
