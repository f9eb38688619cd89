"""Say on one screen what a case did, release by release, and when that changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from errata.compare.timeline import Period, Timeline, Track
from errata.report.console_page import Page, folded
from errata.report.timeline.words import (
    describe_failure,
    group_machines,
    message_of,
    most_alike,
    name_label,
    name_runs,
    summarise,
)
from errata.text.differences import compare_words, shorten
from errata.text.printable import cut, visible
from errata.text.wording import counted

__all__ = ["render_timeline"]

_GAP = "  "
_HEADERS = ("release", "verdict", "broken", "fixed", "first seen", "last seen", "times", "runs")
_MESSAGE_LIMIT, _MESSAGE_LIMIT_VERBOSE = 2000, 20_000
_BEFORE_LIMIT = 600
_INDENT = 3
_LEAST_RUNS = 6  # columns; where fewer are left, runs go below their row


def render_timeline(view: Timeline, console: Console, *, verbose: bool = False) -> None:
    """Print a table for each mode and backend, then what the letters stand for.

    `verbose` cuts long messages later.
    """
    page = Page(console=console, verbose=verbose)
    page.line(page.text(visible(view.case), "bold"))
    page.paragraph(page.text(visible(view.title), "dim"), indent=0)
    page.line()
    widths = _widths(view)
    for track in view.tracks:
        _print_track(page, view, track, widths)
    if any(p.differs or p.changed_on for p in view.periods):
        words = f"{page.signs.changed} something else than the line above"
        page.line(page.text(words, "dim"))
        page.line()
    _print_failures(page, view)
    _print_machines(page, view)
    if view.stale:
        words = (
            f"{counted(view.stale, 'result')} left out: measured with scripts that have been "
            "edited since"
        )
        page.paragraph(page.text(words, "dim"), indent=0)
        page.line()
    words = summarise(view).replace(" · ", page.signs.separator)
    page.paragraph(page.text(words, "bold"), indent=0)


def _widths(view: Timeline) -> list[int]:
    """Return the width of each column but the last, the same in every table."""
    rows = [_cells(view, period) for period in view.periods]
    return [
        max(cell_len(cell) for cell in column)
        for column in zip(_HEADERS[:-1], *(row[:-1] for row in rows), strict=True)
    ]


def _cells(view: Timeline, period: Period) -> tuple[str, ...]:
    state = period.state
    return (
        visible(period.release),
        str(state.verdict or ""),
        name_label(view.label(state.broken)),
        name_label(view.label(state.fixed)),
        f"{period.first:%Y-%m-%d}" if period.first else "",
        f"{period.last:%Y-%m-%d}" if period.last else "",
        str(period.times or ""),
        "record" if period.is_only_recorded else name_runs(period.runs),
    )


def _print_track(page: Page, view: Timeline, track: Track, widths: Sequence[int]) -> None:
    page.line(page.text(visible(f"{track.mode}, {track.backend}"), "bold"))
    mark_width = cell_len(page.signs.changed)
    lead = " " * (mark_width + 1)
    room = page.width - mark_width - 1 - sum(widths) - len(_GAP) * len(widths)
    fits = room >= _LEAST_RUNS
    headers = _HEADERS if fits else _HEADERS[:-1]
    page.line(page.text((lead + _line(headers, widths)).rstrip(), "dim"))
    if track.left_out:
        page.line(page.text(f"{lead}({counted(track.left_out, 'older release')} left out)", "dim"))
    before = ""
    for period in track.periods:
        cells = list(_cells(view, period))
        again = period.environment == before
        if again:
            cells[0] = ""
        before = period.environment
        notes = list(_notes(view, period))
        runs = cells.pop()
        if fits and cell_len(runs) <= room:
            cells.append(runs)
        else:
            notes.insert(0, _said_by(period))
        changed = period.differs or period.changed_on is not None
        mark = f"{page.signs.changed if changed else ' ' * mark_width} "
        style = "bold" if changed else ""
        page.line(page.text(mark, "bold yellow"), page.text(_line(cells, widths), style))
        for note in notes:
            page.paragraph(page.text(note, "dim"), indent=mark_width + 1 + widths[0] + len(_GAP))
    page.line()


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [
        cell + " " * (width - cell_len(cell)) for cell, width in zip(cells, widths, strict=False)
    ]
    return _GAP.join([*padded, *cells[len(widths) :]]).rstrip()


def _said_by(period: Period) -> str:
    if period.is_only_recorded:
        return "only in the record"
    return f"{'run' if len(period.runs) == 1 else 'runs'} {name_runs(period.runs)}"


def _notes(view: Timeline, period: Period) -> Iterator[str]:
    """Say what does not fit into a row."""
    if period.changed_on is not None:
        yield f"changed on {period.changed_on:%Y-%m-%d} (run {period.runs[0].number})"
    if period.recorded is not None:
        recorded = (period.recorded.broken, period.recorded.fixed)
        broken, fixed = (name_label(view.label(behaviours)) for behaviours in recorded)
        yield f"the record says: {period.recorded.verdict}, broken {broken}, fixed {fixed}"


def _print_failures(page: Page, view: Timeline) -> None:
    """Explain each letter, with the words in which it differs from the most similar before."""
    limit = _MESSAGE_LIMIT_VERBOSE if page.verbose else _MESSAGE_LIMIT
    failures = list(view.letters)
    for number, failure in enumerate(failures):
        name = f"{view.letters[failure]:<{_INDENT - 1}} "
        words = describe_failure(failure, view.scripts_of(failure))
        _print_after(page, page.text(name, "bold"), page.text(words))
        text = message_of(failure)
        before = most_alike(failures[:number], failure)
        if before is not None:
            old, new = compare_words(message_of(before), text)
            page.paragraph(page.pieces(shorten(new, limit), "now"), indent=_INDENT)
            was = Text.assemble(
                page.text(f"{view.letters[before]} said: ", "dim"),
                page.pieces(shorten(old, _BEFORE_LIMIT), "before"),
            )
            page.paragraph(was, indent=_INDENT)
        elif text:
            page.paragraph(page.text(cut(text, limit)), indent=_INDENT)
        page.line()


def _print_after(page: Page, lead: Text, text: Text) -> None:
    """Print a text that hangs on a short lead, every line of it indented alike."""
    lines = folded(text, page.width - lead.cell_len).split("\n")
    for index, line in enumerate(lines):
        page.line(lead if index == 0 else Text(" " * lead.cell_len), line)


def _print_machines(page: Page, view: Timeline) -> None:
    """Say where the runs were measured."""
    for where, runs in group_machines(view.runs):
        page.paragraph(page.text(f"{where}: {runs}", "dim"), indent=0)
    if view.runs:
        page.line()
