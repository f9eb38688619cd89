"""Lines of JSON, each sealed by a hash of itself and all lines before it.

So a line that was edited, added or lost shows, and where. It shows damage, not who wrote a file.

This file travels whole in every kit: standard library only, the syntax of Python 3.8.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from typing import Any

_SEALED = re.compile(r'(\{.*),"seal":"([0-9a-f]{16})"\}\r?\n?', re.ASCII)


class BrokenChain(Exception):
    """A line is not as it was written; `number` counts from 1, `end` is where the line before ends.

    `end` counts bytes. `is_last` is set where nothing follows the line.
    """

    def __init__(self, number: int, why: str, end: int, is_last: bool) -> None:
        super().__init__(f"line {number} {why}")
        self.number, self.why, self.end, self.is_last = number, why, end, is_last


def seal(value: dict[str, Any], before: str) -> tuple[str, str]:
    """Write a value as a line in ASCII; returns it with its seal, which the next line needs."""
    text = json.dumps(value, separators=(",", ":"), sort_keys=True)[:-1]
    own = _hash(text, before)
    return f'{text},"seal":"{own}"}}\n', own


def read_sealed(lines: Iterable[str]) -> tuple[list[dict[str, Any]], str]:
    """Return the values of sealed lines and the last seal; raises BrokenChain for the first fault.

    Every line needs its line feed: one without it was cut short.
    """
    every = list(lines)
    values: list[dict[str, Any]] = []
    before, end = "", 0
    for number, line in enumerate(every, start=1):
        found = _SEALED.fullmatch(line)
        is_last = number == len(every)
        if found is None or not line.endswith("\n"):
            why = "is cut short" if is_last else "is damaged"
            raise BrokenChain(number, why, end, is_last)
        if _hash(found[1], before) != found[2]:
            raise BrokenChain(number, "was edited, or a line before it is missing", end, is_last)
        before, end = found[2], end + len(line)
        values.append(json.loads(found[1] + "}"))
    return values, before


def _hash(text: str, before: str) -> str:
    return hashlib.sha256((before + text).encode("utf-8", "surrogatepass")).hexdigest()[:16]
