"""What scans, workarounds and watched programs report.

Each type is a JSON document without the fields that only its screen needs.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from errata.commands.diagnose.diagnosing import affected_words, fix_words, measured_words, span
from errata.commands.diagnose.index import CaseFacts
from errata.commands.scan.triggers import Hit, replaced_text
from errata.model.case import Confidence
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.outcome import Outcome, StrEnum
from errata.report import document as doc
from errata.report.sarif import RESULTS_SHOWN, literal, location, sarif_text
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted, first_names, visible

_HARM = {
    "wrong-result": "silent: a wrong result and no error",
    "pitfall": "silent: what is promised, and rarely meant",
    "exception": "an error",
    "crash": "the process crashes",
    "hang": "the program hangs",
    "warning": "a warning",
    "graph-break": "a graph break",
    "memory": "memory grows",
    "performance": "it is slow",
}
_LOUD = {  # what a loud failure does on a release counts, whatever it does on others
    Outcome.RAISED: "exception",
    Outcome.EXITED: "crash",
    Outcome.CRASHED: "crash",
    Outcome.TIMED_OUT: "hang",
}
_NAMED = 3  # frameworks and files that a line names
_SIGNAL = 128  # shells add it to the number of the signal that ended a program

Version = Annotated[str, About("Of the Errata that wrote it.")]


@dataclass(frozen=True)
class Target:
    """The releases of a framework that findings are about, and how they are known.

    `releases` are the oldest first: one, or all that the project allows.
    """

    framework: str
    releases: tuple[str, ...]
    source: Annotated[str, About("Where they are from: an option, a lock file, requirements.")]
    before: Annotated[str, About("The release that an upgrade starts from; empty without one.")]
    # what was made of a release that is not listed
    note: Annotated[str, Field(exclude=True)] = ""

    @property
    def words(self) -> str:
        """The releases in words: `2.15.0`, `2.0.1 to 2.15.0`, `2.5.1 → 2.15.0`."""
        if self.before:
            return f"{self.before} → {self.releases[0]}"
        if len(self.releases) == 1:
            return self.releases[0]
        return f"{self.releases[0]} to {self.releases[-1]}"


def _target_rows(targets: Sequence[Target]) -> tuple[doc.Block, ...]:
    return doc.facts_of((one.framework, f"{one.words} ({one.source})") for one in targets)


class Standing(StrEnum):
    """What an upgrade does to a finding; without an upgrade all are `here`."""

    NEW = "new"
    STILL = "still"
    GONE = "gone"
    HERE = "here"


_STANDINGS = {
    Standing.NEW: ("New: these begin to fail", doc.Sign.CHANGED, doc.Tone.CHANGED),
    Standing.STILL: ("Still: these fail on both releases", doc.Sign.AS_EXPECTED, doc.Tone.PLAIN),
    Standing.GONE: ("Gone: these no longer fail", doc.Sign.AS_EXPECTED, doc.Tone.GOOD),
    Standing.HERE: ("Failures in this code", doc.Sign.CHANGED, doc.Tone.CHANGED),
}


@dataclass(frozen=True, kw_only=True)
class Finding(Hit):
    """One finding. Lines count from 1, columns (in bytes) from 0."""

    file: str
    location: Annotated[str, About("The file and the line; in a notebook the cell and its line.")]
    title: str
    kind: str
    standing: Annotated[Standing, About("What an upgrade does to it; `here` without one.")]
    fails_on: Annotated[tuple[str, ...], About("The affected ones of the releases in question.")]
    fix: str
    facts: Annotated[CaseFacts, Field(exclude=True)]
    # the releases whose harm is shown: those of `fails_on`, or the one before an upgrade
    failing: Annotated[tuple[str, ...], Field(exclude=True)]
    # its name in baselines and SARIF: an edit elsewhere does not change it
    fingerprint: Annotated[str, Field(exclude=True)]

    @property
    def shown(self) -> str:
        """The place, the first line of its code, and what to write instead where it is known."""
        code = self.text.splitlines()[0] if self.text else ""
        return f"{self.location}  {code}" + (f"  →  {self.replacement}" * bool(self.replacement))

    @property
    def message(self) -> str:
        """What fails where and what to do, in a line."""
        harm = harm_words(self.facts, self.failing)
        return f"{self.title} ({harm}; {affected_words(self.facts)}). Fix: {self.fix}"


@dataclass(frozen=True, kw_only=True)
class ScanReport:
    """Documented failures that a user's code has. Texts are untrusted."""

    version: Version
    targets: tuple[Target, ...]
    files: int
    lines: int
    findings: tuple[Finding, ...]
    unaffected: Annotated[int, About("Locations that fail on other releases only.")]
    problems: Annotated[tuple[str, ...], About("Files that were not read.")]
    unread: Annotated[int, Field(exclude=True)]  # the problems that are files
    triggers: Annotated[int, Field(exclude=True)]
    cases: Annotated[int, Field(exclude=True)]
    advice: Annotated[int, Field(exclude=True)]  # findings below the confidence asked for
    known: Annotated[int, Field(exclude=True)]  # findings of the baseline
    options: Annotated[tuple[str, ...], Field(exclude=True)]

    @property
    def counted(self) -> tuple[Finding, ...]:
        """The findings that decide the exit code: those that fail on the release in question."""
        return tuple(one for one in self.findings if one.standing is not Standing.GONE)

    @property
    def exit_code(self) -> int:
        """1 where something was found, else 3 where a file was not read."""
        return _exit_code(is_found=bool(self.counted), unread=self.unread)


