"""`errata triage`: the failures of CI logs in clusters, looked up and compared with a baseline.

What `--json` writes is the type `Triage`, `triage_document` is its screen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated
from xml.etree import ElementTree as ET

import errata
from errata.commands.diagnose.diagnosing import (
    KnownCases,
    both_ends,
    diagnose_text,
    fix_words,
    measured_words,
)
from errata.commands.diagnose.logs import Log, key_of_test, read_log
from errata.commands.diagnose.scoring import Recognised
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, UsageProblem
from errata.model.matching import counts_as, normalise_message
from errata.model.outcome import StrEnum
from errata.report import document as doc
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted

_NUMBERS = re.compile(r"0x…|\b0x[0-9a-fA-F]+|\b[0-9a-f]{8,64}\b|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?")
_CUT = re.compile(r"(?:\.{3}|…)$")
_SHORTEST_CUT = 12
_MOST_DIAGNOSED = 300
_LONGEST_QUOTE = 300


class Standing(StrEnum):
    """What a cluster means beside the baseline, the most urgent first."""

    REGRESSED = "regressed"
    NEW = "new"
    UNDECIDED = "undecided"
    BOTH = "on both sides"
    KNOWN = "known"
    MACHINE = "infrastructure"
    HEALED = "healed"
    NOT_SEEN = "not seen"


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where one failure was seen."""

    log: str
    job: str
    line: int
    test: str


@dataclass(kw_only=True)
class Cluster:
    """Failures with one signature: the type and the message without its numbers."""

    number: Annotated[int, About("From 1, in the order of the document.")]
    standing: Standing
    type: str
    message: str
    text: Annotated[str, About("The part of a log that shows it.")]
    places: list[Place]
    recognised: tuple[Recognised, ...]

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests that failed so, each once."""
        return tuple(dict.fromkeys(place.test for place in self.places if place.test))


@dataclass(frozen=True, kw_only=True)
class Triage:
    """The failures of some logs in clusters, the most urgent first. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    worse: Annotated[bool, About("Whether something is new or regressed.")]
    logs: tuple[Log, ...]
    baseline: Annotated[
        tuple[Log, ...], About("With the logs that were cut off, which nothing is compared with.")
    ]
    clusters: tuple[Cluster, ...]
    problems: Annotated[tuple[str, ...], About("Files that were not read.")]


TRIAGE = DocumentFormat("triage", 2, Triage, "errata triage --json", is_plain=True)


def triage_logs(logs: Sequence[Path], baseline: Sequence[Path], known: KnownCases) -> Triage:
    """Read logs and those of a baseline, and sort what failed; each cluster is looked up once.

    Raises UsageProblem where no log can be read.
    """
    problems: list[str] = []
    now = tuple(_read_all(logs, problems))
    if not now:
        raise UsageProblem("no log could be read", hint="; ".join(problems) or "name a file")
    before = tuple(_read_all(baseline, problems))
    clusters = cluster_logs(now, before)
    for cluster in clusters[:_MOST_DIAGNOSED]:
        if cluster.standing is not Standing.MACHINE:
            cluster.recognised = _recognise(cluster, known)
            if cluster.recognised and not before:
                cluster.standing = Standing.KNOWN
    clusters = _in_order(clusters)
    for number, cluster in enumerate(clusters, 1):
        cluster.number = number
    return Triage(
        version=errata.__version__,
        worse=any(one.standing in (Standing.NEW, Standing.REGRESSED) for one in clusters),
        logs=now,
        baseline=before,
        clusters=tuple(clusters),
        problems=tuple(problems),
    )


