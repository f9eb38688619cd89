"""Fill a Markdown page up to the size that a service shows, and say honestly what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["ISSUE_BYTES", "LEAST_BYTES", "SUMMARY_BYTES", "Block", "fill_page"]

SUMMARY_BYTES = 1_000_000
"""GitHub shows nothing of a step's summary that exceeds 1024 KiB; this stays below it."""
ISSUE_BYTES = 60_000
"""GitHub refuses an issue or comment of more than 65,536 characters; this stays below it."""
LEAST_BYTES = 4_096

_NOTE_BYTES = 1_000  # room for what is said about what was left out


@dataclass(frozen=True, kw_only=True)
class Block:
    """A part of a page, and in a word what is missing without it; `shorter` may stand in for it.

    `title` stands above the first of those parts with it that fit.
    """

    text: str
    about: str
    shorter: str = ""
    title: str = ""


def fill_page(head: str, blocks: Iterable[Block], *, limit_bytes: int, whole: str) -> str:
    """Join a page of at most `limit_bytes` in UTF-8, at least `LEAST_BYTES`.

    The head, which must be short, always stands; blocks come in order of importance. Where they
    do not all fit, the last line counts what is missing and names `whole`, where everything is.
    """
    room = max(limit_bytes, LEAST_BYTES) - _size(head) - _NOTE_BYTES
    parts = [head]
    titles: set[str] = set()
    left_out: Counter[str] = Counter()
    for block in blocks:
        title = "" if block.title in titles else block.title
        texts = (block.text, block.shorter)
        fitting = next((t for t in texts if t and _size(title + t) <= room), "")
        if fitting:
            parts.append(title + fitting)
            room -= _size(title + fitting)
            titles.add(block.title)
        if fitting != block.text:
            left_out[block.about] += 1
    if left_out:
        counts = ", ".join(
            f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
            for what, number in left_out.items()
        )
        parts.append(
            f"\n**Cut at {limit_bytes:,} bytes.** Left out, or shown in part: {counts}. "
            f"Everything is in {whole}.\n"
        )
    return "".join(parts)


def _size(text: str) -> int:
    return len(text.encode("utf-8"))
