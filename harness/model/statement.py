"""Statements of a script as text: how a signature names the place that raised."""

from __future__ import annotations

import ast

from harness.model.signature import fold

__all__ = ["statement_at", "statements"]


def statement_at(source: str, line: int) -> str:
    """Return the innermost statement of `source` that covers `line`, white space folded.

    Of a compound statement only the header counts. An unparsable source or a line outside it
    gives an empty string.
    """
    best: ast.stmt | None = None
    for node in _nodes(source):
        covers = node.lineno <= line <= (node.end_lineno or node.lineno)
        if covers and (best is None or node.lineno >= best.lineno):
            best = node
    return _text(source, best) if best is not None else ""


def statements(source: str) -> list[str]:
    """List the text of every statement of `source`, white space folded."""
    return [_text(source, node) for node in _nodes(source)]


def _nodes(source: str) -> list[ast.stmt]:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return []
    return [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]


def _text(source: str, node: ast.stmt) -> str:
    segment = ast.get_source_segment(source, node) or ""
    body = getattr(node, "body", None)
    if body:
        segment = "\n".join(segment.splitlines()[: max(1, body[0].lineno - node.lineno)])
    return fold(segment)