SCAN = DocumentFormat("scan", 2, ScanReport, "errata scan --json")


def _exit_code(*, is_found: bool, unread: int) -> int:
    if is_found:
        return EXIT_CHANGED
    return EXIT_INFRASTRUCTURE if unread else EXIT_AS_EXPECTED


def harm_words(case: CaseFacts, releases: Sequence[str]) -> str:
    """Say how the failure shows itself on some releases."""
    kinds = [case.kind]
    if case.kind in _LOUD.values():
        found = [_LOUD.get(Outcome(one)) for one in case.outcomes_on(releases)]
        kinds = list(dict.fromkeys(filter(None, found))) or kinds
    return " or ".join(_HARM.get(kind, kind) for kind in kinds)


def scan_document(report: ScanReport, tied: WorkaroundsReport | None = None) -> doc.Document:
    """Describe what was found, a section for each standing, then `tied` workarounds to look at."""
    sign, tone = doc.closing(report.exit_code)
    sections = []
    for standing, (title, sign_of, tone_of) in _STANDINGS.items():
        mine = [one for one in report.findings if one.standing is standing]
        if mine:
            blocks = _case_items(mine, report.options, sign_of, tone_of)
            sections.append(
                doc.Section(title=title, count=len(mine), tone=tone_of, blocks=blocks, about="case")
            )
    files = len({one.file for one in report.counted})
    by = Counter(one.confidence for one in report.counted)
    parts = ", ".join(f"{by[one]:,} {one}" for one in Confidence if by[one])
    found = f"{counted(len(report.counted), 'finding')} in {counted(files, 'file')}: {parts}"
    nothing = "nothing found in what was read" if report.unread else "nothing found"
    read = counted(report.files - report.unread, "file")
    return doc.Document(
        title="scan",
        has_screen_title=False,
        head=_target_rows(report.targets),
        sections=(*sections, *(need_sections(tied, (Need.OVER, Need.BROKEN)) if tied else ())),
        summary=(
            found if report.counted else nothing,
            f"{read} and {counted(report.lines, 'line')} read",
            f"{counted(report.triggers, 'trigger')} of {counted(report.cases, 'case')}",
        ),
        sign=sign,
        tone=tone,
        notes=tuple(_notes(report)),
        whole="the JSON report (`errata scan --json FILE`)",
    )


def _notes(report: ScanReport) -> Iterator[str]:
    yield from _first_problems(report.problems)
    yield from (one.note for one in report.targets if one.note)
    if report.unaffected:
        locations = counted(report.unaffected, "location")
        yield f"{locations} would fail on other releases, and not on yours"
    if report.advice:
        yield f"{counted(report.advice, 'possible finding')} not shown: --confidence possible"
    if report.known:
        yield f"{counted(report.known, 'finding')} of the baseline not shown"
    assumed = [one.framework for one in report.targets if one.source == "assumed"]
    if assumed:
        names = first_names(assumed, _NAMED)
        yield f"no release of {names} was named or found: --release {assumed[0]}==VERSION"


def _first_problems(problems: Sequence[str]) -> Iterator[str]:
    yield from problems[:_NAMED]
    if len(problems) > _NAMED:
        yield f"and {len(problems) - _NAMED:,} more were not read (all of them: --json FILE)"


