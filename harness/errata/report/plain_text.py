"""Write one finding as plain text, for whoever shows results in a form of their own."""

from __future__ import annotations

from collections.abc import Sequence

from errata.compare.findings import Finding
from errata.compare.sides import Row, finding_rows
from errata.model.errors import EnvironmentFailed
from errata.text.differences import marked, shorten
from errata.text.printable import cut, tail, visible, visible_lines

__all__ = ["explain_change", "explain_infra", "name_differences"]

_FIELD_LIMIT = 1200
_SENTENCE_LIMIT = 300
_WORDS_LINES, _WORDS_CHARACTERS = 30, 4000
# As in `wdiff`, and on the screen of `errata run`.
_BEFORE, _NOW = ("[-", "-]"), ("{+", "+}")
_NOTHING = "(nothing)"


def explain_change(finding: Finding) -> str:
    """Say what changed, then set what was known beside what happened, field by field."""
    lines = [cut(visible(change), _SENTENCE_LIMIT) for change in finding.changes]
    rows = finding_rows(finding)
    width = max((len(row.name) for row in rows), default=0)
    lines += ["", *(line for row in rows for line in _row(row, width))]
    return "\n".join(lines)


def name_differences(rows: Sequence[Row], limit: int) -> list[str]:
    """Say what each field that differs says now, a line of about `limit` characters for each."""
    return [
        cut(f"{row.name}: {''.join(piece.text for piece in row.now) or _NOTHING}", limit)
        for row in rows
        if row.differs
    ]


def explain_infra(finding: Finding, failure: EnvironmentFailed | None = None) -> str:
    """Say why nothing can be said; `failure` adds the resolver's own words and a hint."""
    lines = [visible(finding.judgement.reason)]
    if failure is not None and failure.words.strip():
        words = tail(visible_lines(failure.words.strip()), _WORDS_LINES, _WORDS_CHARACTERS)
        lines += [f"  | {line}" for line in words.splitlines()]
    if failure is not None and failure.hint:
        lines.append(f"  → {visible(failure.hint)}")
    return "\n".join(lines)


def _row(row: Row, width: int) -> list[str]:
    """Write one field: one line where nothing differs, else a line for each side."""
    now = marked(shorten(row.now, _FIELD_LIMIT), _NOW) or _NOTHING
    if not row.differs:
        return [f"    {row.name:<{width}}  {now}"]
    sides = [
        (said.source, marked(shorten(said.pieces, _FIELD_LIMIT), _BEFORE) or _NOTHING)
        for said in row.before
    ]
    sides.append(("now", now))
    names = [f"  * {row.name:<{width}}", *[" " * (width + 4)] * (len(sides) - 1)]
    source_width = max(len(source) for source, _ in sides)
    return [
        f"{name}  {source + ':':<{source_width + 1}} {text}"
        for name, (source, text) in zip(names, sides, strict=True)
    ]
