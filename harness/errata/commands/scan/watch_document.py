"""What a watched program did that has a documented failure: a document, and JSON documents."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import errata
from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.report import fix_words
from errata.commands.scan.document import Occurrence, Target, case_items, targets_block
from errata.model.case import Confidence
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.report.document import Document, Section, closing
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted

_SIGNAL = 128  # shells add it to the number of the signal that ended a program


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

    @property
    def functions(self) -> int:
        """How many functions are watched."""
        every = (one for triggers in self.triggers.values() for one in triggers)
        return len({call.partition("(")[0] for one in every for call in one.call})

    @property
    def cases(self) -> int:
        """How many cases they belong to."""
        return len({one.case for triggers in self.triggers.values() for one in triggers})

    def text(self) -> str:
        """Return the plan as JSON text, as `python -m errata_hints --watch` reads it."""
        return PLAN.text(self)


PLAN = DocumentFormat(
    name="watch-plan", version=1, kind=WatchPlan, title="errata watch --plan", is_plain=True
)


@dataclass(frozen=True, kw_only=True)
class Seen:
    """A place in a program whose call had the failure of a case.

    `values` say what decided it: `input.shape is (32, 1)`. `caller` is the user's own line (`FILE:
    LINE`) where the location is in a library.
    """

    case: CaseFacts
    number: int
    confidence: Confidence
    file: str
    line: int
    call: str
    values: tuple[str, ...]
    caller: str = ""


@dataclass(frozen=True, kw_only=True)
class WatchView:
    """What was seen of a program, and how it ended (a negative number is a signal)."""

    seen: tuple[Seen, ...]
    targets: tuple[Target, ...]
    plan: WatchPlan
    exit_code_of_program: int
    problems: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def exit_code(self) -> int:
        """The program's own where it failed, else 1 where something was seen."""
        code = self.exit_code_of_program
        if code:
            return code if code > 0 else _SIGNAL - code
        return EXIT_CHANGED if self.seen else EXIT_AS_EXPECTED


def watch_document(view: WatchView) -> Document:
    """Describe what was seen, an item for each case."""
    sign, tone = closing(EXIT_CHANGED if view.seen else EXIT_AS_EXPECTED)
    items = case_items([_occurrence(one) for one in view.seen], view.options)
    sections = (
        (Section(title="Failures in this run", count=len(view.seen), blocks=items, about="case"),)
        if items
        else ()
    )
    found = f"{counted(len(view.seen), 'location')} with a documented failure"
    return Document(
        title="watch",
        has_screen_title=False,
        head=targets_block(view.targets),
        sections=sections,
        summary=(
            found if view.seen else "nothing found",
            watched_words(view.plan),
            _ended(view.exit_code_of_program),
        ),
        sign=sign,
        tone=tone,
        notes=view.problems,
        whole="the JSON report (`errata watch --json FILE`)",
    )


def watched_words(plan: WatchPlan) -> str:
    """Say how much is watched."""
    functions, cases = counted(plan.functions, "function"), counted(plan.cases, "case")
    return f"{functions} watched for {cases}"


def _occurrence(one: Seen) -> Occurrence:
    place = f"{one.file}:{one.line}"
    below = f", called from {one.caller}" if one.caller else ""
    return Occurrence(
        case=one.case,
        confidence=one.confidence,
        text=f"{place}  {one.call}: {'; '.join(one.values)}{below}",
    )


def _ended(code: int) -> str:
    if code < 0:
        return f"the program was ended by signal {-code}"
    return f"the program ended with exit code {code}"


@dataclass(frozen=True, kw_only=True)
class SeenPlace:
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


@dataclass(frozen=True, kw_only=True)
class WatchReport:
    """Documented failures that a program had as it ran. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    releases: Mapping[str, str]
    functions: Annotated[int, About("How many functions were watched.")]
    findings: tuple[SeenPlace, ...]
    exit_code: Annotated[int, About("Of the program; a negative number is a signal.")]


WATCH = DocumentFormat(
    name="watch", version=1, kind=WatchReport, title="errata watch --json", is_plain=True
)


def watch_json(view: WatchView) -> str:
    """Return what was seen as JSON text."""
    return WATCH.text(
        WatchReport(
            version=errata.__version__,
            releases=view.plan.releases,
            functions=view.plan.functions,
            findings=tuple(
                SeenPlace(
                    file=one.file,
                    line=one.line,
                    caller=one.caller,
                    call=one.call,
                    values=one.values,
                    case=one.case.id,
                    title=one.case.title,
                    kind=one.case.kind,
                    confidence=one.confidence,
                    fix=fix_words(one.case),
                )
                for one in view.seen
            ),
            exit_code=view.exit_code_of_program,
        )
    )