def _case_items(
    every: Sequence[Finding | Seen],
    options: Sequence[str],
    sign: doc.Sign = doc.Sign.CHANGED,
    tone: doc.Tone = doc.Tone.CHANGED,
) -> tuple[doc.Item, ...]:
    """Return an item for each case: the surest first, then the silent ones."""
    groups: dict[tuple[str, str], list[Finding | Seen]] = {}
    for one in every:
        groups.setdefault((one.case, one.title), []).append(one)

    def urgency(group: Sequence[Finding | Seen]) -> tuple[object, ...]:
        level = min(list(Confidence).index(one.confidence) for one in group)
        return (level, list(_HARM).index(group[0].kind), group[0].case)

    return tuple(
        _item(group, options, sign, tone) for group in sorted(groups.values(), key=urgency)
    )


def _item(
    group: Sequence[Finding | Seen], options: Sequence[str], sign: doc.Sign, tone: doc.Tone
) -> doc.Item:
    """Describe a case that was found: where, what happens there, what to write."""
    first = group[0]
    level = " or ".join(dict.fromkeys(str(one.confidence) for one in group))
    failing = tuple(dict.fromkeys(release for one in group for release in one.failing))
    framework = first.facts.framework
    where = f" on {framework} {span(f'{framework}-{release}' for release in failing)}"
    rows = [
        ("failure", first.title),
        ("harm", f"{harm_words(first.facts, failing)},{where} ({level})"),
        ("releases", affected_words(first.facts)),
        ("fix", first.fix),
        ("tested", measured_words(first.facts) if first.facts.fixed else ""),
    ]
    blocks: list[doc.Block] = [
        doc.Quote(tuple(visible(one.shown) for one in group)),
        *doc.facts_of(rows),
        doc.Commands((("more", doc.command("show", first.case, options=options)),)),
    ]
    return doc.Item(sign=sign, tone=tone, case=first.case, blocks=tuple(blocks))


_LEVELS = {Confidence.CERTAIN: "error", Confidence.LIKELY: "warning", Confidence.POSSIBLE: "note"}
_FINGERPRINT = "errataCode/v1"


def scan_sarif(report: ScanReport) -> str:
    """Return the findings as one SARIF log, a rule for each case."""
    shown = report.counted[:RESULTS_SHOWN]
    cases = {one.case: one.facts for one in shown}
    numbers = {case: number for number, case in enumerate(cases)}
    return sarif_text(
        automation="errata-scan/",
        rules=[
            {
                "id": case.id,
                "shortDescription": {"text": _plain(case.title)},
                "fullDescription": {"text": _plain(" ".join(case.cause.split()))},
                "help": {
                    "text": _plain(f"{case.title}. Fix: {fix_words(case)}"),
                    "markdown": _plain(case.fix),
                },
                "properties": {"tags": ["errata", case.framework, *case.areas]},
            }
            for case in cases.values()
        ],
        results=[
            {
                "ruleId": one.case,
                "ruleIndex": numbers[one.case],
                "level": _LEVELS[one.confidence],
                "message": {"text": _plain(one.message)},
                "locations": [
                    location(Path(one.file).as_posix(), one.line, max(one.line, one.last_line))
                ],
                "partialFingerprints": {_FINGERPRINT: one.fingerprint},
                "properties": {"confidence": str(one.confidence), "standing": str(one.standing)},
            }
            for one in shown
        ],
        invocation={"executionSuccessful": not report.unread},
        notifications=[("warning", visible(one)) for one in report.problems],
    )


def _plain(text: str) -> str:
    return literal(visible(text))


def github_text(report: ScanReport) -> str:
    """Return the findings, and what was not read, as workflow commands, one on a line."""
    lines = []
    for one in report.counted:
        properties = {
            "file": Path(one.file).as_posix(),
            "line": str(one.line),
            "endLine": str(one.last_line),
            "title": f"{one.case} ({one.confidence})",
        }
        escaped = {key: _escaped(visible(value)) for key, value in properties.items()}
        values = (value.replace(":", "%3A").replace(",", "%2C") for value in escaped.values())
        written = ",".join(map("=".join, zip(escaped, values, strict=True)))
        kind = _LEVELS[one.confidence].replace("note", "notice")
        lines.append(f"::{kind} {written}::{_escaped(visible(one.message))}\n")
    lines += [f"::warning::{_escaped(visible(one))}\n" for one in report.problems]
    return "".join(lines)


def line_text(report: ScanReport) -> str:
    """Return the findings, and what was not read, one on a line; columns count from 1."""
    found = [
        f"{one.location}:{one.column + 1}: {one.case}: {one.message}" for one in report.counted
    ]
    return "".join(f"{visible(line)}\n" for line in (*found, *report.problems))


