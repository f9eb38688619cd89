"""Word an observed text as a case documents it: with the ellipses of the text it replaces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from errata.model.matching import fold, matches_text

__all__ = ["transfer_ellipses"]

_ELLIPSIS = re.compile(r"…|\.{3,}")
_MAX_PRODUCT = 400_000  # beyond this product of words aligning them takes noticeable time
_LITERAL_IN_WORD = 3
_LITERAL_IN_TEXT = 8  # as a case requires
_LITERAL_SHARE = 0.5


def transfer_ellipses(pattern: str, text: str) -> str:
    """Return `text` with an ellipsis wherever `pattern` has one in the same surroundings.

    Words are aligned; where the words between two agreed ones match by the pattern's ellipsis,
    the pattern's are kept, everywhere else the text's own. What comes out matches the text; where
    it would say little, the text itself is returned.
    """
    text = fold(text)
    old, new = fold(pattern).split(), text.split()
    if not _ELLIPSIS.search(pattern) or len(old) * len(new) > _MAX_PRODUCT:
        return text
    words: list[str] = []
    matcher = SequenceMatcher(None, _as_in(old, new), new, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        wildcard = any(_ELLIPSIS.search(word) for word in old[i:j])
        is_kept = wildcard and (tag == "equal" or _is_instance(old[i:j], new[k:m]))
        words += old[i:j] if is_kept else new[k:m]
    found = " ".join(words)
    literal = len(_ELLIPSIS.sub("", found))
    is_telling = literal >= max(_LITERAL_IN_TEXT, _LITERAL_SHARE * len(_ELLIPSIS.sub("", text)))
    return found if is_telling and matches_text(found, text) else text


def _as_in(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """Replace each word with an ellipsis by the only new word that it matches, to align them."""
    return [_instance(word, new) or word for word in old]


def _instance(word: str, new: Sequence[str]) -> str:
    if not _ELLIPSIS.search(word) or len(_ELLIPSIS.sub("", word)) < _LITERAL_IN_WORD:
        return ""
    found = {other for other in new if matches_text(word, other)}
    return found.pop() if len(found) == 1 else ""


def _is_instance(old: Sequence[str], new: Sequence[str]) -> bool:
    return matches_text(" ".join(old), " ".join(new))
