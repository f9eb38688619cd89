"""Which documented cases a failure may be, as a document: evidence, releases and fix."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from errata.model.cell import release_of
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.versions import release_order
from errata.recognise.scoring import Failure, Recognised
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Item,
    Quote,
    Section,
    Sign,
    Span,
    Tone,
    Words,
    closing,
    command,
)
from errata.text.printable import counted

__all__ = [
    "affected_words",
    "confidence",
    "diagnosis_document",
    "fix_words",
    "measured_words",
    "recognised_section",
    "recognised_words",
    "span",
]

_LISTED = 2  # releases that are named one by one
_CERTAIN = 0.9
_SHOWN = 5  # cases


def diagnosis_document(
    recognised: Sequence[Recognised],
    failures: Sequence[Failure],
    *,
    cases: int,
    problems: Sequence[str] = (),
    options: Sequence[str] = (),
) -> Document:
    """Describe the last error of a text and the cases that it may be.

    `cases` is the number of cases that it was compared with, `problems` what was not read;
    `options` name the corpora on a command line.
    """
    failure = failures[0]
    rows = [("type", failure.type or failure.signal)]
    if failure.messages:
        rows.append(("message", failure.messages[0] or "(none)"))
    if failure.at:
        rows.append(("statement", failure.at))
    if len(failures) > 1:
        rows.append(("before it", counted(len(failures) - 1, "more error")))
    sign, tone = closing(EXIT_AS_EXPECTED if recognised else EXIT_CHANGED)
    return Document(
        title="diagnosis",
        sections=(
            Section(title="Error", blocks=(Facts(tuple(rows)),)),
            recognised_section(recognised, options),
        ),
        summary=(
            recognised_words(recognised),
            f"compared with {counted(cases, 'case')} and their record",
        ),
        sign=sign,
        tone=tone,
        notes=tuple(problems),
        whole="the JSON report (`errata diagnose --json FILE`)",
        has_screen_title=False,
    )


def recognised_section(recognised: Sequence[Recognised], options: Sequence[str] = ()) -> Section:
    """Describe the cases that a failure may be, the best first, with evidence, fix and releases."""
    blocks: list[Block] = [_item(one, options) for one in recognised[:_SHOWN]]
    if not recognised:
        blocks.append(Words("No documented case is similar enough to be named."))
    if len(recognised) > _SHOWN:
        words = f"and {len(recognised) - _SHOWN} more, less similar"
        blocks.append(Words(words, Tone.QUIET))
    return Section(title="Known cases", blocks=tuple(blocks), about="case")


def recognised_words(recognised: Sequence[Recognised]) -> str:
    """Return in a few words whether a failure was recognised."""
    if not recognised:
        return "not recognised"
    best = recognised[0]
    joint = "as" if best.is_literal else "to"
    if best.case.to_do:
        return f"not documented; {confidence(best)} {joint} the draft {best.case.id}"
    return f"{confidence(best)} {joint} {best.case.id}"


def _item(one: Recognised, options: Sequence[str]) -> Item:
    rows: list[tuple[str, str | Span]] = [
        ("evidence", "; ".join(one.evidence)),
        ("releases", affected_words(one)),
        ("fix", fix_words(one)),
        ("tested", measured_words(one)),
    ]
    return Item(
        sign=Sign.AS_EXPECTED if one.is_literal and not one.case.to_do else Sign.UNSURE,
        tone=Tone.CHANGED,
        case=one.case.id,
        places=(*(("draft",) if one.case.to_do else ()), confidence(one)),
        blocks=(
            Quote((one.case.title,)),
            Facts(tuple((label, words) for label, words in rows if words)),
            Commands((("more", command("show", one.case.id, options=options)),)),
        ),
    )


def confidence(recognised: Recognised) -> str:
    """Return in words how similar a failure is to a case."""
    if recognised.is_literal:
        return "the same error"
    return "very similar" if recognised.score >= _CERTAIN else "similar"


def affected_words(recognised: Recognised) -> str:
    """List the measured releases on which the case fails and passes; by mode, where they differ."""
    framework = recognised.case.requires.framework
    if not recognised.affected and not recognised.healed:
        where = f"{framework} {recognised.case.requires.specifier}".strip()
        return f"documented for {where}; nothing is on record"
    modes = list(dict.fromkeys(map(_mode, (*recognised.affected, *recognised.healed))))
    by_words: dict[str, list[str]] = {}
    for mode in modes:
        parts = [
            f"{verb} {span(places)}"
            for verb, every in (("fails on", recognised.affected), ("passes on", recognised.healed))
            if (places := [place for place in every if _mode(place) == mode])
        ]
        by_words.setdefault(", ".join(parts), []).append(mode)
    if len(by_words) == 1:
        return f"{framework}: {next(iter(by_words))}"
    by_mode = [f"{' and '.join(names)} mode {words}" for words, names in by_words.items()]
    return f"{framework}: {'; '.join(by_mode)}"


def fix_words(recognised: Recognised) -> str:
    """Return the fix in one line."""
    if not recognised.case.fix_known:
        return "none yet: the case is a draft" if recognised.case.to_do else "no fix is known yet"
    return " ".join(recognised.case.fix.split())


def measured_words(recognised: Recognised) -> str:
    """List the measured releases on which the fix passes; empty where no fix is known."""
    if not recognised.case.fix_known:
        return ""
    framework = recognised.case.requires.framework
    if not recognised.fixed:
        return "the fix was not measured yet"
    return f"{framework}: the fix passes on {span(recognised.fixed)}"


def span(places: Iterable[str]) -> str:
    """Name the releases of some places: one or two by name, more as a range with their number."""
    versions = sorted({release_of(place) for place in places} - {""}, key=release_order)
    if len(versions) <= _LISTED:
        return " and ".join(versions) or "no release"
    return f"{versions[0]} to {versions[-1]} ({counted(len(versions), 'release')})"


def _mode(place: str) -> str:
    parts = place.split(":")
    return parts[1] if len(parts) > 1 else ""
