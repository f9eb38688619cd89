"""Say on one screen which changes are news tonight, and which are not news any more."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from errata.compare.findings import Status
from errata.compare.sides import DOCUMENTED, RECORDED
from errata.report.alerts.view import AlertsView
from errata.report.alerts.words import UNCONFIRMED, headline, list_notices, say_stale, summarise
from errata.report.console_page import Page
from errata.report.console_rows import print_rows
from errata.report.run.view import ChangeView
from errata.text.printable import cut, visible

__all__ = ["render_alerts"]

_SENTENCE_LIMIT = 400
_NAMES_SHOWN = 8


def render_alerts(view: AlertsView, console: Console, *, verbose: bool = False) -> None:
    """Print what is told now: new alerts in full, then what was resolved, one line each.

    `verbose` names every trial and cuts long texts later.
    """
    page = Page(console=console, verbose=verbose)
    page.line(page.text(headline(view), "bold"))
    page.line()
    for change in view.changes:
        _print_change(page, change)
    for title, lines in list_notices(view):
        _print_list(page, title, lines)
    names = [visible(finding.id) for finding in view.unconfirmed]
    if names:
        _print_list(page, UNCONFIRMED, names)
    if view.stale:
        page.paragraph(page.text(say_stale(view), "dim"), indent=0)
        page.line()
    sign, style = (
        (page.signs.changed, "bold yellow")
        if view.raised
        else (page.signs.as_expected, "bold green")
    )
    words = summarise(view).replace(" · ", page.signs.separator)
    page.paragraph(Text.assemble(page.text(f"{sign} ", style), page.text(words, "bold")), indent=0)


def _print_change(page: Page, change: ChangeView) -> None:
    """Print one alert: what changed, where, both sides."""
    style = page.style(Status.CHANGED, change.verdict)
    head = f"{page.sign(Status.CHANGED, change.verdict)} {change.verdict}  "
    shown = change.ids if page.verbose else change.ids[:_NAMES_SHOWN]
    for index, name in enumerate(shown):
        lead = page.text(head, style) if index == 0 else page.text(" " * cell_len(head))
        page.line(lead, page.text(name, "bold"))
    if len(shown) < len(change.ids):
        page.line(page.text(f"{' ' * cell_len(head)}and {len(change.ids) - len(shown):,} more"))
    for words in change.changes:
        page.paragraph(page.text(cut(words, _SENTENCE_LIMIT)), indent=2)
    if change.rows:
        page.line()
        sources = {said.source for row in change.rows for said in row.before}
        known = [source for source in (DOCUMENTED, RECORDED) if source in sources]
        print_rows(page, change.rows, (" / ".join(known), "now"))
    page.line()
    history = f"errata history {shlex.quote(change.case)}"
    page.line(page.text("  more:  ", "dim"), page.text(history))
    page.line(page.text("  again: ", "dim"), page.text(change.again))
    page.line()


def _print_list(page: Page, title: str, lines: Sequence[str]) -> None:
    page.line(page.text(f"{title} ", "bold"), page.text(f"({len(lines):,})", "dim"))
    shown = lines if page.verbose else lines[:_NAMES_SHOWN]
    for line in shown:
        page.paragraph(page.text(cut(line, _SENTENCE_LIMIT)), indent=2)
    if len(shown) < len(lines):
        page.line(page.text(f"  and {len(lines) - len(shown):,} more (-v)", "dim"))
    page.line()
