"""Read TOML and say on which line a key stands, so that a problem can be clicked."""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from errata.model.errors import Problem

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["guess", "line_of", "nearest", "read_toml"]

_DEEPEST = 20  # tables and lists inside each other; no file of ours has more than five
_TEXT_BLOCK = re.compile(r"\"\"\"[\s\S]*?\"\"\"|'''[\s\S]*?'''")  # may hold anything
_AT_LINE = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)")


def read_toml(path: Path, shown: str) -> tuple[dict[str, Any], str] | Problem:
    """Read a TOML file; returns its data and text, or the one problem that prevents it.

    `shown` is the path as problems should print it.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        return Problem(file=shown, key="", message=f"cannot be read: {error.strerror}")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return Problem(file=shown, key="", message=f"is not UTF-8: {error.reason}", line=line)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Also what the library lets through: numbers of 5,000 digits, endless nesting.
        found = _AT_LINE.search(str(error))
        last = max(1, len(text.splitlines()))
        return Problem(
            file=shown,
            key="",
            message=f"is not valid TOML: {_AT_LINE.sub('', str(error))}",
            line=int(found[1] or last) if found else None,
        )
    if _depth(data) > _DEEPEST:
        return Problem(file=shown, key="", message="is nested too deeply")
    return data, text


def _depth(data: dict[str, Any]) -> int:
    """Count how many tables and lists are inside each other at most, without recursion."""
    level: list[Any] = [data]
    depth = 0
    while level:
        depth += 1
        inner = [item.values() if isinstance(item, dict) else item for item in level]
        level = [value for items in inner for value in items if isinstance(value, (dict, list))]
    return depth


def line_of(text: str, path: Sequence[str | int]) -> int | None:
    """Find the line of a key path such as `("expect", 1, "message")`, counting from 1.

    Falls back to the nearest enclosing table that can be found.
    """
    lines = _TEXT_BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text).split("\n")
    start, end, remaining = 0, len(lines), list(path)
    found: int | None = None
    while remaining:
        name = remaining.pop(0)
        index = remaining.pop(0) if remaining and isinstance(remaining[0], int) else 0
        header = re.compile(rf"\s*\[\[?\s*{re.escape(str(name))}\s*\]\]?")
        headers = [n for n in range(start, end) if header.match(lines[n])]
        if isinstance(index, int) and index < len(headers):
            start = headers[index] + 1
            found = start
            following = (n for n in range(start, end) if lines[n].startswith("["))
            end = next(following, end)
            continue
        key = re.compile(rf"\s*[\"']?{re.escape(str(name))}[\"']?\s*[=.]")
        stop = end if found else next((n for n in range(end) if lines[n].startswith("[")), end)
        for number in range(start, stop):
            if key.match(lines[number]):
                return number + 1
        return found
    return found


def guess(word: str, known: Iterable[str]) -> str:
    """Return a hint that names the known word nearest to a mistyped one, or an empty string."""
    near = nearest(word, known)
    return f"did you mean {near!r}?" if near else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word nearest to a mistyped one, or an empty string."""
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return near[0] if near else ""
