"""Pieces of Markdown in which text of scripts, resolvers and corpora is shown and never obeyed.

Such text stands only in fenced blocks and code spans, where GitHub and GitLab see no HTML, link,
mention, reference or emphasis.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from errata.compare.sides import Row
from errata.text.differences import marked, shorten
from errata.text.printable import visible

__all__ = ["MARKS", "code", "fenced", "folded_away", "row_lines", "table_row"]

MARKS = (("[-", "-]"), ("{+", "+}"))
"""What stands around differing words before and now, as in `wdiff` and on the screen."""

_NOTHING = "(nothing)"
_FIELD_LIMIT = 1_200
# What a code span shows as it is, wherever it stands; anything else is spelled in entities.
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


def row_lines(rows: Sequence[Row], now: str) -> list[str]:
    """Set both sides of fields below each other, for a block in the language `diff`.

    `now` names the later side; the earlier is named by who said it.
    """
    width = max((len(row.name) for row in rows), default=0)
    lines = []
    for row in rows:
        after = marked(shorten(row.now, _FIELD_LIMIT), MARKS[1]) or _NOTHING
        if not row.differs:
            lines.append(f"  {row.name:<{width}}  {after}")
            continue
        for said in row.before:
            words = marked(shorten(said.pieces, _FIELD_LIMIT), MARKS[0]) or _NOTHING
            lines.append(f"- {row.name:<{width}}  {said.source}: {words}")
        lines.append(f"+ {row.name:<{width}}  {now}: {after}")
    return lines


def _entities(text: str) -> str:
    """Spell every sign as an entity, so that neither Markdown nor HTML sees one."""
    return _TELLING.sub(lambda found: f"&#{ord(found[0])};", visible(text))
