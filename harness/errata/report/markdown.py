"""Findings as plain text, Markdown that is safe with foreign text, and pages of limited size.

Plain text is for pytest, JUnit, SARIF, annotations, and the fences of Markdown.

Text of scripts, resolvers and corpora belongs in fenced blocks and code spans, where GitHub and
GitLab see no HTML, link, mention, reference or emphasis.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from errata.compare.judge import Finding
from errata.compare.sides import Row, finding_rows
from errata.model.errors import EnvironmentFailed
from errata.report.document import PAGE
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, marked, shorten
from errata.text.printable import cut, cut_lines, visible, visible_lines

_NOTHING = "(nothing)"


def explain_change(finding: Finding) -> str:
    """Return what changed, then both sides of each field."""
    changes = [cut(visible(change), PAGE.sentence) for change in finding.changes]
    return "\n".join([*changes, "", *side_lines(finding_rows(finding))])


def explain_infra(finding: Finding, failure: EnvironmentFailed | None = None) -> str:
    """Return why there is no result; `failure` adds the resolver's own words and a hint."""
    lines = [visible(finding.judgement.reason)]
    if failure is not None and failure.words.strip():
        words = cut_lines(visible_lines(failure.words.strip()), PAGE.lines, PAGE.width)
        lines += [f"  | {line}" for line in words.splitlines()]
    if failure is not None and failure.hint:
        lines.append(f"  → {visible(failure.hint)}")
    return "\n".join(lines)


def side_lines(rows: Sequence[Row], now: str = "now", limit: int = PAGE.side) -> list[str]:
    """Set both sides of fields below each other, as lines of a `diff`.

    `now` names the later side; the earlier one is named by its source. `limit` is in characters.
    """
    width = max((len(row.name) for row in rows), default=0)
    lines = []
    for row in rows:
        after = marked(shorten(row.now, limit), NOW_MARKS) or _NOTHING
        if not row.differs:
            lines.append(f"  {row.name:<{width}}  {after}")
            continue
        for side in row.before:
            words = marked(shorten(side.pieces, limit), BEFORE_MARKS) or _NOTHING
            lines.append(f"- {row.name:<{width}}  {side.source}: {words}")
        lines.append(f"+ {row.name:<{width}}  {now}: {after}")
    return lines


def name_differences(rows: Sequence[Row], limit: int) -> list[str]:
    """Return what each field that differs is now, a line of about `limit` characters for each."""
    return [
        cut(f"{row.name}: {''.join(piece.text for piece in row.now) or _NOTHING}", limit)
        for row in rows
        if row.differs
    ]


def listed(names: Sequence[str], limit: int) -> list[str]:
    """Return the first `limit` names, and how many more there are."""
    more = len(names) - limit
    return [*names[:limit], *([f"and {more:,} more"] if more > 0 else [])]


SUMMARY_BYTES = 1_000_000
"""GitHub shows nothing of a step's summary that exceeds 1024 KiB; this stays below it."""
ISSUE_BYTES = 60_000
"""GitHub refuses an issue or comment of more than 65,536 characters; this stays below it."""
LEAST_BYTES = 4_096

_NOTE_BYTES = 1_000  # room for the note on what was left out
# What a code span shows as it is, in tables too; anything else is spelled in entities.
_PLAIN = re.compile(r"(?! )[^`|\\]+(?<! )")
_TELLING = re.compile(r"[^A-Za-z0-9 ]")


def fenced(text: str, language: str = "text") -> str:
    """Put text into a block that nothing in it can end."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{language}\n{text}\n{fence}\n"


def code(text: str) -> str:
    """Write one line as code that is shown to the letter, in a table too."""
    shown = visible(text)
    return f"`{shown}`" if _PLAIN.fullmatch(shown) else f"<code>{_entities(shown)}</code>"


def folded_away(summary: str, text: str) -> str:
    """Fold a part away under its summary, which is shown to the letter."""
    return f"<details><summary><code>{_entities(summary)}</code></summary>\n\n{text}\n</details>\n"


def table_row(cells: Sequence[str]) -> str:
    """Join cells, which must be safe already, to one row of a table."""
    return f"| {' | '.join(cells)} |"


def _entities(text: str) -> str:
    """Spell every sign as an entity, so that neither Markdown nor HTML sees one."""
    return _TELLING.sub(lambda found: f"&#{ord(found[0])};", visible(text))


# The budget of a page ----------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Part:
    """A part of a page; `about` names what is missing without it.

    `shorter` is a form for a page that is nearly full. `title` is written above the first part
    with it that fits.
    """

    text: str
    about: str
    shorter: str = ""
    title: str = ""


def fill_page(head: str, parts: Iterable[Part], *, limit_bytes: int, whole: str) -> str:
    """Join a page of at most `limit_bytes` in UTF-8, at least `LEAST_BYTES`.

    The head, which must be short, is always there; parts come in order of importance. Where they
    do not all fit, the last line counts what is missing and names `whole`, which has everything.
    """
    room = max(limit_bytes, LEAST_BYTES) - _size(head) - _NOTE_BYTES
    texts_of_page = [head]
    titles: set[str] = set()
    left_out: Counter[str] = Counter()
    for part in parts:
        title = "" if part.title in titles else part.title
        forms = (part.text, part.shorter)
        fitting = next((t for t in forms if t and _size(title + t) <= room), "")
        if fitting:
            texts_of_page.append(title + fitting)
            room -= _size(title + fitting)
            titles.add(part.title)
        if fitting != part.text:
            left_out[part.about] += 1
    if left_out:
        counts = ", ".join(
            f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
            for what, number in left_out.items()
        )
        texts_of_page.append(
            f"\n**Cut at {limit_bytes:,} bytes.** Left out, or shown in part: {counts}. "
            f"Everything is in {whole}.\n"
        )
    return "".join(texts_of_page)


def _size(text: str) -> int:
    return len(text.encode("utf-8"))
