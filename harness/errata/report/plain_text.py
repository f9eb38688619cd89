"""Findings as plain text: for pytest, JUnit, SARIF, annotations, and the fences of Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from errata.compare.findings import Finding
from errata.compare.sides import Row, finding_rows
from errata.model.errors import EnvironmentFailed
from errata.report.document import PAGE
from errata.text.differences import BEFORE_MARKS, NOW_MARKS, marked, shorten
from errata.text.printable import cut, cut_lines, visible, visible_lines

__all__ = ["explain_change", "explain_infra", "listed", "name_differences", "side_lines"]

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
