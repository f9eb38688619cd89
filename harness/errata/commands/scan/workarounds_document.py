"""Workarounds in a user's code: as a document, and as a JSON document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import errata
from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.report import affected_words, fix_words
from errata.commands.scan.document import Target, targets_block
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.outcome import StrEnum
from errata.report.document import Document, Item, Quote, Section, Sign, Tone, closing, facts_of
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted, visible


class Need(StrEnum):
    """Whether a workaround is needed on the releases in question, what asks for work first."""

    OVER = "no longer needed"
    BROKEN = "fix no longer works"
    UNKNOWN = "case unknown"
    UNMEASURED = "not measured"
    LATER = "needed on other releases"
    NEEDED = "still needed"


_SIGNS = {
    Need.OVER: (Sign.CHANGED, Tone.GOOD),
    Need.BROKEN: (Sign.FIX_FAILS, Tone.BAD),
    Need.UNKNOWN: (Sign.UNSURE, Tone.WARNING),
    Need.UNMEASURED: (Sign.UNSURE, Tone.QUIET),
    Need.LATER: (Sign.UNAVAILABLE, Tone.QUIET),
    Need.NEEDED: (Sign.AS_EXPECTED, Tone.PLAIN),
}
_TITLES = {
    Need.OVER: "Workarounds that can go",
    Need.BROKEN: "Workarounds whose tested fix no longer works",
    Need.UNKNOWN: "No case has this name",
    Need.UNMEASURED: "Not measured on this release",
    Need.LATER: "Needed on other releases only",
    Need.NEEDED: "Still needed",
}


@dataclass(frozen=True, kw_only=True)
class Workaround:
    """A comment that ties a place to a case; `since` is the release that healed the case."""

    place: str
    case: str
    need: Need
    framework: str = ""
    title: str = ""
    since: str = ""
    facts: CaseFacts | None = None


@dataclass(frozen=True, kw_only=True)
class WorkaroundsView:
    """The workarounds of some files; `problems` are files that were not read."""

    workarounds: tuple[Workaround, ...]
    targets: tuple[Target, ...]
    files: int
    problems: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def exit_code(self) -> int:
        """1 where a workaround can go, its case is unknown, or its fix no longer works."""
        to_do = {Need.OVER, Need.BROKEN, Need.UNKNOWN}
        is_any = any(one.need in to_do for one in self.workarounds)
        return EXIT_CHANGED if is_any else EXIT_AS_EXPECTED


def workarounds_document(view: WorkaroundsView) -> Document:
    """Describe the workarounds, those that can go first."""
    sign, tone = closing(view.exit_code)
    counts = ", ".join(f"{len(mine):,} {need}" for need, mine in _by_need(view))
    found = counted(len(view.workarounds), "workaround")
    return Document(
        title="workarounds",
        has_screen_title=False,
        head=targets_block(view.targets),
        sections=tuple(_section(need, mine) for need, mine in _by_need(view)),
        summary=(f"{found}: {counts}" if counts else "no workaround is tied to a case",),
        sign=sign,
        tone=tone,
        notes=view.problems,
        whole="the JSON report (`errata workarounds --json FILE`)",
    )


def changed_sections(view: WorkaroundsView) -> tuple[Section, ...]:
    """Describe the workarounds that a release makes needless, or whose fix fails on it."""
    wanted = (Need.OVER, Need.BROKEN)
    return tuple(_section(need, mine) for need, mine in _by_need(view) if need in wanted)


def _section(need: Need, mine: Sequence[Workaround]) -> Section:
    return Section(
        title=_TITLES[need],
        count=len(mine),
        tone=_SIGNS[need][1],
        blocks=tuple(map(_item, mine)),
        about="workaround",
    )


def _by_need(view: WorkaroundsView) -> Iterator[tuple[Need, list[Workaround]]]:
    for need in Need:
        mine = [one for one in view.workarounds if one.need is need]
        if mine:
            yield need, mine


def _item(one: Workaround) -> Item:
    sign, tone = _SIGNS[one.need]
    rows = [("failure", one.title)]
    if one.facts is not None:
        healed = f"{one.framework} {one.since}" if one.since else ""
        rows += [("healed in", healed), ("measured", affected_words(one.facts))]
        rows += [("fix", fix_words(one.facts))] if one.need is Need.BROKEN else []
    place = Quote((visible(one.place),))
    return Item(sign=sign, tone=tone, case=one.case, blocks=(place, *facts_of(rows)))


@dataclass(frozen=True, kw_only=True)
class WorkaroundPlace:
    """One comment that ties a place to a case."""

    place: str
    case: str
    need: Need
    title: str
    since: Annotated[str, About("The release that healed the case; empty if it still fails.")]


@dataclass(frozen=True, kw_only=True)
class WorkaroundsDocument:
    """The workarounds of some files. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    releases: Annotated[dict[str, tuple[str, ...]], About("Of each framework, those in question.")]
    workarounds: tuple[WorkaroundPlace, ...]
    problems: Annotated[tuple[str, ...], About("Files that were not read.")]


WORKAROUNDS = DocumentFormat(
    name="workarounds",
    version=1,
    kind=WorkaroundsDocument,
    title="errata workarounds --json",
    is_plain=True,
)


def workarounds_json(view: WorkaroundsView) -> str:
    """Return the workarounds as JSON text."""
    return WORKAROUNDS.text(
        WorkaroundsDocument(
            version=errata.__version__,
            releases={one.framework: one.versions for one in view.targets},
            workarounds=tuple(
                WorkaroundPlace(
                    place=one.place,
                    case=one.case,
                    need=one.need,
                    title=one.title,
                    since=one.since,
                )
                for one in view.workarounds
            ),
            problems=view.problems,
        )
    )
