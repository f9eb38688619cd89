"""Write counts and durations as every report writes them: pure."""

from __future__ import annotations

__all__ = ["counted", "duration"]


def counted(number: int, noun: str) -> str:
    """Write a number with its noun, in the plural where it is not one."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def duration(seconds: float) -> str:
    """Write seconds, as minutes and seconds from one minute on."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s"
