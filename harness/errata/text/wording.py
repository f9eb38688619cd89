"""Write counts, durations and guesses at typos as every screen writes them: pure."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["counted", "duration", "guess", "nearest"]


def counted(number: int, noun: str) -> str:
    """Write a number with its noun, in the plural where it is not one."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def duration(seconds: float) -> str:
    """Write seconds, as minutes and seconds from one minute on."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s"


def guess(word: str, known: Iterable[str]) -> str:
    """Return a hint that names the known word nearest to a mistyped one, or an empty string."""
    near = nearest(word, known)
    return f"did you mean {near!r}?" if near else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word nearest to a mistyped one, or an empty string."""
    from difflib import get_close_matches

    near = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return near[0] if near else ""
