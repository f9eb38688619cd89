"""Statements of a script as text: how a signature names the statement that raised.

This file travels whole in every bundle: standard library only, the syntax of Python 3.8.
"""

from __future__ import annotations

import ast
import io
import re
import threading
import tokenize
import warnings
from typing import Any

from errata.model.matching import fold, matches_text

_PARSING = threading.Lock()
_MATCH: Any = getattr(ast, "Match", ())  # since Python 3.10
_LINE_END = re.compile(rb"\r\n|\r|\n")


def decode_script(source: bytes) -> str:
    """Decode a script in the encoding that it declares; raises SyntaxError where Python would."""
    encoding, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    try:
        return io.TextIOWrapper(io.BytesIO(source), encoding).read()
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise SyntaxError(f"not {encoding}: {error.reason}", ("", line, None, None)) from error
    except (LookupError, UnicodeError) as error:  # `rot13` is a codec, but none of texts
        raise SyntaxError(f"not {encoding}: {error}") from error


def parse_script(source: str | bytes) -> ast.Module:
    """Parse a script without a word about its style; raises SyntaxError whatever is wrong."""
    # The lock: warning filters belong to the process, and results are read in several threads.
    with _PARSING, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(source)
        except (ValueError, RecursionError, MemoryError) as error:
            raise SyntaxError(str(error) or "too deeply nested") from error


def statement_at(source: str, line: int) -> str:
    """Return the innermost statement of `source` that covers `line`, white space folded.

    Of a compound statement only the header counts, decorators included. An unparsable source
    or a line outside it gives an empty string.
    """
    best: ast.stmt | None = None
    for node in _nodes(source):
        covers = _first_line(node) <= line <= (node.end_lineno or node.lineno)
        if covers and (best is None or _first_line(node) >= _first_line(best)):
            best = node
    return _text(_lines(source), best) if best is not None else ""


def statements(source: str) -> list[str]:
    """List the text of every statement of `source`, white space folded."""
    lines = _lines(source)
    return [_text(lines, node) for node in _nodes(source)]


def places_of(source: str, text: str) -> list[tuple[int, int]]:
    """Return first and last line of every statement of `source` that reads like `text`.

    An ellipsis in `text` stands for anything; of a compound statement only the header counts.
    """
    lines = _lines(source)
    found = []
    for node in _nodes(source):
        if matches_text(text, _text(lines, node)):
            below = _line_below_header(node)
            last = (
                (node.end_lineno or node.lineno) if below is None else max(node.lineno, below - 1)
            )
            found.append((_first_line(node), last))
    return sorted(found)


def _nodes(source: str) -> list[ast.stmt]:
    try:
        tree = parse_script(source)
    except SyntaxError:
        return []
    return [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]


def _lines(source: str) -> list[bytes]:
    """Split a source once, where Python does; columns in a syntax tree count bytes of UTF-8."""
    return _LINE_END.split(source.encode("utf-8", "surrogatepass"))


def _segment(lines: list[bytes], node: ast.stmt | ast.expr) -> str:
    """Cut one node's text out (`ast.get_source_segment` would split the source every time)."""
    last = node.end_lineno or node.lineno
    chosen = lines[node.lineno - 1 : last]
    if len(chosen) == 1:  # one slice: a line may hold ten thousand statements
        chosen = [chosen[0][node.col_offset : node.end_col_offset]]
    elif chosen:
        chosen[-1] = chosen[-1][: node.end_col_offset]
        chosen[0] = chosen[0][node.col_offset :]
    return b"\n".join(chosen).decode("utf-8", "replace")


def _first_line(node: ast.stmt) -> int:
    """Return the line on which a statement starts; a decorated one starts at its decorators."""
    return min([node.lineno, *(decorator.lineno for decorator in _decorators(node))])


def _decorators(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return node.decorator_list
    return []


def _line_below_header(node: ast.stmt) -> int | None:
    """Return the line of what a compound statement holds; None for a simple statement."""
    if isinstance(node, _MATCH):
        return int(node.cases[0].pattern.lineno)
    body: list[ast.stmt] = getattr(node, "body", [])
    return _first_line(body[0]) if body else None


def _text(lines: list[bytes], node: ast.stmt) -> str:
    segment = _segment(lines, node)
    below = _line_below_header(node)
    if below is not None:
        segment = "\n".join(segment.split("\n")[: max(1, below - node.lineno)])
    marks = [f"@{_segment(lines, item)}\n" for item in _decorators(node)]
    return fold("".join(marks) + segment)
