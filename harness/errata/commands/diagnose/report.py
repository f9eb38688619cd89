"""What a failure was recognised as: cause, fix, releases and evidence.

What `--json` writes is the type `Diagnosis`, `diagnosis_document` is its screen.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from errata.commands.diagnose.index import CaseFacts
from errata.commands.diagnose.scoring import Recognised
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
    Tone,
    Words,
    closing,
    command,
    facts_of,
)
from errata.text.jsonable import About, DocumentFormat
from errata.text.printable import counted, visible
from errata.text.tracebacks import Trace

_LISTED = 2  # releases that are named one by one
_LONGEST_QUOTE = 560
_LONGEST_TELL = 330  # of one of several causes
_HINT_WIDTH = 140
_HINT_CAUSES = 3
_FIRST_SENTENCE = re.compile(r".+?[.!?](?=\s+[A-Z`*(]|$)")


Answer = Literal["this failure", "a usual cause", "one of these", "not known"]


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """What an error is: a documented failure, one of several, or not known. Texts are untrusted."""

    version: Annotated[str, About("Of the Errata that wrote it.")]
    answer: Answer
    releases: Annotated[
        Mapping[str, str], About("Of frameworks, as the text or --release names them.")
    ]
    errors: Annotated[tuple[Trace, ...], About("The last one first.")]
    recognised: tuple[Recognised, ...]


DIAGNOSIS = DocumentFormat(
    name="diagnosis", version=4, kind=Diagnosis, title="errata diagnose --json", is_plain=True
)


def diagnosis_document(
    found: Diagnosis,
    *,
    cases: int,
    source: str,
    problems: Sequence[str] = (),
    options: Sequence[str] = (),
) -> Document:
    """Describe what a text shows and the cases that it was recognised as.

    `cases` is the number of cases that were searched, `source` the file that holds the text,
    `problems` what was not read; `options` name the corpora on a command line.
    """
    recognised = found.recognised
    sign, tone = closing(EXIT_AS_EXPECTED if recognised else EXIT_CHANGED)
    if recognised and found.answer != "this failure":
        sign, tone = Sign.UNSURE, Tone.CHANGED
    sections = [Section(title="Error", blocks=(Facts(tuple(_error(found))),))]
    sections.append(recognised_section(recognised, found.releases, options=options))
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


def _error(found: Diagnosis) -> list[tuple[str, str]]:
    """Say which error of the text the answer is about: the one recognised, else the last one."""
    if found.recognised and found.recognised[0].quote:
        first = found.recognised[0]
        told = [("line", str(first.line)), ("message", both_ends(first.quote))]
        return [("type", first.type), *told] if first.type else told
    if not found.errors:
        return [("type", ""), ("message", "(none)")]
    last = found.errors[0]
    rows = [("type", last.type or last.signal or ""), ("message", last.message or "(none)")]
    if last.at:
        rows.append(("statement", last.at))
    if len(found.errors) > 1:
        rows.append(("before it", counted(len(found.errors) - 1, "more error")))
    return rows


def both_ends(message: str, longest: int = _LONGEST_QUOTE) -> str:
    """Leave out the middle of a long message: what it refuses often stands at its end."""
    if len(message) <= longest:
        return message
    return f"{message[: longest // 3]} … {message[-longest * 2 // 3 :]}"


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
        blocks = [Words("Not known: no documented case has this error in this situation.")]
    elif len(recognised) > 1:
        why = "; ".join(recognised[0].evidence)
        blocks = [Words(f"One of these causes, the likeliest first ({why}):")]
    elif not recognised[0].is_sure:
        blocks = [Words("A usual cause of this message, which others have as well:")]
    is_only = len(recognised) == 1
    blocks += [
        _item(one, releases or {}, is_only=is_only, is_first=not number)
        for number, one in enumerate(recognised)
    ]
    if recognised:
        shown = command("show", recognised[0].case, options=options)
        blocks.append(Commands((("more", shown),)))
    return Section(title="Known failures", blocks=tuple(blocks), about="case")


def hint_lines(recognised: Sequence[Recognised], releases: Mapping[str, str]) -> tuple[str, ...]:
    """Say in at most six lines what a failure was recognised as; in none where it is not known.

    They stand beside a traceback. `releases` are those of the person's frameworks.
    """
    if not recognised:
        return ()
    first = recognised[0].facts
    more = f"more: errata show {first.id}"
    if len(recognised) > 1:
        causes = [
            f"{case.id}: {case.discriminator or case.title}"
            for case in (one.facts for one in recognised[:_HINT_CAUSES])
        ]
        head = f"Errata knows {len(recognised)} causes of this error, the likeliest first:"
        lines = [head, causes[0], f"fix: {_first_sentence(fix_words(first))}", *causes[1:], more]
    else:
        have = release_words(first, releases.get(first.framework, ""))
        called = "this failure" if recognised[0].is_sure else "a usual cause of this error"
        lines = [
            f"Errata knows {called}: {first.id}",
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
    first = recognised[0].case
    if len(recognised) > 1:
        return f"one of {len(recognised)} causes, {first} the likeliest"
    return f"{confidence(recognised[0])}: {first}"


def _item(one: Recognised, releases: Mapping[str, str], *, is_only: bool, is_first: bool) -> Item:
    """Describe a case that a failure was recognised as; shortly, where it is one of several."""
    case = one.facts
    have = ("you have", release_words(case, releases.get(case.framework, "")))
    statement = f"raised by a statement such as {case.statements[0]}" if case.statements else ""
    tell = " ".join(case.discriminator.split()) or ("" if one.is_sure and is_only else statement)
    if is_only:
        rows = [
            have,
            ("tell by", tell),
            ("cause", case.cause),
            ("fix", fix_words(case)),
            ("tested", measured_words(case)),
            ("releases", affected_words(case)),
            ("evidence", "; ".join(one.evidence)),
        ]
        words = [confidence(one) if one.is_sure else case.frequency]
    else:
        fix = fix_words(case)
        short = textwrap.shorten(tell, _LONGEST_TELL, placeholder=" …")
        rows = [have, ("tell by", short), ("fix", fix if is_first else _first_sentence(fix))]
        words = [case.frequency, "a draft" if case.is_draft else ""]
    is_known = is_only and one.same_error and one.is_sure
    return Item(
        sign=Sign.AS_EXPECTED if is_known else Sign.UNSURE,
        tone=Tone.CHANGED,
        case=case.id,
        places=tuple(filter(None, words)),
        blocks=(Quote((case.title,)), *facts_of(rows)),
    )


def confidence(recognised: Recognised) -> str:
    """Return in words how much of the documented message the text has."""
    if recognised.draft:
        return "this failure, in a draft"
    if not recognised.is_sure:
        return "a usual cause of this message"
    return "this failure" if recognised.same_error else "this failure, by a part of its message"


def release_words(case: CaseFacts, version: str) -> str:
    """Say what the measured releases mean for somebody who has `version`; empty without one."""
    measured = case.releases()
    if not version or not measured:
        return ""
    words = _words_on(measured, version.partition("+")[0], fails=bool(case.fails_on(version)))
    return f"{case.framework} {version}: {words}"


def _words_on(measured: Mapping[str, bool], version: str, *, fails: bool) -> str:
    """Say what releases, in order and each with whether it fails, mean for one of them."""
    first, *_, last = (*measured, *measured)
    does = {release: "fails" if measured[release] else "passes" for release in (first, last)}
    if is_older(version, first):
        return f"older than measured; the oldest measured release, {first}, {does[first]}"
    if is_older(last, version):
        return f"not measured; the newest measured release, {last}, {does[last]}"
    later = [release for release in measured if is_older(version, release)]
    if fails:
        fixed = next((release for release in later if not measured[release]), "")
        if fixed and not any(measured[each] for each in later[later.index(fixed) :]):
            return f"affected; fixed in {fixed}"
        return f"affected; {last}, the newest measured release, is too" if later else "affected"
    if not any(measured.values()):
        return "no measured release is affected"
    past = [release for release in measured if measured[release] and release not in later]
    begins = next((each for each in later if measured[each]), "")
    why = f"the last release that fails is {past[-1]}" if past else f"fails from {begins} on"
    return f"not affected; {why}"


def affected_words(case: CaseFacts) -> str:
    """List the measured releases on which the case fails and passes; by mode, where they differ."""
    framework = case.framework
    if not case.affected and not case.healed:
        where = f"{framework} {case.specifier}".strip()
        return f"documented for {where}; nothing is on record"
    every = (*case.affected, *case.healed)
    by_words: dict[str, list[str]] = {}
    for mode in dict.fromkeys(map(_mode, every)):
        parts = [
            f"{verb} {span(places, every)}"
            for verb, some in (("fails on", case.affected), ("passes on", case.healed))
            if (places := [place for place in some if _mode(place) == mode])
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
    if not case.fixed:
        return "the fix was not measured yet"
    return f"{case.framework}: the fix passes on {span(case.fixed)}"


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
    return f"{place}:".split(":")[1]
