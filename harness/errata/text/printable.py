"""Make text from scripts, resolvers and frameworks safe to show: nothing hidden, nothing obeyed.

Counts, durations and guesses at typos are written here too, the same on every screen.

This file travels whole in every bundle: standard library only, the syntax of Python 3.8.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence


def encoding_of(head: bytes) -> str:
    """Return the encoding of a text that begins so, "" for what is none.

    PowerShell writes UTF-16. PyTorch ends the message of a worker that was killed with a NUL.
    """
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    return "" if head.count(0) > 1 + len(head) // 50 else "utf-8"


def visible(text: str) -> str:
    r"""Escape every character of one line that is not itself printed.

    Control characters, ANSI escapes, line ends, direction marks, zero-width and unassigned
    characters and lone surrogates become `\x1b`-like escapes; ordinary text of any script stays.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_shown, text))


def visible_lines(text: str) -> str:
    """Escape like `visible`, but keep line ends, and turn tabs into spaces."""
    return "\n".join(visible(line) for line in text.replace("\r\n", "\n").expandtabs(4).split("\n"))


def ascii_only(text: str) -> str:
    """Escape what an ASCII terminal cannot show, with the usual signs spelled in ASCII."""
    if text.isascii():
        return text
    return text.translate(_SPELLED).encode("ascii", "backslashreplace").decode("ascii")


def cut(text: str, limit: int) -> str:
    """Cut a text to about `limit` characters and note how many are missing.

    What would not get shorter stays whole.
    """
    missing = len(text) - limit
    shorter = f"{text[:limit].rstrip()} … [+{missing:,} characters]"
    return shorter if missing > 0 and len(shorter) < len(text) else text


def cut_lines(text: str, lines: int, width: int) -> str:
    """Keep `lines` lines of at most `width` characters: some first ones, and more last ones.

    The last lines of a traceback describe what happened. A note marks what is missing.
    """
    every = [cut(line, width) for line in text.splitlines()]
    missing = len(every) - lines
    if missing <= 0:
        return "\n".join(every)
    first = max(1, lines // 3)
    gap = f"… [+{missing:,} {'line' if missing == 1 else 'lines'}]"
    return "\n".join([*every[:first], gap, *every[first + missing :]])


def tail(text: str, lines: int, characters: int) -> str:
    """Keep the end of a text, at most so many lines and characters, and note what is missing."""
    every = text.splitlines()
    kept = "\n".join(every[-lines:])[-characters:]
    missing = len("\n".join(every)) - len(kept)
    return kept if missing <= 0 else f"[{missing:,} characters before] …\n{kept}"


_SPELLED = str.maketrans(
    {"\u2026": "...", "\u2013": "-", "\u2014": "-", "\u00b7": "-", "\u2260": "!=", "\u2192": "->"}
)


def _shown(character: str) -> str:
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")


def counted(number: int, noun: str) -> str:
    """Write a number with its noun, in the plural where it is not one."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def first_names(names: Sequence[str], limit: int) -> str:
    """Join the first `limit` names with commas, and add how many more there are."""
    more = f" and {len(names) - limit:,} more" if len(names) > limit else ""
    return ", ".join(names[:limit]) + more


def duration(seconds: float, *, rough: bool = False) -> str:
    """Write seconds, as minutes and seconds from one minute on; `rough` ones as one number."""
    if seconds < 60:
        return f"{seconds:.0f} s" if rough else f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    if rough:
        return f"{minutes + (rest >= 30):,} min"
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