def _escaped(text: str) -> str:
    """Escape a command's message as the runner reads it back."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def patch_text(findings: Iterable[Finding], texts: Mapping[str, str]) -> str:
    """Return the replacements of findings as a unified diff; `texts` are the files as they are."""
    parts = []
    for file, text in texts.items():
        after = replaced_text(text, [one for one in findings if one.file == file])
        lines = difflib.unified_diff(
            text.splitlines(keepends=True), after.splitlines(keepends=True), file, file
        )
        parts += [line if line.endswith("\n") else f"{line}\n" for line in lines]
    return "".join(parts)


class Need(StrEnum):
    """Whether a workaround is needed on the releases in question, what asks for work first."""

    OVER = "no longer needed"
    BROKEN = "fix no longer works"
    UNKNOWN = "case unknown"
    UNMEASURED = "not measured"
    LATER = "needed on other releases"
    NEEDED = "still needed"


_NEEDS = {
    Need.OVER: ("Workarounds that can go", doc.Sign.CHANGED, doc.Tone.GOOD),
    Need.BROKEN: ("Workarounds whose tested fix no longer works", doc.Sign.FIX_FAILS, doc.Tone.BAD),
    Need.UNKNOWN: ("No case has this name", doc.Sign.UNSURE, doc.Tone.WARNING),
    Need.UNMEASURED: ("Not measured on this release", doc.Sign.UNSURE, doc.Tone.QUIET),
    Need.LATER: ("Needed on other releases only", doc.Sign.UNAVAILABLE, doc.Tone.QUIET),
    Need.NEEDED: ("Still needed", doc.Sign.AS_EXPECTED, doc.Tone.PLAIN),
}


@dataclass(frozen=True, kw_only=True)
class Workaround:
    """One comment that ties a place to a case."""

    place: str
    case: str
    need: Need
    title: str
    since: Annotated[str, About("The release that healed the case; empty if it still fails.")]
    facts: Annotated[CaseFacts | None, Field(exclude=True)]
    note: Annotated[str, Field(exclude=True)] = ""


@dataclass(frozen=True, kw_only=True)
class WorkaroundsReport:
    """The workarounds of some files. Texts are untrusted."""

    version: Version
    releases: Annotated[dict[str, tuple[str, ...]], About("Of each framework, those in question.")]
    workarounds: tuple[Workaround, ...]
    problems: Annotated[tuple[str, ...], About("Files that were not read.")]
    targets: Annotated[tuple[Target, ...], Field(exclude=True)]
    files: Annotated[int, Field(exclude=True)]

    @property
    def exit_code(self) -> int:
        """1 where one can go, is unknown or has a fix that fails; else 3 for an unread file."""
        return _exit_code(is_found=bool(self.to_do), unread=len(self.problems))

    @property
    def to_do(self) -> list[Workaround]:
        """Those that can go, are unknown or have a fix that fails."""
        to_do = {Need.OVER, Need.BROKEN, Need.UNKNOWN}
        return [one for one in self.workarounds if one.need in to_do]


WORKAROUNDS = DocumentFormat("workarounds", 1, WorkaroundsReport, "errata workarounds --json")


def workarounds_document(report: WorkaroundsReport) -> doc.Document:
    """Describe the workarounds, those that can go first."""
    sign, tone = doc.closing(report.exit_code)
    by = Counter(one.need for one in report.workarounds)
    counts = ", ".join(f"{by[need]:,} {need}" for need in Need if by[need])
    found = f"{counted(len(report.workarounds), 'workaround')}: {counts}"
    nothing = "no workaround is tied to a case"
    hint = "a comment at the end of a line ties it: # errata: works-around torch/CASE"
    return doc.Document(
        title="workarounds",
        has_screen_title=False,
        head=_target_rows(report.targets),
        sections=tuple(need_sections(report)),
        summary=(found if counts else nothing, f"{counted(report.files, 'file')} read"),
        sign=sign,
        tone=tone,
        notes=(*_first_problems(report.problems), *(() if counts else (hint,))),
        whole="the JSON report (`errata workarounds --json FILE`)",
    )


def need_sections(report: WorkaroundsReport, needs: Iterable[Need] = Need) -> Iterator[doc.Section]:
    """Describe the workarounds of some needs, a section for each."""
    for need in needs:
        title, sign, tone = _NEEDS[need]
        mine = [one for one in report.workarounds if one.need is need]
        blocks = tuple(_workaround(one, sign, tone) for one in mine)
        if mine:
            yield doc.Section(
                title=title, count=len(mine), tone=tone, blocks=blocks, about="workaround"
            )


def _workaround(one: Workaround, sign: doc.Sign, tone: doc.Tone) -> doc.Item:
    rows = [("failure", one.title), ("meant", one.note)]
    if one.facts is not None:
        healed = f"{one.facts.framework} {one.since}" if one.since else ""
        rows += [("healed in", healed), ("measured", affected_words(one.facts))]
        rows += [("fix", fix_words(one.facts))] if one.need is Need.BROKEN else []
    place = doc.Quote((visible(one.place),))
    return doc.Item(sign=sign, tone=tone, case=one.case, blocks=(place, *doc.facts_of(rows)))


@dataclass(frozen=True, kw_only=True)
class WatchedFunction:
    """Functions whose calls have the failure of a case where the condition holds."""

    case: str
    title: str
    number: Annotated[int, About("Of the `[[watch]]` table of the case, from 0.")]
    call: Annotated[tuple[str, ...], About("Functions with their parameters.")]
    when: Annotated[str, About("The condition on the arguments, and on `result`.")]
    confidence: Confidence


@dataclass(frozen=True, kw_only=True)
class WatchPlan:
    """What `errata_hints` watches in an interpreter with these releases."""

    releases: Annotated[Mapping[str, str], About("Of the frameworks that it has.")]
    triggers: Annotated[Mapping[str, tuple[WatchedFunction, ...]], About("By framework.")]
    targets: Annotated[tuple[Target, ...], Field(exclude=True)]

    @property
    def functions(self) -> int:
        """How many functions are watched."""
        every = (one for triggers in self.triggers.values() for one in triggers)
        return len({call.partition("(")[0] for one in every for call in one.call})

    @property
    def words(self) -> str:
        """How much is watched."""
        cases = {one.case for triggers in self.triggers.values() for one in triggers}
        watched = counted(self.functions, "function")
        return f"{watched} watched for {counted(len(cases), 'case')}"


PLAN = DocumentFormat("watch-plan", 1, WatchPlan, "errata watch --plan")


@dataclass(frozen=True, kw_only=True)
class Seen:
    """One place whose call had the failure of a case."""

    file: str
    line: int
    caller: Annotated[str, About("The user's own line where the place is in a library.")]
    call: str
    values: Annotated[tuple[str, ...], About("What decided it: `input.shape is (32, 1)`.")]
    case: str
    title: str
    kind: str
    confidence: Confidence
    fix: str
    facts: Annotated[CaseFacts, Field(exclude=True)]
    failing: Annotated[tuple[str, ...], Field(exclude=True)]

    @property
    def shown(self) -> str:
        """The place, the call, and what decided it."""
        below = f", called from {self.caller}" if self.caller else ""
        return f"{self.file}:{self.line}  {self.call}: {'; '.join(self.values)}{below}"


@dataclass(frozen=True, kw_only=True)
class WatchReport:
    """Documented failures that a program had as it ran. Texts are untrusted."""

    version: Version
    releases: Mapping[str, str]
    functions: Annotated[int, About("How many functions were watched.")]
    findings: tuple[Seen, ...]
    exit_code: Annotated[int, About("Of the program; a negative number is a signal.")]
    plan: Annotated[WatchPlan, Field(exclude=True)]
    problems: Annotated[tuple[str, ...], Field(exclude=True)]
    options: Annotated[tuple[str, ...], Field(exclude=True)]

    @property
    def own_exit_code(self) -> int:
        """The program's own where it failed, else 1 where something was seen."""
        code = self.exit_code
        if code:
            return code if code > 0 else _SIGNAL - code
        return EXIT_CHANGED if self.findings else EXIT_AS_EXPECTED


WATCH = DocumentFormat("watch", 1, WatchReport, "errata watch --json")


def watch_document(report: WatchReport) -> doc.Document:
    """Describe what was seen, an item for each case."""
    number = len(report.findings)
    # One that failed may have ended before any call that is watched.
    is_unsure = report.exit_code and not number
    sign, tone = doc.closing(EXIT_CHANGED if number or is_unsure else EXIT_AS_EXPECTED)
    items = _case_items(report.findings, report.options)
    seen = doc.Section(title="Failures in this run", count=number, blocks=items, about="case")
    code = report.exit_code
    how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
    return doc.Document(
        title="watch",
        has_screen_title=False,
        head=_target_rows(report.plan.targets),
        sections=(seen,) if number else (),
        summary=(
            f"{counted(number, 'location')} with a documented failure"
            if number
            else "nothing found",
            report.plan.words,
            f"the program {how}",
        ),
        sign=sign,
        tone=tone,
        notes=(*report.problems, *(one.note for one in report.plan.targets if one.note)),
        whole="the JSON report (`errata watch --json FILE`)",
    )
