"""What a failure was recognised as, as a document: cause, fix, releases and evidence."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence

from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.scoring import Recognised
from errata.commands.diagnose.tracebacks import Trace
from errata.model.cell import release_of
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.versions import is_older, release_order
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
from errata.text.printable import counted, visible

_LISTED = 2  # releases that are named one by one
_HINT_WIDTH = 140
_HINT_CAUSES = 4
_FIRST_SENTENCE = re.compile(r".+?[.!?](?=\s+[A-Z`*(]|$)")


def diagnosis_document(
    recognised: Sequence[Recognised],
    traces: Sequence[Trace],
    releases: Mapping[str, str],
    *,
    cases: int,
    source: str,
    problems: Sequence[str] = (),
    options: Sequence[str] = (),
) -> Document:
    """Describe what a text shows and the cases that it was recognised as.

    `releases` are those of the person's frameworks, `cases` is the number of cases that were
    searched, `source` the file that holds the text, `problems` what was not read;
    `options` name the corpora on a command line.
    """
    sign, tone = closing(EXIT_AS_EXPECTED if recognised else EXIT_CHANGED)
    sections = [Section(title="Error", blocks=(Facts(tuple(_error(recognised, traces))),))]
    sections.append(recognised_section(recognised, releases, options=options))
    if not recognised:
        sections.append(_next_steps(source, options))
    return Document(
        title="diagnosis",
        sections=tuple(sections),
        summary=(recognised_words(recognised), f"searched {counted(cases, 'case')}"),
        sign=sign,
        tone=tone,
        notes=tuple(problems),
        whole="the JSON report (`errata diagnose --json FILE`)",
        has_screen_title=False,
    )


def _error(recognised: Sequence[Recognised], traces: Sequence[Trace]) -> list[tuple[str, str]]:
    """Say which error of the text the answer is about: the one recognised, else the last one."""
    trace = traces[0] if traces else Trace()
    if recognised and recognised[0].quote:
        first = recognised[0]
        told = [("line", str(first.line)), ("message", first.quote)]
        return [("type", first.type), *told] if first.type else told
    rows = [("type", trace.type or trace.signal)]
    rows.append(("message", trace.said or "(none)"))
    if trace.at:
        rows.append(("statement", trace.at))
    if len(traces) > 1:
        rows.append(("before it", counted(len(traces) - 1, "more error")))
    return rows


def _next_steps(source: str, options: Sequence[str]) -> Section:
    """Name the commands that file what is not known."""
    named = source if source != "-" else "FILE"
    commands = (
        ("with the failing program", "errata capture SCRIPT"),
        ("with an issue that has the program", command("new", "--from-markdown", named)),
        ("by words", command("list", "--search", "WORDS", options=options)),
    )
    return Section(title="Next", blocks=(Commands(commands),))


def recognised_section(
    recognised: Sequence[Recognised],
    releases: Mapping[str, str] | None = None,
    *,
    options: Sequence[str] = (),
) -> Section:
    """Describe the cases that a failure was recognised as, with cause, fix and releases.

    `options` name the corpora on a command line.
    """
    blocks: list[Block] = []
    if not recognised:
        words = "Not known: no documented case has this error in this situation."
        return Section(title="Known failures", blocks=(Words(words),))
    if len(recognised) > 1:
        blocks.append(Words("One of these causes, the likeliest first:"))
    apart = len(recognised) > 1
    blocks += [_item(one, releases or {}, options, tell_apart=apart) for one in recognised]
    return Section(title="Known failures", blocks=tuple(blocks), about="case")


def hint_lines(recognised: Sequence[Recognised], releases: Mapping[str, str]) -> tuple[str, ...]:
    """Say in at most six lines what a failure was recognised as; in none where it is not known.

    They stand beside a traceback. `releases` are those of the person's frameworks.
    """
    if not recognised:
        return ()
    first = recognised[0].case
    more = f"more: errata show {first.id}"
    if len(recognised) > 1:
        causes = [
            f"{case.id}: {case.discriminator or case.title}"
            for case in (one.case for one in recognised[:_HINT_CAUSES])
        ]
        head = f"Errata knows {len(recognised)} causes of this error, the likeliest first:"
        lines = [head, *causes, more]
    else:
        have = release_words(first, releases.get(first.framework, ""))
        lines = [
            f"Errata knows this failure: {first.id}",
            first.title,
            f"cause: {_first_sentence(first.cause)}",
            f"fix: {_first_sentence(fix_words(first))}",
            "; ".join(filter(None, (measured_words(first), have))),
            more,
        ]
    short = (
        textwrap.shorten(visible(line), _HINT_WIDTH, placeholder=" …") for line in lines if line
    )
    return tuple(line if not number else f"  {line}" for number, line in enumerate(short))


def _first_sentence(text: str) -> str:
    folded = " ".join(text.split())
    found = _FIRST_SENTENCE.match(folded)
    return found.group() if found else folded


def recognised_words(recognised: Sequence[Recognised]) -> str:
    """Return in a few words whether a failure was recognised."""
    if not recognised:
        return "not known"
    first = recognised[0].case.id
    if len(recognised) > 1:
        return f"one of {len(recognised)} causes, {first} the likeliest"
    return f"{confidence(recognised[0])}: {first}"


def _item(
    one: Recognised, releases: Mapping[str, str], options: Sequence[str], *, tell_apart: bool
) -> Item:
    case = one.case
    statement = case.statements[0] if case.statements and tell_apart else ""
    by_statement = f"raised by a statement such as {statement}" if statement else ""
    rows: list[tuple[str, str | Span]] = [
        ("you have", release_words(case, releases.get(case.framework, ""))),
        ("how often", case.frequency if tell_apart else ""),
        ("tell by", " ".join(case.discriminator.split()) or by_statement),
        ("cause", " ".join(case.cause.split())),
        ("fix", fix_words(case)),
        ("tested", measured_words(case)),
        ("releases", affected_words(case)),
        ("evidence", "; ".join(one.evidence)),
    ]
    return Item(
        sign=Sign.AS_EXPECTED if one.is_literal else Sign.UNSURE,
        tone=Tone.CHANGED,
        case=case.id,
        places=(confidence(one),),
        blocks=(
            Quote((case.title,)),
            Facts(tuple((label, words) for label, words in rows if words)),
            Commands((("more", command("show", case.id, options=options)),)),
        ),
    )


def confidence(recognised: Recognised) -> str:
    """Return in words how much of the documented message the text has."""
    if recognised.case.is_draft:
        return "this failure, in a draft"
    return "this failure" if recognised.is_literal else "this failure, by a part of its message"


def release_words(case: CaseFacts, version: str) -> str:
    """Say what the measured releases mean for somebody who has `version`; empty without one."""
    measured, fails = case.releases(), case.fails_on(version) if version else None
    if fails is None:
        return ""
    have = f"{case.framework} {version}"
    later = [release for release in measured if is_older(version.partition("+")[0], release)]
    if fails:
        fixed = next((release for release in later if not measured[release]), "")
        if fixed and not any(measured[each] for each in later[later.index(fixed) :]):
            return f"{have}: affected; fixed in {fixed}"
        return f"{have}: affected, as {list(measured)[-1]} is, the newest measured: use the fix"
    if any(measured.values()):
        broken = next((release for release in later if measured[release]), "")
        past = [release for release in measured if measured[release] and release not in later]
        if past:
            return f"{have}: not affected; the last release that fails is {past[-1]}"
        return f"{have}: not affected; fails from {broken} on"
    return f"{have}: no measured release is affected"


def affected_words(case: CaseFacts) -> str:
    """List the measured releases on which the case fails and passes; by mode, where they differ."""
    framework = case.framework
    if not case.affected and not case.healed:
        where = f"{framework} {case.specifier}".strip()
        return f"documented for {where}; nothing is on record"
    modes = list(dict.fromkeys(map(_mode, (*case.affected, *case.healed))))
    by_words: dict[str, list[str]] = {}
    for mode in modes:
        parts = [
            f"{verb} {span(places, [*case.affected, *case.healed])}"
            for verb, every in (("fails on", case.affected), ("passes on", case.healed))
            if (places := [place for place in every if _mode(place) == mode])
        ]
        by_words.setdefault(", ".join(parts), []).append(mode)
    if len(by_words) == 1:
        return f"{framework}: {next(iter(by_words))}"
    by_mode = [f"{' and '.join(names)} mode {words}" for words, names in by_words.items()]
    return f"{framework}: {'; '.join(by_mode)}"


def fix_words(case: CaseFacts) -> str:
    """Return the fix in one line."""
    if not case.fix_known:
        return "none yet: the case is a draft" if case.is_draft else "no fix is known yet"
    return " ".join(case.fix.split())


def measured_words(case: CaseFacts) -> str:
    """List the measured releases on which the fix passes; empty where no fix is known."""
    if not case.fix_known:
        return ""
    framework = case.framework
    if not case.fixed:
        return "the fix was not measured yet"
    return f"{framework}: the fix passes on {span(case.fixed)}"


def span(places: Iterable[str], among: Iterable[str] = ()) -> str:
    """Name the releases of some places: one or two by name, more as ranges with their number.

    A range holds none of the other releases of `among`.
    """
    versions, every = (
        sorted({release_of(place) for place in some} - {""}, key=release_order)
        for some in (places, among)
    )
    if len(versions) <= _LISTED:
        return " and ".join(versions) or "no release"
    ranges: list[list[str]] = []
    for version in versions:
        if ranges and (not every or every.index(version) == every.index(ranges[-1][-1]) + 1):
            ranges[-1].append(version)
        else:
            ranges.append([version])
    words = (" to ".join(dict.fromkeys((one[0], one[-1]))) for one in ranges)
    return f"{', '.join(words)} ({counted(len(versions), 'release')})"


def _mode(place: str) -> str:
    parts = place.split(":")
    return parts[1] if len(parts) > 1 else ""
