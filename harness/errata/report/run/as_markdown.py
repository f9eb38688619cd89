"""Write a run as Markdown for a CI job's page: the verdict first, then every change.

Text that a script, resolver or corpus brought along stands only in fenced blocks and code spans,
where GitHub and GitLab obey nothing: no HTML, link, mention or emphasis. What would exceed the
page's limit is left out, least important first, and counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from errata.compare.findings import Status
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.verdict import Verdict
from errata.report.markdown_page import SUMMARY_BYTES, Block, fill_page
from errata.report.markdown_parts import code, fenced, folded_away, row_lines, table_row
from errata.report.matrix import CellView, MatrixRow, MatrixView
from errata.report.run_view import ChangeView, InfraView, RunView
from errata.text.printable import cut, cut_lines, tail, visible

__all__ = ["markdown_text"]

_SENTENCE_LIMIT = 300
_NOTE_LIMIT = 300
_IDS_SHOWN = 8
_TRACEBACK_LINES, _TRACEBACK_CHARACTERS = 20, 6_000
_WORDS_LINES, _WORDS_WIDTH = 30, 400
_NAMES_SHOWN = 50

_SIGNS = {
    Status.AS_EXPECTED: ("✔", "as expected"),
    Status.NEW: ("•", "new: not recorded yet (errata accept)"),
    Status.CHANGED: ("≠", "changed"),
    Status.UNAVAILABLE: ("·", "not available here"),
    Status.INFRA: ("!", "nothing can be said"),
}
_FIX_FAILS = ("✘", "the documented fix fails")
_DITTO = "″"
_HEADLINES = {
    EXIT_AS_EXPECTED: "✔ errata: as expected",
    EXIT_CHANGED: "≠ errata: something changed",
    EXIT_INFRASTRUCTURE: "! errata: not everything could be asked",
    EXIT_INTERRUPTED: "! errata: interrupted",
}


def markdown_text(view: RunView, *, limit_bytes: int = SUMMARY_BYTES) -> str:
    """Return a run as Markdown of at most `limit_bytes` in UTF-8.

    Where that is not enough, the last line says how much of what is missing, and how to see it.
    """
    again = "errata report" if view.facts.run is None else f"errata report {view.facts.run}"
    whole = f"the JSON report (`errata run --json FILE`, now: `{again} --json FILE`)"
    return fill_page(_head(view), _blocks(view), limit_bytes=limit_bytes, whole=whole)


def _blocks(view: RunView) -> Iterator[Block]:
    """List the parts of the page below its head, the most important first."""
    for change in view.changes:
        title = "\n### What changed\n"
        yield Block(text=_change(change), about="change", shorter=_brief(change), title=title)
    for failure in view.infra:
        title = "\n### What could not be asked\n"
        yield Block(text=_infra(failure), about="failure", title=title)
    for matrix in view.matrices:
        loud = [row for row in matrix.rows if not row.is_quiet]
        yield Block(
            text=_matrix(matrix, matrix.rows),
            about="table",
            shorter=_matrix(matrix, loud) if loud else "",
            title="\n### Cases by release\n",
        )
    if view.matrices:
        yield Block(text=_legend(view.matrices), about="legend")
    if view.unavailable:
        yield Block(text=_unavailable(view), about="list of what is not available here")
    yield Block(text=_facts(view), about="list of environments")


# Parts -------------------------------------------------------------------------------------


def _head(view: RunView) -> str:
    facts = view.facts
    statuses = ", ".join(f"{count:,} {status}" for status, count in view.statuses)
    verdicts = ", ".join(f"{count:,} `{verdict}`" for verdict, count in view.verdicts)
    headline = _HEADLINES.get(view.exit_code, f"errata: exit code {view.exit_code}")
    left = f" {_count(facts.unfinished, 'trial')} unfinished." if facts.unfinished else ""
    figures = [
        f"{_count(facts.cells_run, 'cell')} run, {facts.cells_reused:,} reused",
        _count(len(facts.environments), "environment"),
        f"{facts.wall_s:,.0f} s",
    ]
    return (
        f"## {headline}\n\n"
        f"**{_count(len(view.trials), 'trial')}: {statuses or 'none'}.**{left}"
        f" {' · '.join(figures)}.\n"
        + (f"Verdicts: {verdicts}.\n" if verdicts else "")
        + "".join(f"\n- {code(cut(visible(note), _NOTE_LIMIT))}\n" for note in facts.notes)
    )


def _change(change: ChangeView) -> str:
    """Write a change with both sides, and the end of its traceback folded away."""
    lines = [cut(sentence, _SENTENCE_LIMIT) for sentence in change.changes]
    lines += ["", *row_lines(change.rows, "now"), "", f"again: {change.again}"]
    text = _change_head(change) + fenced("\n".join(lines), "diff")
    if change.traceback:
        traceback = tail(change.traceback, _TRACEBACK_LINES, _TRACEBACK_CHARACTERS)
        text += "\n" + folded_away("the end of its traceback", fenced(traceback, "text"))
    return text


def _brief(change: ChangeView) -> str:
    """Write a change in one line, where there is no room for more."""
    return _change_head(change, ids=1)


def _change_head(change: ChangeView, ids: int = _IDS_SHOWN) -> str:
    sign, _ = _sign(Status.CHANGED, change.verdict)
    lines = [f"- {code(trial)}" for trial in change.ids[:ids]]
    more = len(change.ids) - ids
    lines += [f"- and {more:,} more"] if more > 0 else []
    title = f"{sign} {change.verdict}: {code(change.case)}"
    return f"\n#### {title}\n\n" + "\n".join(lines) + "\n\n"


def _infra(failure: InfraView) -> str:
    """Write what failed in its own words."""
    lines = [
        f"- {code(environment)}: nothing can be said about {_count(trials, 'trial')}"
        for environment, trials in failure.environments
    ]
    words = cut_lines(failure.words or "no words were left", _WORDS_LINES, _WORDS_WIDTH)
    told = fenced(f"{words}\n\nhint: {failure.hint}", "text")
    return "\n" + "\n".join(lines) + "\n\n" + told


def _matrix(matrix: MatrixView, rows: Sequence[MatrixRow]) -> str:
    """Write a table of cases by releases; one in which all is quiet is folded away."""
    header = [code(matrix.framework), *(code(release) for release in matrix.releases)]
    table = [table_row(header), table_row(["---"] * len(header))]
    for row in rows:
        label = f"{row.slug}:{row.suffix}" if row.suffix else row.slug
        bold = "" if row.is_quiet else "**"
        cells = [_cell(cell) for cell in row.cells]
        table.append(table_row([f"{bold}{code(label)}{bold}", *cells]))
    left = len(matrix.rows) - len(rows)
    note = (
        f"\nThe other {_count(left, 'row')}, in which nothing changed, did not fit.\n"
        if left
        else ""
    )
    text = "\n".join(table) + "\n" + note
    if any(not row.is_quiet for row in rows):
        return f"\n{text}"
    return "\n" + folded_away(
        f"{matrix.framework}: {_count(len(rows), 'row')}, nothing changed", text
    )


def _cell(cell: CellView | None) -> str:
    if cell is None:
        return ""
    sign, _ = _sign(cell.status, cell.verdict)
    if cell.ditto:
        return f"{sign} {_DITTO}"
    more = f" x{len(cell.ids)}" if len(cell.ids) > 1 else ""
    words = f"{sign} {cell.verdict}{more}"
    return words if cell.is_quiet else f"**{words}**"


def _legend(matrices: Sequence[MatrixView]) -> str:
    """Explain the signs that occur, and no others."""
    cells = [c for matrix in matrices for row in matrix.rows for c in row.cells if c is not None]
    signs = dict.fromkeys(_sign(cell.status, cell.verdict) for cell in cells)
    if any(cell.ditto for cell in cells):
        signs[_DITTO, "the same as to its left"] = None
    if any(len(cell.ids) > 1 for cell in cells):
        signs["xN", "in N environments, the loudest shown"] = None
    return "\n" + " · ".join(f"{sign} {meaning}" for sign, meaning in signs) + "\n"


def _unavailable(view: RunView) -> str:
    lines = []
    for group in view.unavailable:
        trials = sum(count for _, count in group.environments)
        reason = code(cut(group.reason or "no reason was given", _SENTENCE_LIMIT))
        lines.append(f"- {_count(trials, 'trial')} not available here: {reason}")
    return "\n" + "\n".join(lines) + "\n"


def _facts(view: RunView) -> str:
    facts = view.facts
    shown = facts.environments[:_NAMES_SHOWN]
    lines = [f"started    {facts.started:%Y-%m-%d %H:%M:%S} UTC"]
    lines += [
        f"selection  {visible(facts.selection)}",
        f"isolation  {visible(facts.isolation)}",
        "",
    ]
    lines += [visible(f"{e.id}  {e.build or '-'}  Python {e.python or '-'}") for e in shown]
    more = len(facts.environments) - len(shown)
    lines += [f"and {more:,} more"] if more > 0 else []
    text = fenced("\n".join(lines), "text")
    return "\n" + folded_away("environments and settings", text)


# Words -------------------------------------------------------------------------


def _sign(status: Status, verdict: Verdict) -> tuple[str, str]:
    if status is Status.CHANGED and verdict is Verdict.FIX_FAILS:
        return _FIX_FAILS
    return _SIGNS[status]


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
