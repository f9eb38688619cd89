"""Compare a failure, seen or pasted, with the documented cases and the committed record."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from errata.model.case import Case
from errata.model.errors import ErrataError, UsageProblem
from errata.model.matching import normalise_message, split_message
from errata.model.outcome import ScriptResult, Signature
from errata.model.verdict import Observation
from errata.plan.corpus import find_table_folder
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.project import find_project, read_known, read_observations
from errata.recognise.scoring import Failure, KnownCase, Recognised, index_cases, recognise
from errata.recognise.tracebacks import Trace, find_traces
from errata.text.printable import counted, first_names

__all__ = [
    "KnownCases",
    "Recognised",
    "failure_of",
    "failures_in",
    "find_known",
    "recognise_result",
    "recognise_text",
]

_PACKAGES = re.compile(r"(?:^|[/\\])(?:site|dist)-packages[/\\](?P<top>[\w-]+)")
_LIBRARY = re.compile(r"[/\\]lib[/\\]python3\.\d+[/\\]")
_LONGEST_MESSAGE = 25_000
_NAMED = 3  # cases that a note names


@dataclass(frozen=True, kw_only=True)
class KnownCases:
    """The cases and the record that failures are compared with, and what could not be read.

    `table` is the folder of the framework table, `options` name the corpora on a command line.
    """

    cases: tuple[Case, ...] = ()
    record: Mapping[str, Observation] = field(default_factory=dict, hash=False)
    frameworks: Mapping[str, Framework] = field(default_factory=dict, hash=False)
    table: Path = Path()
    problems: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def modules(self) -> tuple[str, ...]:
        """The import names of the frameworks in the table."""
        return tuple(item.module for item in self.frameworks.values())

    @cached_property
    def index(self) -> tuple[KnownCase, ...]:
        """The failures by which each case is recognised, collected on first use."""
        return index_cases(self.cases, self.record)


def find_known(start: Path, corpora: Sequence[Path] = (), *, only_own: bool = False) -> KnownCases:
    """Gather the cases around `start` (or in `corpora`) and those that came with Errata.

    An invalid case is left out and listed as a problem: others can still be recognised. Raises
    UsageProblem for a named corpus without cases.
    """
    try:
        project = find_project(start, corpora, only_own=only_own)
    except UsageProblem:
        if corpora or only_own:
            raise
        table = find_table_folder(start)
        return KnownCases(frameworks=load_frameworks(table), table=table)
    frameworks = load_frameworks(project.table)
    cases, faults = read_known(project, project.known, frameworks)
    problems: list[str] = []
    if faults:
        count, named = counted(len(faults), "invalid case"), first_names(list(faults), _NAMED)
        problems.append(f"{count} left out: {named} (see: {project.command('check')})")
    try:
        record = read_observations(project, cases)
    except ErrataError as error:
        problems.append(f"the record in {project.record} was not read: {error}")
        record = {}
    return KnownCases(
        cases=tuple(cases.values()),
        record={key: seen for key, seen in record.items() if seen.case in cases},
        frameworks=frameworks,
        table=project.table,
        problems=tuple(problems),
        options=project.options,
    )


def recognise_result(
    result: ScriptResult, known: KnownCases, *, framework: str = "", words: Iterable[str] = ()
) -> tuple[Recognised, ...]:
    """Rank the cases that the failure of a script may be; empty if no case is similar enough.

    `words` are names that the script mentions.
    """
    return _ranked([failure_of(result, framework=framework, words=words)], known)


def _ranked(failures: Sequence[Failure], known: KnownCases) -> tuple[Recognised, ...]:
    """Rank documented cases first: a draft, however similar, has no tested fix to offer."""
    parts = (
        [one for one in known.index if bool(one.case.to_do) is is_draft]
        for is_draft in (False, True)
    )
    return tuple(
        found for part in parts for found in recognise(failures, part, modules=known.modules)
    )


def failure_of(result: ScriptResult, *, framework: str = "", words: Iterable[str] = ()) -> Failure:
    """Describe what a script did as a failure to recognise."""
    signature = result.signature
    if signature is None:
        return Failure(signal=result.signal or "", framework=framework)
    return Failure(
        type=signature.type,
        messages=(signature.message, *(text for _, text in result.chain)),
        at=signature.at,
        native=signature.native,
        packages=_packages_of(signature),
        words=_words_of(
            signature.at,
            *words,
            *(f"{frame.file} {frame.function}" for frame in signature.frames),
        ),
        framework=framework,
    )


def _packages_of(signature: Signature) -> frozenset[str]:
    files = (frame.file for frame in signature.frames)
    return frozenset(file.partition("/")[0] for file in files if "/" in file)


def _words_of(*texts: str) -> frozenset[str]:
    return frozenset(word for text in texts for word in re.findall(r"\w+", text.lower()))


def recognise_text(
    text: str, known: KnownCases
) -> tuple[tuple[Recognised, ...], tuple[Failure, ...]]:
    """Rank the cases that any error in a text may be; also return the errors that were found."""
    failures = failures_in(text, known.modules)
    return _ranked(failures, known), failures


def failures_in(text: str, modules: Iterable[str] = ()) -> tuple[Failure, ...]:
    """List the errors of a text, the last one first: that is what ended the program."""
    traces = find_traces(text)
    everywhere = frozenset(
        package for trace in traces for package in _packages_in(trace, frozenset(modules))
    )
    return tuple(_failure(trace, everywhere) for trace in reversed(traces))


def _failure(trace: Trace, packages: frozenset[str]) -> Failure:
    """Turn an error as printed into the shape in which errors are compared."""
    splits = [split_message(text[:_LONGEST_MESSAGE]) for text in trace.messages]
    messages = dict.fromkeys(normalise_message(split.message) for split in splits)
    places = tuple(
        frame.text for frame in trace.frames if frame.text and not _PACKAGES.search(frame.file)
    )
    return Failure(
        type=trace.type,
        messages=tuple(messages),
        at=places[-1] if places else "",
        places=places,
        native=splits[0].native if splits else (),
        packages=packages,
        words=_words_of(*(f"{frame.file} {frame.function} {frame.text}" for frame in trace.frames)),
        signal=trace.signal,
    )


def _packages_in(trace: Trace, modules: frozenset[str]) -> set[str]:
    """Name the packages whose frames a traceback has; notebooks shorten the paths of theirs."""
    found = set()
    for frame in trace.frames:
        named = _PACKAGES.search(frame.file)
        if named:
            found.add(named["top"])
            continue
        if not _LIBRARY.search(frame.file):
            found |= set(re.split(r"[/\\]", frame.file)[:-1]) & modules
    return found
