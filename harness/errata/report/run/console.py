"""Say on one screen what is as expected and what changed."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from errata.compare.findings import Status
from errata.compare.sides import DOCUMENTED, RECORDED, Row
from errata.model.outcome import ScriptResult
from errata.report.console_matrix import print_legend, print_matrix
from errata.report.console_page import Page
from errata.report.console_rows import print_rows
from errata.report.run_view import ChangeView, RunFacts, RunView
from errata.text.printable import cut, cut_lines, tail, visible
from errata.text.wording import counted, duration

__all__ = ["render", "summary"]

_SENTENCE_LIMIT = 300
_TRACEBACK_LIMIT = 6000
_WORDS_LINES, _WORDS_LINES_VERBOSE = 10, 100
_WORDS_WIDTH = 400
_IDS_SHOWN = 8
_TRACEBACK_LINES = 20
_GAP = 2


def render(view: RunView, console: Console, *, verbose: bool = False) -> None:
    """Print a run: the matrices, every change, what could not be said, and one closing line.

    `verbose` adds the environments, every trial and the end of tracebacks, and cuts long texts
    later.
    """
    page = Page(console=console, verbose=verbose)
    if verbose:
        _print_environments(page, view)
    for matrix in view.matrices:
        print_matrix(page, matrix)
    print_legend(page, view.matrices)
    if verbose:
        _print_trials(page, view)
    for change in view.changes:
        _print_change(page, change)
    _print_infra(page, view)
    _print_unavailable(page, view)
    _print_unfixed(page, view)
    _print_closing(page, view)


def summary(view: RunView) -> str:
    """Write a run's counts and figures as one line, its parts separated by ` · `."""
    facts = view.facts
    statuses = ", ".join(f"{count:,} {status}" for status, count in view.statuses)
    trials = counted(len(view.trials), "trial")
    return " · ".join(
        [
            f"{trials}: {statuses}" if statuses else trials,
            f"{counted(facts.cells_run, 'cell')} run, {facts.cells_reused:,} reused",
            counted(len(facts.environments), "environment"),
            duration(facts.wall_s),
        ]
    )


def _print_environments(page: Page, view: RunView) -> None:
    facts = view.facts
    table = Table(box=None, padding=(0, _GAP, 0, 0), pad_edge=False)
    for header in ("environment", "build", "python"):
        table.add_column(page.text(header, "bold"), overflow="fold")
    for environment in facts.environments:
        cells = (environment.id, environment.build, environment.python)
        table.add_row(*(page.text(cell or page.signs.nothing) for cell in cells))
    page.block(table)
    page.line()
    for name, value in _settings(facts):
        page.line(page.text(f"{name:<11}", "bold"), page.text(value))
    page.line()


def _print_trials(page: Page, view: RunView) -> None:
    """Print every trial with its reason and what its two scripts cost."""
    for trial in view.trials:
        status, judgement = trial.finding.status, trial.finding.judgement
        style = page.style(status, judgement.verdict)
        head = f"{page.sign(status, judgement.verdict)} {judgement.verdict}"
        page.line(page.text(f"{head:<14}", style), page.text(visible(trial.finding.id)))
        costs = (_cost("broken", judgement.broken), _cost("fixed", judgement.fixed))
        reason = cut(visible(judgement.reason), _SENTENCE_LIMIT)
        page.paragraph(page.text("; ".join([reason, *filter(None, costs)]), "dim"), indent=4)
    page.line()


def _cost(script: str, result: ScriptResult) -> str:
    """Say what a script cost, and how it ran; empty where it did not run."""
    if result.wall_s is None:
        return ""
    memory = "" if result.peak_mb is None else f", {result.peak_mb:,.0f} MB"
    isolation = f", {result.isolation}" if result.isolation else ""
    reason = f" ({visible(result.isolation_reason)})" if result.isolation_reason else ""
    return f"{script} {result.wall_s:.3f} s{memory}{isolation}{reason}"


