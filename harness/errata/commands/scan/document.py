"""Documented failures in a user's code: as a document, and as a JSON document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import errata
from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.report import affected_words, fix_words, measured_words
from errata.commands.scan.triggers import Hit
from errata.model.case import Confidence
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.outcome import StrEnum
from errata.report.document import (
    Block,
    Commands,
    Document,
    Item,
    Quote,
    Section,
    Sign,
    Tone,
    closing,
    command,
    facts_of,
)
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted, first_names, visible


class Standing(StrEnum):
    """What an upgrade does to a finding; without an upgrade all are `here`."""

    NEW = "new"
    STILL = "still"
    GONE = "gone"
    HERE = "here"


_TITLES = {
    Standing.NEW: "New: these begin to fail",
    Standing.STILL: "Still: these fail on both releases",
    Standing.GONE: "Gone: these no longer fail",
    Standing.HERE: "Failures in this code",
}
_SIGNS = {
    Standing.NEW: (Sign.CHANGED, Tone.CHANGED),
    Standing.STILL: (Sign.AS_EXPECTED, Tone.PLAIN),
    Standing.GONE: (Sign.AS_EXPECTED, Tone.GOOD),
    Standing.HERE: (Sign.CHANGED, Tone.CHANGED),
}
_HARM = {
    "wrong-result": "silent: a wrong result and no error",
    "exception": "an error",
    "crash": "the process crashes",
    "hang": "the program hangs",
    "warning": "a warning",
    "graph-break": "a graph break",
    "memory": "memory grows",
    "performance": "it is slow",
}
_NAMED = 3  # frameworks and files that a line names
_PLACES = 8


@dataclass(frozen=True, kw_only=True)
class Target:
    """The releases of a framework that findings are about, and how they are known.

    `versions` are listed releases, the oldest first: one, or all that the project allows.
    `before` is the release that an upgrade starts from.
    """

    framework: str
    versions: tuple[str, ...]
    source: str
    before: str = ""

    @property
    def words(self) -> str:
        """The releases in words: `2.15.0`, `2.0.1 to 2.15.0`, `2.5.1 → 2.15.0`."""
        if self.before:
            return f"{self.before} → {self.versions[0]}"
        if len(self.versions) == 1:
            return self.versions[0]
        return f"{self.versions[0]} to {self.versions[-1]}"


@dataclass(frozen=True, kw_only=True)
class Finding:
    """A place in a user's file that has the failure of a case on some of the releases in use.

    `place` names the line, `file` its file; `fails_on` are the affected ones of the target's
    releases. `fingerprint` names it for baselines and SARIF: an edit elsewhere does not change it.
    """

    file: str
    place: str
    hit: Hit
    case: CaseFacts
    fails_on: tuple[str, ...]
    fingerprint: str
    standing: Standing = Standing.HERE


@dataclass(frozen=True, kw_only=True)
class ScanView:
    """What a scan found.

    `unaffected` counts places that fail on other releases only, `advice` findings below the
    confidence asked for, `known` those of the baseline. `problems` are files that were not read.
    """

    findings: tuple[Finding, ...]
    targets: tuple[Target, ...]
    files: int
    lines: int
    triggers: int
    cases: int
    unaffected: int = 0
    advice: int = 0
    known: int = 0
    problems: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def counted(self) -> tuple[Finding, ...]:
        """The findings that decide the exit code: those that fail on the release in question."""
        return tuple(one for one in self.findings if one.standing is not Standing.GONE)

    @property
    def exit_code(self) -> int:
        """1 where something was found."""
        return EXIT_CHANGED if self.counted else EXIT_AS_EXPECTED


def harm_words(case: CaseFacts) -> str:
    """Say how the failure shows itself."""
    return _HARM.get(case.kind, case.kind)


def scan_document(view: ScanView) -> Document:
    """Describe what was found, a section for each standing."""
    sign, tone = closing(view.exit_code)
    sections = []
    for standing, title in _TITLES.items():
        mine = [one for one in view.findings if one.standing is standing]
        if mine:
            sign_of, tone_of = _SIGNS[standing]
            blocks = case_items(list(map(_occurrence, mine)), view.options, sign_of, tone_of)
            sections.append(
                Section(title=title, count=len(mine), tone=tone_of, blocks=blocks, about="case")
            )
    return Document(
        title="scan",
        has_screen_title=False,
        head=targets_block(view.targets),
        sections=tuple(sections),
        summary=_summary(view),
        sign=sign,
        tone=tone,
        notes=tuple(_notes(view)),
        whole="the JSON report (`errata scan --json FILE`)",
    )


def targets_block(targets: Sequence[Target]) -> tuple[Block, ...]:
    """Return the releases in question, and how they are known."""
    return facts_of((one.framework, f"{one.words} ({one.source})") for one in targets)


@dataclass(frozen=True, kw_only=True)
class Occurrence:
    """A place that has the failure of a case, as a line of text."""

    case: CaseFacts
    confidence: Confidence
    text: str


def _occurrence(one: Finding) -> Occurrence:
    """Show the first line of the code, and what to write instead where that is known."""
    code = one.hit.text.splitlines()[0] if one.hit.text else ""
    code = f"{code}  →  {one.hit.replacement}" if one.hit.replacement else code
    return Occurrence(case=one.case, confidence=one.hit.confidence, text=f"{one.place}  {code}")


def case_items(
    every: Sequence[Occurrence],
    options: Sequence[str],
    sign: Sign = Sign.CHANGED,
    tone: Tone = Tone.CHANGED,
) -> tuple[Item, ...]:
    """Return an item for each case: the surest first, then the silent ones."""
    groups: dict[str, list[Occurrence]] = {}
    for one in every:
        groups.setdefault(one.case.id, []).append(one)
    ordered = sorted(groups.values(), key=_urgency)
    return tuple(_item(group, options, sign, tone) for group in ordered)


def _urgency(group: Sequence[Occurrence]) -> tuple[object, ...]:
    first = group[0]
    level = min(list(Confidence).index(one.confidence) for one in group)
    return (level, list(_HARM).index(first.case.kind), first.case.id)


def _item(group: Sequence[Occurrence], options: Sequence[str], sign: Sign, tone: Tone) -> Item:
    """Describe a case that was found: where, what happens there, what to write."""
    first = group[0]
    level = " or ".join(dict.fromkeys(str(one.confidence) for one in group))
    rows = [
        ("failure", first.case.title),
        ("harm", f"{harm_words(first.case)} ({level})"),
        ("fails on", affected_words(first.case)),
        ("fix", fix_words(first.case)),
        ("tested", measured_words(first.case)),
    ]
    places = [one.text for one in group[:_PLACES]]
    if len(group) > _PLACES:
        places.append(f"and {len(group) - _PLACES:,} more")
    blocks: list[Block] = [
        Quote(tuple(visible(place) for place in places)),
        *facts_of(rows),
        Commands((("more", command("show", first.case.id, options=options)),)),
    ]
    return Item(sign=sign, tone=tone, case=first.case.id, blocks=tuple(blocks))


def _summary(view: ScanView) -> tuple[str, ...]:
    files = len({one.file for one in view.counted})
    by = Counter(one.hit.confidence for one in view.counted)
    parts = ", ".join(f"{by[one]:,} {one}" for one in Confidence if by[one])
    found = f"{counted(len(view.counted), 'finding')} in {counted(files, 'file')}: {parts}"
    return (
        found if view.counted else "nothing found",
        f"{counted(view.files, 'file')} and {counted(view.lines, 'line')} read",
        f"{counted(view.triggers, 'trigger')} of {counted(view.cases, 'case')}",
    )


def _notes(view: ScanView) -> Iterator[str]:
    yield from view.problems[:_NAMED]
    if len(view.problems) > _NAMED:
        yield f"and {len(view.problems) - _NAMED:,} more files were not read"
    if view.unaffected:
        locations = counted(view.unaffected, "location")
        yield f"{locations} would fail on other releases, and not on yours"
    if view.advice:
        yield f"{counted(view.advice, 'possible finding')} not shown: --confidence possible"
    if view.known:
        yield f"{counted(view.known, 'finding')} of the baseline not shown"
    assumed = [one.framework for one in view.targets if one.source == "assumed"]
    if assumed:
        names = first_names(assumed, _NAMED)
        yield f"no release of {names} was named or found: --release {assumed[0]}==VERSION"


# JSON --------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class ScannedTarget:
    """The releases of one framework that the findings are about."""

    framework: str
    releases: tuple[str, ...]
    source: Annotated[str, About("Where they are from: an option, a lock file, requirements.")]
    before: Annotated[str, About("The release that an upgrade starts from; empty without one.")]


@dataclass(frozen=True, kw_only=True)
class ScannedPlace:
    """One finding. Lines count from 1, columns (in bytes) from 0."""

    file: str
    location: Annotated[str, About("The file and the line; in a notebook the cell and its line.")]
    line: int
    column: int
    last_line: int
    last_column: int
    text: str
    case: str
    title: str
    kind: str
    confidence: Confidence
    standing: Annotated[Standing, About("What an upgrade does to it; `here` without one.")]
    fails_on: Annotated[tuple[str, ...], About("The affected ones of the releases in question.")]
    fix: str
    replacement: Annotated[str, About("What to write instead; empty where nobody can say.")]


@dataclass(frozen=True, kw_only=True)
class ScanReport:
    """Documented failures that a user's code has. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    targets: tuple[ScannedTarget, ...]
    files: int
    lines: int
    findings: tuple[ScannedPlace, ...]
    unaffected: Annotated[int, About("Locations that fail on other releases only.")]
    problems: Annotated[tuple[str, ...], About("Files that were not read.")]


SCAN = DocumentFormat(
    name="scan", version=1, kind=ScanReport, title="errata scan --json", is_plain=True
)


def scan_json(view: ScanView) -> str:
    """Return a scan as JSON text."""
    return SCAN.text(
        ScanReport(
            version=errata.__version__,
            targets=tuple(
                ScannedTarget(
                    framework=one.framework,
                    releases=one.versions,
                    source=one.source,
                    before=one.before,
                )
                for one in view.targets
            ),
            files=view.files,
            lines=view.lines,
            findings=tuple(map(_place, view.findings)),
            unaffected=view.unaffected,
            problems=view.problems,
        )
    )


def _place(one: Finding) -> ScannedPlace:
    return ScannedPlace(
        file=one.file,
        location=one.place,
        line=one.hit.line,
        column=one.hit.column,
        last_line=one.hit.last_line,
        last_column=one.hit.last_column,
        text=one.hit.text,
        case=one.case.id,
        title=one.case.title,
        kind=one.case.kind,
        confidence=one.hit.confidence,
        standing=one.standing,
        fails_on=one.fails_on,
        fix=fix_words(one.case),
        replacement=one.hit.replacement,
    )
