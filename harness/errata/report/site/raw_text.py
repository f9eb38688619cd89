"""Show the raw output of scripts, whatever it holds and however long it is."""

from __future__ import annotations

from errata.text.printable import cut, visible

__all__ = ["shown"]

_LINES, _WIDTH = 400, 1_000


def shown(text: str, *, lines: int = _LINES, width: int = _WIDTH) -> str:
    """Return output that is safe to show: some first lines and more last ones, each cut.

    What was left out is said where it was. Only what is kept is looked at, so that megabytes take
    no time.
    """
    every = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    missing = len(every) - lines
    if missing <= 0:
        return "\n".join(_line(line, width) for line in every)
    first = max(1, lines // 3)
    gap = f"… [+{missing:,} {'line' if missing == 1 else 'lines'}]"
    kept = [*every[:first], *every[first + missing :]]
    written = [_line(line, width) for line in kept]
    return "\n".join([*written[:first], gap, *written[first:]])


def _line(line: str, width: int) -> str:
    return visible(cut(line, width).expandtabs(4))