def _settings(facts: RunFacts) -> tuple[tuple[str, str], ...]:
    started = facts.started.strftime("%Y-%m-%d %H:%M:%S UTC")
    return (
        ("corpus", facts.corpus),
        ("selection", facts.selection),
        ("isolation", facts.isolation),
        ("started", started),
    )


def _print_change(page: Page, change: ChangeView) -> None:
    """Print what changed, where, both sides, and how to look further."""
    style = page.style(Status.CHANGED, change.verdict)
    head = f"{page.sign(Status.CHANGED, change.verdict)} {change.verdict}  "
    shown = change.ids if page.verbose else change.ids[:_IDS_SHOWN]
    for index, trial_id in enumerate(shown):
        lead = page.text(head, style) if index == 0 else page.text(" " * cell_len(head))
        page.line(lead, page.text(trial_id, "bold"))
    if len(shown) < len(change.ids):
        page.line(page.text(f"{' ' * cell_len(head)}and {len(change.ids) - len(shown)} more"))
    for words in change.changes:
        page.paragraph(page.text(cut(words, _SENTENCE_LIMIT)), indent=2)
    page.line()
    known = [source for source in (DOCUMENTED, RECORDED) if _names(change.rows, source)]
    print_rows(page, change.rows, (" / ".join(known), "now"))
    if page.verbose and change.traceback:
        page.line()
        traceback = tail(change.traceback, _TRACEBACK_LINES, _TRACEBACK_LIMIT)
        page.paragraph(page.text(traceback, "dim"), indent=4)
    page.line()
    page.line(page.text("  more:  ", "dim"), page.text(f"errata show {shlex.quote(change.case)}"))
    page.line(page.text("  again: ", "dim"), page.text(change.again))
    page.line()


def _names(rows: Sequence[Row], source: str) -> bool:
    return any(said.source == source for row in rows for said in row.before)


def _print_infra(page: Page, view: RunView) -> None:
    """Print what failed before any case could speak, in its own words."""
    lines = _WORDS_LINES_VERBOSE if page.verbose else _WORDS_LINES
    for failure in view.infra:
        for environment, trials in failure.environments:
            head = page.text(f"{page.signs.infra} infra  ", "bold magenta")
            said = f": nothing can be said about {counted(trials, 'trial')}"
            page.line(head, page.text(environment, "bold"), page.text(said))
        words = failure.words or "no words were left"
        page.paragraph(page.text(cut_lines(words, lines, _WORDS_WIDTH)), indent=4)
        page.line(page.text(f"  hint: {failure.hint}", "dim"))
        page.line()


def _print_unavailable(page: Page, view: RunView) -> None:
    for group in view.unavailable:
        trials = sum(count for _, count in group.environments)
        head = page.text(f"{page.signs.unavailable} unavailable  ", "dim")
        count = f"{counted(trials, 'trial')} in {counted(len(group.environments), 'environment')}"
        page.line(head, page.text(count))
        reason = cut(group.reason or "no reason was given", _SENTENCE_LIMIT)
        page.paragraph(page.text(reason, "dim"), indent=4)
    if view.unavailable:
        page.line()


def _print_unfixed(page: Page, view: RunView) -> None:
    """Name the cases whose fixed script shows nothing, so that its passing is not misread."""
    cases = (trial.finding.judgement.trial.case for trial in view.trials)
    names = sorted({visible(case.id) for case in cases if not case.fix_known})
    if names:
        words = f"no fix is known, so fixed.py is a stand-in that shows nothing: {', '.join(names)}"
        page.paragraph(page.text(cut(words, _SENTENCE_LIMIT), "yellow"), indent=0)


def _print_closing(page: Page, view: RunView) -> None:
    if view.facts.interrupted:
        left = counted(view.facts.unfinished, "trial")
        page.line(
            page.text("interrupted", "bold yellow"),
            page.text(f", {left} unfinished: errata run --resume goes on"),
        )
    for note in view.facts.notes:
        page.paragraph(page.text(f"{page.signs.infra} {visible(note)}", "yellow"), indent=0)
    page.closing(view.exit_code, summary(view))
