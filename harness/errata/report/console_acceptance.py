"""Show what accepting a run would write: who changes and how, then the files line by line."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from rich.console import Console

from errata.report.acceptance import (
    AcceptanceView,
    ChangeGroup,
    FieldChange,
    FileDiff,
    group_documented,
    group_recorded,
)
from errata.report.console_page import Page, folded
from errata.text.differences import Piece, shorten
from errata.text.printable import cut, visible

__all__ = ["render_acceptance"]

_FIELD_LIMIT, _FIELD_LIMIT_VERBOSE = 600, 6000
_WHY_LIMIT = 300
_PLACES_SHOWN = 12
_INDENT, _LABEL = 4, 15
_LINE_STYLES = {"+": "green", "-": "red", "@": "cyan"}


def render_acceptance(view: AcceptanceView, console: Console, *, verbose: bool = False) -> None:
    """Print every change, the differences of the cases' files, and what is left alone.

    `verbose` adds the differences of the record's files, and cuts long texts later.
    """
    page = Page(console=console, verbose=verbose)
    _print_groups(page, group_documented(view.documented))
    for diff in view.case_files:
        _print_diff(page, diff)
    if view.changes:
        page.line(page.text("The record", "bold"))
        page.line()
        _print_groups(page, group_recorded(view.changes))
    if verbose:
        for diff in view.record_files:
            _print_diff(page, diff)
    if view.left:
        page.line(page.text("Left to you: edit case.toml or the scripts by hand", "bold yellow"))
        for left in view.left:
            page.line(page.text(f"  {visible(left.id)}", "bold"))
            page.paragraph(page.text(cut(visible(left.why), _WHY_LIMIT)), indent=4)
        page.line()
    for note in _notes(view):
        page.paragraph(page.text(f"note: {note}"), indent=0)


def _print_groups(page: Page, groups: Sequence[ChangeGroup]) -> None:
    case = None
    for group in groups:
        if group.case != case:
            case = group.case
            page.line(page.text(case, "bold"))
        page.line(page.text(f"  {group.head}", "yellow"))
        shown = group.places if page.verbose else group.places[:_PLACES_SHOWN]
        more = len(group.places) - len(shown)
        names = ", ".join(shown) + (f" and {more} more" if more else "")
        page.paragraph(page.text(names), indent=4)
        for field in group.fields:
            _print_field(page, field)
        page.line()


def _print_field(page: Page, field: FieldChange) -> None:
    """Print one side below the other, so that the words that differ stand close together."""
    label = f"{field.name:<{_LABEL}}"
    if field.before:
        _print_side(page, label, "- ", field.before, "before")
        label = " " * _LABEL
    _print_side(page, label, "+ " if field.before else "  ", field.now, "now")


def _print_side(page: Page, label: str, sign: str, pieces: Sequence[Piece], side: str) -> None:
    limit = _FIELD_LIMIT_VERBOSE if page.verbose else _FIELD_LIMIT
    words = page.pieces(shorten(pieces, limit), side) if pieces else page.text(page.signs.nothing)
    indent = _INDENT + _LABEL + len(sign)
    lines = folded(words, page.width - indent).split("\n")
    for number, line in enumerate(lines):
        lead = f"{' ' * _INDENT}{label}{sign}" if number == 0 else " " * indent
        page.line(page.text(lead, "dim"), line)


def _print_diff(page: Page, diff: FileDiff) -> None:
    """Print the lines that differ; long ones are left to the terminal to break."""
    for line in _unified(diff):
        style = "bold" if line.startswith(("---", "+++")) else _LINE_STYLES.get(line[:1], "")
        page.line(page.text(line, style))
    page.line()


def _unified(diff: FileDiff) -> Iterator[str]:
    name = visible(diff.name)
    before, after = diff.before.splitlines(), diff.after.splitlines()
    old = f"a/{name}" if diff.before else "/dev/null"
    for line in difflib.unified_diff(before, after, old, f"b/{name}", lineterm=""):
        yield visible(line)


def _notes(view: AcceptanceView) -> Iterator[str]:
    if view.undocumented and not view.documented and not view.left:
        yield (
            f"{_trials(view.undocumented)} did not do what case.toml documents: "
            "errata accept --expectations documents what was observed"
        )
    if view.stale:
        verb = "was" if view.stale == 1 else "were"
        yield (
            f"{_trials(view.stale)} {verb} measured with scripts that have been edited since; "
            "errata run measures anew"
        )
    if view.flaky:
        yield f"{_trials(view.flaky)} left alone: their runs disagree (flaky)"
    if view.nightlies:
        names = ", ".join(map(visible, view.nightlies))
        yield f"left out, for the record is of releases, not of nightly builds: {names}"


def _trials(count: int) -> str:
    return f"{count:,} trial" if count == 1 else f"{count:,} trials"
