"""The failures of CI logs, sorted: as a document, and as a JSON document for other programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import errata
from errata.commands.diagnose.clusters import Cluster, LogFacts, Standing, Triage, count_standings
from errata.commands.diagnose.recognition import fix_words, measured_words
from errata.commands.diagnose.recognition_json import RecognisedCase, recognised_case
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Item,
    Quote,
    Section,
    Sign,
    Tone,
    closing,
    command,
)
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted, visible

_TITLES = {
    Standing.REGRESSED: "Regressed: these tests passed in the baseline",
    Standing.NEW: "New: the baseline does not fail so",
    Standing.UNDECIDED: "Undecided: a job of the baseline was cut off",
    Standing.BOTH: "On both sides: the baseline fails so too",
    Standing.KNOWN: "Known: documented failures",
    Standing.MACHINE: "Infrastructure: the machine failed, not a program",
    Standing.HEALED: "Healed: failed in the baseline, passed in two clean runs now",
    Standing.NOT_SEEN: "Not seen: failed in the baseline, and no two clean runs passed it now",
}
_SIGNS = {
    Standing.REGRESSED: (Sign.FIX_FAILS, Tone.BAD),
    Standing.NEW: (Sign.CHANGED, Tone.CHANGED),
    Standing.UNDECIDED: (Sign.UNSURE, Tone.WARNING),
    Standing.BOTH: (Sign.AS_EXPECTED, Tone.PLAIN),
    Standing.KNOWN: (Sign.AS_EXPECTED, Tone.PLAIN),
    Standing.MACHINE: (Sign.INFRA, Tone.TROUBLE),
    Standing.HEALED: (Sign.AS_EXPECTED, Tone.GOOD),
    Standing.NOT_SEEN: (Sign.UNAVAILABLE, Tone.QUIET),
}
_TESTS = 5
_LOGS = 5
_CAUSES = 3


def triage_document(found: Triage, *, options: Sequence[str] = ()) -> Document:
    """Describe what failed in some logs, a section for each standing; `options` name corpora."""
    sign, tone = closing(EXIT_CHANGED if found.is_worse else EXIT_AS_EXPECTED)
    sections = []
    for standing, number in count_standings(found.clusters):
        mine = [one for one in found.clusters if one.standing is standing]
        title = _TITLES[standing]
        if standing is Standing.NEW:
            title = title if found.baseline else "New: not documented"
        sections.append(
            Section(
                title=title,
                count=number,
                tone=_SIGNS[standing][1],
                blocks=tuple(_item(one, options) for one in mine),
                about="cluster",
            )
        )
    whole = "the JSON report (`errata triage --json FILE`)"
    return Document(
        title="triage",
        has_screen_title=False,
        head=tuple(_head(found)),
        sections=tuple(sections),
        summary=_summary(found),
        sign=sign,
        tone=tone,
        notes=tuple(_notes(found)),
        whole=whole,
    )


def _head(found: Triage) -> Iterator[Block]:
    rows = []
    for label, logs in (("logs", found.logs), ("baseline", found.baseline)):
        lines = counted(sum(log.lines for log in logs), "line")
        rows += [(label, f"{counted(len(logs), 'log')}, {lines}")] if logs else []
    yield Facts(tuple(rows))


def _item(cluster: Cluster, options: Sequence[str]) -> Item:
    """Describe one cluster: the message, where it was seen, and the case that it is."""
    sign, tone = _SIGNS[cluster.standing]
    rows = [("tests", _first(cluster.tests, _TESTS)), ("in", _logs(cluster))]
    commands = []
    for one in cluster.recognised[:_CAUSES]:
        word = "known as" if len(cluster.recognised) == 1 else "may be"
        rows.append((word, f"{one.case.id}: {one.case.title}"))
    if cluster.recognised:
        first = cluster.recognised[0].case.id
        commands.append(("more", command("show", first, options=options)))
    if len(cluster.recognised) == 1:
        case = cluster.recognised[0].case
        rows += [("fix", fix_words(case)), ("tested", measured_words(case))]
    blocks: list[Block] = [
        Quote((cluster.message,)),
        Facts(tuple((label, visible(text)) for label, text in rows if text)),
    ]
    if commands:
        blocks.append(Commands(tuple(commands)))
    return Item(
        sign=sign,
        tone=tone,
        case=cluster.type or ("machine" if cluster.standing is Standing.MACHINE else "error"),
        places=(counted(len(cluster.places), "failure"),),
        blocks=tuple(blocks),
    )


def _logs(cluster: Cluster) -> str:
    """Name the logs of a cluster, with the job and the line of the first failure in each."""
    counts = Counter((place.log, place.job) for place in cluster.places)
    first = {(place.log, place.job): place.line for place in reversed(cluster.places)}
    names = []
    for (log, job), count in counts.items():
        name = f"{log}:{first[log, job]}" + (f" ({job})" if job else "")
        names.append(name + (f" and {count - 1:,} more" if count > 1 else ""))
    return _first(names, _LOGS)


def _first(names: Sequence[str], number: int) -> str:
    more = f", and {len(names) - number:,} more" if len(names) > number else ""
    return ", ".join(names[:number]) + more


def _summary(found: Triage) -> tuple[str, ...]:
    clusters = [
        one
        for one in found.clusters
        if one.standing not in (Standing.HEALED, Standing.NOT_SEEN, Standing.MACHINE)
    ]
    failures = sum(len(one.places) for one in clusters)
    counts = ", ".join(f"{number:,} {name}" for name, number in count_standings(found.clusters))
    documented = sum(bool(one.recognised) for one in clusters)
    return (
        f"{counted(failures, 'failure')} in {counted(len(clusters), 'cluster')}"
        + (f": {counts}" if counts else ""),
        f"{documented:,} documented",
    )


def _notes(found: Triage) -> Iterator[str]:
    yield from found.problems
    for log in (*found.logs, *found.baseline):
        if log.cut_off:
            what = "no baseline" if log in found.baseline else "what it ran afterwards is not known"
            yield f"{log.name} was cut off ({log.cut_off}): {what}"
    if any(one.standing is Standing.NEW and not one.recognised for one in found.clusters):
        yield (
            "document a new one: errata capture SCRIPT, or --json FILE and "
            "errata new FRAMEWORK/SLUG --from-triage FILE:N"
        )


# JSON --------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class TriagedLog:
    """A log that was read."""

    name: str
    lines: Annotated[int, About("Of JUnit XML: its test cases.")]
    failures: int
    cut_off: Annotated[str, About("What ended its job from outside; empty if nothing did.")]
    build: Annotated[str, About("The CI's build, where the log names it.")]


@dataclass(frozen=True, kw_only=True)
class TriagedPlace:
    """Where one failure was seen."""

    log: str
    job: str
    line: int
    test: str


@dataclass(frozen=True, kw_only=True)
class TriagedCluster:
    """Failures with one signature."""

    number: Annotated[int, About("From 1, in the order of the document.")]
    standing: Standing
    type: str
    message: str
    text: Annotated[str, About("The part of a log that shows it.")]
    places: tuple[TriagedPlace, ...]
    recognised: tuple[RecognisedCase, ...]


@dataclass(frozen=True, kw_only=True)
class TriageDocument:
    """The failures of some logs in clusters, the most urgent first. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    worse: Annotated[bool, About("Whether something is new or regressed.")]
    logs: tuple[TriagedLog, ...]
    baseline: tuple[TriagedLog, ...]
    clusters: tuple[TriagedCluster, ...]
    problems: Annotated[tuple[str, ...], About("Files that were not read.")]


TRIAGE = DocumentFormat(
    name="triage", version=1, kind=TriageDocument, title="errata triage --json", is_plain=True
)


def triage_json(found: Triage) -> str:
    """Return a triage as JSON text."""
    return TRIAGE.text(
        TriageDocument(
            version=errata.__version__,
            worse=found.is_worse,
            logs=tuple(map(_log, found.logs)),
            baseline=tuple(map(_log, found.baseline)),
            clusters=tuple(
                TriagedCluster(
                    number=number,
                    standing=one.standing,
                    type=one.type,
                    message=one.message,
                    text=one.text,
                    places=tuple(
                        TriagedPlace(log=place.log, job=place.job, line=place.line, test=place.test)
                        for place in one.places
                    ),
                    recognised=tuple(map(recognised_case, one.recognised)),
                )
                for number, one in enumerate(found.clusters, 1)
            ),
            problems=found.problems,
        )
    )


def _log(log: LogFacts) -> TriagedLog:
    return TriagedLog(
        name=log.name,
        lines=log.lines,
        failures=log.failures,
        cut_off=log.cut_off,
        build=log.build,
    )
