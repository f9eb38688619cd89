"""Sort the failures of whole CI logs: read the files, and look each cluster up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

from errata.commands.diagnose.clusters import (
    Cluster,
    Standing,
    Triage,
    cluster_logs,
    facts_of,
    in_order,
)
from errata.commands.diagnose.diagnosing import KnownCases, diagnose_text
from errata.commands.diagnose.logs import (
    LogFailure,
    ReadLog,
    key_of_test,
    read_lines,
    section_failure,
)
from errata.commands.diagnose.scoring import Recognised
from errata.model.errors import UsageProblem

_LONGEST_LINE = 1_000_000  # of a log; the rest of a longer line is skipped
_MOST_DIAGNOSED = 300
_MOST_XML = 200_000_000


def triage_logs(
    logs: Sequence[Path],
    baseline: Sequence[Path],
    known: KnownCases,
) -> Triage:
    """Read logs and those of a baseline, and sort what failed; each cluster is looked up once.

    Raises UsageProblem where no log can be read.
    """
    problems: list[str] = []
    now = list(_read_all(logs, problems))
    if not now:
        raise UsageProblem("no log could be read", hint="; ".join(problems) or "name a file")
    before = list(_read_all(baseline, problems))
    clusters = cluster_logs(now, before)
    for number, cluster in enumerate(clusters[:_MOST_DIAGNOSED]):
        if cluster.standing is Standing.MACHINE:
            continue
        found = _recognise(cluster, known)
        is_known = bool(found) and not before
        clusters[number] = replace(
            cluster,
            recognised=found,
            standing=Standing.KNOWN if is_known else cluster.standing,
        )
    return Triage(
        clusters=tuple(in_order(clusters)),
        logs=tuple(map(facts_of, now)),
        baseline=tuple(map(facts_of, before)),
        problems=tuple(problems),
    )


def _recognise(failure: Cluster, known: KnownCases) -> tuple[Recognised, ...]:
    """Look a failure up with its part of the log, or with its last line alone."""
    line = f"{failure.type}: {failure.message}" if failure.type else failure.message
    for text in (failure.text, line):
        found = diagnose_text(text, known).recognised
        if found:
            return found
    return ()


# Files -------------------------------------------------------------------------------------------


def _read_all(files: Sequence[Path], problems: list[str]) -> Iterator[ReadLog]:
    for file in files:
        try:
            yield _read(file)
        except (OSError, UsageProblem, ET.ParseError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            problems.append(f"{file}: not read: {why}")


def _read(file: Path) -> ReadLog:
    """Read a log or a JUnit XML file. Raises OSError, UsageProblem and ParseError."""
    with file.open("rb") as stream:
        head = stream.read(4096)
    if not head:
        raise UsageProblem("the file is empty")
    if b"\0" in head:
        raise UsageProblem("it is not a text file")
    if re.match(rb"(?:\xef\xbb\xbf)?\s*<(?:\?xml|testsuites?\b)", head):
        return _read_junit(file)
    return read_lines(str(file), _lines(file))


def _lines(file: Path) -> Iterator[str]:
    """Yield the lines of a file, each no longer than is kept in memory."""
    with file.open(encoding="utf-8", errors="replace", newline="\n") as stream:
        begins = True
        while line := stream.readline(_LONGEST_LINE):
            if begins:
                yield line
            begins = line.endswith("\n")


def _read_junit(file: Path) -> ReadLog:
    """Read a JUnit XML file as pytest writes it."""
    if file.stat().st_size > _MOST_XML:
        raise UsageProblem("JUnit XML of more than 200 MB is not read")
    with file.open("rb") as stream:
        # No tool writes a document type, and entities can grow without bound.
        if any(b"<!DOCTYPE" in line or b"<!ENTITY" in line for line in stream):
            raise UsageProblem("XML with a document type is not read")
    log = ReadLog(name=str(file))
    for _, element in ET.iterparse(file):  # noqa: S314 - without a document type
        if element.tag != "testcase":
            continue
        log.lines += 1
        test = "::".join(filter(None, (element.get("classname"), element.get("name"))))
        bad = [child for child in element if child.tag in ("failure", "error")]
        if bad:
            log.failures.append(_of_junit(bad[0], test, log.lines))
        elif not any(child.tag == "skipped" for child in element):
            log.passed.add(key_of_test(test))
        element.clear()
    return log


def _of_junit(element: ET.Element, test: str, number: int) -> LogFailure:
    text = element.text or ""
    shown = section_failure(text, test, number)
    if shown is not None:
        return shown
    said = (element.get("message") or "").partition("\n")[0]
    kind, _, message = said.partition(": ")
    is_named = bool(message) and kind.replace(".", "").isidentifier()
    return LogFailure(
        type=kind if is_named else element.get("type") or "",
        message=message if is_named else said,
        text=text or said,
        line=number,
        test=test,
    )