def _read_all(files: Sequence[Path], problems: list[str]) -> Iterator[Log]:
    for file in files:
        try:
            yield read_log(file)
        except (OSError, UsageProblem, ET.ParseError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            problems.append(f"{file}: not read: {why}")


def _recognise(failure: Cluster, known: KnownCases) -> tuple[Recognised, ...]:
    """Look a failure up with its part of the log, or with its last line alone."""
    line = f"{failure.type}: {failure.message}" if failure.type else failure.message
    for text in (failure.text, line):
        if found := diagnose_text(text, known).recognised:
            return found
    return ()


def cluster_logs(now: Sequence[Log], before: Sequence[Log]) -> list[Cluster]:
    """Join the failures of logs and compare them with a baseline's, the most urgent first.

    Without a baseline every cluster is new. Logs that were cut off are no baseline.
    """
    clean = [log for log in before if not log.cut_off]
    clusters, earlier = _joined(now), _joined(clean)
    passed: set[str] = set().union(*(log.passed for log in clean))
    for key, cluster in clusters.items():
        if cluster.standing is Standing.MACHINE or not before:
            continue
        if key in earlier:
            cluster.standing = Standing.BOTH
        elif any(key_of_test(test) in passed for test in cluster.tests):
            cluster.standing = Standing.REGRESSED
        elif len(clean) < len(before):
            # A job that was cut off may have failed so, had it gone on.
            cluster.standing = Standing.UNDECIDED
    for key, cluster in earlier.items():
        if key not in clusters and cluster.standing is not Standing.MACHINE:
            cluster.standing = _gone(cluster, now)
            clusters[key] = cluster
    return _in_order(clusters.values())


def _gone(cluster: Cluster, now: Sequence[Log]) -> Standing:
    """Say what it means that a cluster of the baseline does not occur now.

    Healed is what two clean runs passed; two logs of one build are one run with a retry.
    """
    tests = set(map(key_of_test, cluster.tests))
    runs = {
        log.build or log.name
        for log in now
        if not log.cut_off and tests and log.passed.issuperset(tests)
    }
    return Standing.HEALED if len(runs) > 1 else Standing.NOT_SEEN


def _in_order(clusters: Iterable[Cluster]) -> list[Cluster]:
    """Sort clusters: the most urgent first, then the most frequent."""
    order = tuple(Standing)
    return sorted(
        clusters, key=lambda one: (order.index(one.standing), -len(one.places), one.message)
    )


def _joined(logs: Iterable[Log]) -> dict[tuple[str, str], Cluster]:
    """Join failures with the same signature; a message that was cut joins the whole one."""
    clusters: dict[tuple[str, str], Cluster] = {}
    for log in logs:
        for failure in log.found:
            # No number is the same in two runs.
            message = _NUMBERS.sub("#", normalise_message(failure.message))
            key = (counts_as(failure.type).rpartition(".")[2], message)
            cluster = clusters.get(key)
            if cluster is None:
                standing = Standing.MACHINE if failure.is_machine else Standing.NEW
                cluster = clusters[key] = Cluster(
                    number=0,
                    standing=standing,
                    type="",
                    message="",
                    text="",
                    places=[],
                    recognised=(),
                )
            if len(failure.text) > len(cluster.text) or not cluster.places:
                cluster.type, cluster.message = failure.type, failure.message
                cluster.text = failure.text
            place = Place(log=log.name, job=failure.job, line=failure.line, test=failure.test)
            cluster.places.append(place)
    for key in [key for key in clusters if _CUT.search(key[1])]:
        start = _CUT.sub("", key[1]).strip()
        whole = [
            other
            for other in clusters
            if other != key and other[0] in (key[0], "") and other[1].startswith(start)
        ]
        if len(whole) == 1 and len(start) >= _SHORTEST_CUT:
            clusters[whole[0]].places += clusters.pop(key).places
    return clusters


_TITLES = {
    Standing.REGRESSED: "Regressed: these tests passed in the baseline",
    Standing.NEW: "New: the baseline does not have these failures",
    Standing.UNDECIDED: "Undecided: a job of the baseline was cut off",
    Standing.BOTH: "On both sides: the baseline has these failures too",
    Standing.KNOWN: "Known: documented failures",
    Standing.MACHINE: "Infrastructure: the machine failed, not a program",
    Standing.HEALED: "Healed: failed in the baseline, passed in two clean runs now",
    Standing.NOT_SEEN: "Not seen: failed in the baseline, and no two clean runs passed it now",
}
_SIGNS = {
    Standing.REGRESSED: (doc.Sign.FIX_FAILS, doc.Tone.BAD),
    Standing.NEW: (doc.Sign.CHANGED, doc.Tone.CHANGED),
    Standing.UNDECIDED: (doc.Sign.UNSURE, doc.Tone.WARNING),
    Standing.BOTH: (doc.Sign.UNAVAILABLE, doc.Tone.PLAIN),
    Standing.KNOWN: (doc.Sign.UNAVAILABLE, doc.Tone.PLAIN),
    Standing.MACHINE: (doc.Sign.INFRA, doc.Tone.TROUBLE),
    Standing.HEALED: (doc.Sign.AS_EXPECTED, doc.Tone.GOOD),
    Standing.NOT_SEEN: (doc.Sign.UNAVAILABLE, doc.Tone.QUIET),
}
_TESTS = 5
_LOGS = 5
_CAUSES = 3


def triage_document(found: Triage, *, options: Sequence[str] = ()) -> doc.Document:
    """Describe what failed in some logs, a section for each standing; `options` name corpora."""
    sign, tone = doc.closing(EXIT_CHANGED if found.worse else EXIT_AS_EXPECTED)
    titles = _TITLES if found.baseline else {**_TITLES, Standing.NEW: "New: not documented"}
    sections = []
    for standing, number in _counts(found.clusters):
        mine = (one for one in found.clusters if one.standing is standing)
        blocks, look = tuple(_item(one, options) for one in mine), _SIGNS[standing][1]
        sections.append(
            doc.Section(
                title=titles[standing], count=number, tone=look, blocks=blocks, about="cluster"
            )
        )
    whole = "the JSON report (`errata triage --json FILE`)"
    return doc.Document(
        title="triage",
        has_screen_title=False,
        head=(_head(found),),
        sections=tuple(sections),
        summary=_summary(found),
        sign=sign,
        tone=tone,
        notes=tuple(_notes(found)),
        whole=whole,
    )


def _head(found: Triage) -> doc.Facts:
    both = (("logs", found.logs), ("baseline", found.baseline))
    lines = {label: counted(sum(log.lines for log in logs), "line") for label, logs in both}
    rows = ((label, f"{counted(len(logs), 'log')}, {lines[label]}") for label, logs in both if logs)
    return doc.Facts(tuple(rows))


def _item(cluster: Cluster, options: Sequence[str]) -> doc.Item:
    """Describe one cluster: the message, where it was seen, and the case that it is."""
    sign, tone = _SIGNS[cluster.standing]
    rows = [("tests", _first(cluster.tests, _TESTS)), ("in", _logs(cluster))]
    for one in cluster.recognised[:_CAUSES]:
        word = "known as" if len(cluster.recognised) == 1 else "may be"
        rows.append((word, f"{one.case}: {one.title}"))
    if len(cluster.recognised) == 1:
        case = cluster.recognised[0].facts
        rows += [("fix", fix_words(case)), ("tested", measured_words(case))]
    if cluster.recognised:
        rows.append(("more", doc.command("show", cluster.recognised[0].case, options=options)))
    return doc.Item(
        sign=sign,
        tone=tone,
        case=cluster.type or ("machine" if cluster.standing is Standing.MACHINE else "error"),
        places=(counted(len(cluster.places), "failure"),),
        blocks=(doc.Quote((both_ends(cluster.message, _LONGEST_QUOTE),)), *doc.facts_of(rows)),
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
    apart = (Standing.HEALED, Standing.NOT_SEEN, Standing.MACHINE)
    clusters = [one for one in found.clusters if one.standing not in apart]
    failures = sum(len(one.places) for one in clusters)
    told = [f"{number:,} {name}" for name, number in _counts(clusters)]
    aside = [f"{number:,} {name}" for name, number in _counts(found.clusters) if name in apart]
    counts = ", ".join(told) + "".join(f"; {one}" for one in aside)
    documented = sum(bool(one.recognised) for one in clusters)
    words = f"{counted(failures, 'failure')} in {counted(len(clusters), 'cluster')}"
    return (f"{words}{': ' if told else ''}{counts}", f"{documented:,} documented")


def _notes(found: Triage) -> Iterator[str]:
    yield from found.problems
    for log in (*found.logs, *found.baseline):
        if log.cut_off:
            after = "what it ran afterwards is not known"
            what = "nothing is compared with it" if log in found.baseline else after
            yield f"{log.name} was cut off ({log.cut_off}): {what}"
    if any(one.standing is Standing.NEW and not one.recognised for one in found.clusters):
        yield "document a new one: errata capture SCRIPT, or errata new FRAMEWORK/SLUG"


def _counts(clusters: Iterable[Cluster]) -> list[tuple[Standing, int]]:
    """Count the clusters by what they mean; what does not occur is left out."""
    counts = Counter(one.standing for one in clusters)
    return [(standing, counts[standing]) for standing in Standing if counts[standing]]
