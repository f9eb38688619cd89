"""Find what several wordings of one message have in common: pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from errata.model.signature import fold, matches_text

__all__ = ["common_words"]

_ELLIPSIS = "…"
_MAX_PRODUCT = 400_000  # beyond this product of words aligning them takes noticeable time
_LITERAL = 8  # characters, as a case requires
_LITERAL_SHARE = 0.3
_PARTS = re.compile(r"\s+|[^\s\w]|\w+")


def common_words(messages: Sequence[str]) -> str:
    """Return a pattern that every message matches, with an ellipsis wherever they differ.

    Where they have too little in common for that to mean anything, the first message.
    """
    first = fold(messages[0])
    pattern = first
    for message in dict.fromkeys(map(fold, messages[1:])):
        pattern = _join(pattern, message)
    literal = len(pattern.replace(_ELLIPSIS, "").strip())
    telling = literal >= max(_LITERAL, _LITERAL_SHARE * len(first))
    if pattern != first and not (telling and all(matches_text(pattern, m) for m in messages)):
        return first
    return pattern


def _join(pattern: str, message: str) -> str:
    """Keep the words that stand in both, in order."""
    if pattern == message:
        return pattern
    left, right = _PARTS.findall(pattern), _PARTS.findall(message)
    if len(left) * len(right) > _MAX_PRODUCT:
        return _ELLIPSIS
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    pieces: list[str] = []
    for tag, i, j, _, _ in matcher.get_opcodes():
        text = "".join(left[i:j]) if tag == "equal" else _ELLIPSIS
        # A lone sign or space between two differences says nothing, and would be searched for.
        if tag == "equal" and len(text.strip()) < 2 and pieces and pieces[-1].endswith(_ELLIPSIS):
            text = text if j == len(left) else _ELLIPSIS
        pieces.append(text)
    return re.sub(rf"{_ELLIPSIS}(?:\s*{_ELLIPSIS})+", _ELLIPSIS, "".join(pieces))
