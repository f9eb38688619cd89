"""Write the alerts of a run as Markdown, for an issue, a message or a job's page.

What a script, a command line or a corpus brought along stands only in fenced blocks and code
spans, where nothing of it is obeyed.
"""

from __future__ import annotations

from collections.abc import Iterator

from errata.report.alerts.view import AlertsView
from errata.report.alerts.words import UNCONFIRMED, headline, list_notices, say_stale, summarise
from errata.report.markdown_page import ISSUE_BYTES, Block, fill_page
from errata.report.markdown_parts import code, fenced, row_lines
from errata.report.run.view import ChangeView
from errata.text.printable import cut, visible

__all__ = ["alerts_markdown"]

_SENTENCE_LIMIT = 400
_NAMES_SHOWN = 50


def alerts_markdown(view: AlertsView, *, limit_bytes: int = ISSUE_BYTES) -> str:
    """Return the document, of at most `limit_bytes` in UTF-8; it ends with a line end.

    Where that is not enough, the last line says how much of what is missing.
    """
    sign = "≠" if view.raised else "✔"
    head = f"## {sign} errata: {summarise(view)}\n\n{headline(view)}.\n"
    whole = "the JSON report (`errata alerts --json FILE`)"
    return fill_page(head, _blocks(view), limit_bytes=limit_bytes, whole=whole)


def _blocks(view: AlertsView) -> Iterator[Block]:
    """List the parts of the page below its head, the most important first."""
    for change in view.changes:
        brief = _change_head(change, names=1)
        yield Block(text=_change(change), about="change", shorter=brief)
    for title, lines in list_notices(view):
        yield Block(text=_list(title, lines), about="list")
    if view.unconfirmed:
        names = [visible(finding.id) for finding in view.unconfirmed]
        yield Block(text=_list(UNCONFIRMED, names), about="list")
    if view.stale:
        yield Block(text=f"\n{say_stale(view)}.\n", about="note")


def _change(change: ChangeView) -> str:
    lines = [cut(words, _SENTENCE_LIMIT) for words in change.changes]
    lines += ["", *row_lines(change.rows, "now"), "", f"again: {change.again}"]
    return _change_head(change) + "\n" + fenced("\n".join(lines), "diff")


def _change_head(change: ChangeView, names: int = _NAMES_SHOWN) -> str:
    lines = [f"- {code(name)}" for name in change.ids[:names]]
    more = len(change.ids) - names
    lines += [f"- and {more:,} more"] if more > 0 else []
    return f"\n### {change.verdict}: {code(change.case)}\n\n" + "\n".join(lines) + "\n"


def _list(title: str, lines: list[str]) -> str:
    shown = [cut(line, _SENTENCE_LIMIT) for line in lines[:_NAMES_SHOWN]]
    if len(lines) > _NAMES_SHOWN:
        shown.append(f"and {len(lines) - _NAMES_SHOWN:,} more")
    text = "\n".join(shown)
    return f"\n### {title} ({len(lines):,})\n\n{fenced(text)}"
