"""What identifies an error, and whether one matches what a case documents.

Normalisation and matching are versioned: `SIGNATURE_VERSION` is stored beside every signature,
so a later algorithm never silently re-reads an old record.

Version history:
1: white space folds; addresses become `0x…`; paths shrink to what is portable. Forms of paths that
   no recorded text had were added without a new number.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from errata.model.portable import shorten_paths

__all__ = [
    "SIGNATURE_VERSION",
    "Frame",
    "Signature",
    "fold",
    "matches_text",
    "matches_type",
    "missing_native",
    "normalise_message",
]

SIGNATURE_VERSION = 1
ELLIPSIS = "…"

_ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{4,16}\b")
_NUMBERED_ADDRESS = re.compile(r"(?<=::)\d{7,20}(?!\w|/|\.\w)")  # in dumps of C++ objects
_DOTS = re.compile(r"\.{3,1000}")  # four dots: an ellipsis after, or before, a full stop
_BARE_ADDRESS = f"0x{ELLIPSIS}"


@dataclass(frozen=True, kw_only=True)
class Frame:
    """One Python frame: `file` is portable (`broken.py`, `torch/_functorch/vmap.py`)."""

    file: str
    line: int
    function: str


@dataclass(frozen=True, kw_only=True)
class Signature:
    """An error's identity: type, normalised message, raising statement, native frames.

    `type` is fully qualified except for builtins; `bases` are its ancestors' names, nearest
    first; `at` is the statement in the deepest frame of the script itself; `native` holds the
    framework's C++ frames as `function (file)`, innermost first; `frames` are the Python frames,
    outermost first.
    """

    type: str
    message: str
    at: str = ""
    native: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    frames: tuple[Frame, ...] = ()

    @property
    def identity(self) -> tuple[str, str, str, tuple[str, ...]]:
        """What is compared between runs; frames and bases are evidence, not identity."""
        return (self.type, self.message, self.at, self.native)

    @property
    def digest(self) -> str:
        """Hash the identity, with the algorithm's version, to 12 hexadecimal digits."""
        text = json.dumps([SIGNATURE_VERSION, *self.identity], ensure_ascii=False)
        return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:12]


def fold(text: str) -> str:
    """Fold every run of white space into one space and strip both ends."""
    return " ".join(text.split())


def normalise_message(text: str) -> str:
    """Remove from `text` what varies between two runs of the same failure."""
    text = fold(text)
    if "0x" in text:
        text = _ADDRESS.sub(_BARE_ADDRESS, text)
    if "/" in text:
        text = fold(shorten_paths(text))
    if "::" in text:
        text = _NUMBERED_ADDRESS.sub(_BARE_ADDRESS, text)
    return text


def matches_text(pattern: str, text: str) -> bool:
    """Tell whether the whole of `text` is `pattern`, where `…` or `...` stands for anything.

    The text is normalised first; the pattern counts as it is written and normalised alike, so
    that both a raw message and a recorded one can be copied into a case. Pieces are searched
    from left to right, each once, so the time is linear in the text for a given pattern.
    """
    text = normalise_message(text)
    if _matches_pieces(fold(pattern), text):
        return True
    # An address in the pattern stands for any address, not for anything at all.
    pattern = normalise_message(pattern).replace(_BARE_ADDRESS, "0x")
    return _matches_pieces(pattern, text.replace(_BARE_ADDRESS, "0x"))


def _matches_pieces(pattern: str, text: str) -> bool:
    pieces = [piece.strip() for piece in _DOTS.sub(ELLIPSIS, pattern).split(ELLIPSIS)]
    if len(pieces) == 1:
        return text == pieces[0]
    first, *middle, last = pieces
    if not text.startswith(first):
        return False
    position = len(first)
    for piece in middle:
        found = text.find(piece, position)
        if found < 0:
            return False
        position = found + len(piece)
    return len(text) - position >= len(last) and text.endswith(last)


def matches_type(expected: str, actual: str) -> bool:
    """Tell whether `expected`, bare or qualified, names the type `actual`."""
    return actual == expected or actual.rpartition(".")[2] == expected


def missing_native(expected: Sequence[str], actual: Sequence[str]) -> tuple[str, ...]:
    """List the expected native frames that no actual frame contains."""
    return tuple(name for name in expected if not any(name in frame for frame in actual))
