"""Say on one screen what two stored runs said differently."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.console import Console

from errata.compare.transitions import Change
from errata.report.comparison.view import ComparisonView, DifferenceGroup, Heading, RunSide
from errata.report.comparison.words import describe_run, heading_words, summarise
from errata.report.console_page import Page
from errata.report.console_rows import print_rows
from errata.text.printable import cut, visible

__all__ = ["render_comparison"]

_SENTENCE_LIMIT = 400
_NAMES_SHOWN = 8
_NUMBERS_SHOWN = 3
_STYLES = {Heading.WORSE: "bold red", Heading.BETTER: "bold green"}


def render_comparison(view: ComparisonView, console: Console, *, verbose: bool = False) -> None:
    """Print how two runs differ: what got worse first, one closing line last.

    `verbose` names every trial and cuts long texts later.
    """
    page = Page(console=console, verbose=verbose)
    _print_runs(page, view)
    for heading, groups in view.groups:
        trials = sum(len(group.ids) for group in groups)
        _print_title(page, heading_words(heading), trials, _STYLES.get(heading, "bold yellow"))
        for group in groups:
            _print_group(page, view, group, _STYLES.get(heading, "bold yellow"))
    _print_inconclusive(page, view)
    _print_left_out(page, view)
    _print_closing(page, view)


def _print_runs(page: Page, view: ComparisonView) -> None:
    for label, side in (("before", view.facts.before), ("now", view.facts.after)):
        words, command = describe_run(side)
        page.line(page.text(f"{label:<7}", "dim"), page.text(words, "bold"))
        page.paragraph(page.text(cut(command, _SENTENCE_LIMIT), "dim"), indent=7)
    page.line()


def _print_title(page: Page, text: str, count: int, style: str) -> None:
    page.line(page.text(f"{text} ", style), page.text(f"({count:,})", "dim"))
    page.line()


def _print_group(page: Page, view: ComparisonView, group: DifferenceGroup, style: str) -> None:
    """Print what happened to one case, in which trials, and both sides."""
    sign = page.signs.as_expected if style == _STYLES[Heading.BETTER] else page.signs.changed
    if Change.FIX_FAILS in group.changes:
        sign = page.signs.fix_fails
    page.line(page.text(f"{sign} {', '.join(group.names)}  ", style), page.text(group.case, "bold"))
    _print_names(page, group.ids, indent=4)
    for words in _words(page, group):
        page.paragraph(page.text(cut(words, _SENTENCE_LIMIT)), indent=2)
    if group.rows:
        page.line()
        print_rows(page, group.rows, (_header(view.facts.before), _header(view.facts.after)))
    page.line()
    history = f"errata history {shlex.quote(group.case)}"
    page.line(page.text("  more:  ", "dim"), page.text(history))
    page.line(page.text("  again: ", "dim"), page.text(group.again))
    page.line()


def _words(page: Page, group: DifferenceGroup) -> list[str]:
    said = zip(group.changes, group.words, strict=True)
    lines = [words for change, words in said if change is not Change.NUMERIC]
    if Change.NUMERIC in group.changes:
        shown = group.numbers if page.verbose else group.numbers[:_NUMBERS_SHOWN]
        lines += shown
        if len(shown) < len(group.numbers):
            lines.append(f"and {len(group.numbers) - len(shown):,} more (-v)")
    return lines


def _header(side: RunSide) -> str:
    return f"run {side.number}"


def _print_names(page: Page, names: Sequence[str], indent: int) -> None:
    shown = names if page.verbose else names[:_NAMES_SHOWN]
    for name in shown:
        page.line(page.text(f"{' ' * indent}{name}"))
    if len(shown) < len(names):
        page.line(page.text(f"{' ' * indent}and {len(names) - len(shown):,} more (-v)", "dim"))


def _print_inconclusive(page: Page, view: ComparisonView) -> None:
    trials = sum(len(names) for _, names in view.inconclusive)
    if not trials:
        return
    _print_title(page, "Could not be compared", trials, "bold magenta")
    for reason, names in view.inconclusive:
        page.paragraph(page.text(cut(reason, _SENTENCE_LIMIT)), indent=2)
        _print_names(page, names, indent=4)
    page.line()


def _print_left_out(page: Page, view: ComparisonView) -> None:
    """Name the trials that were left out, and why."""
    facts = view.facts
    for names, why in (
        (facts.edited, "Left out: a script was edited between the runs"),
        (facts.incomplete, "Left out: a run has no result of one of the scripts"),
        (facts.unknown, "Left out: the case is no longer here"),
    ):
        if names:
            _print_title(page, why, len(names), "bold")
            _print_names(page, [visible(name) for name in names], indent=4)
            page.line()


def _print_closing(page: Page, view: ComparisonView) -> None:
    page.closing(view.exit_code, summarise(view))
