"""Find which words texts share and in which they differ, and shorten what is alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from errata.model.matching import fold, matches_text
from errata.text.printable import cut

# As in `wdiff`: readable without colour, and in ASCII.
BEFORE_MARKS, NOW_MARKS = ("[-", "-]"), ("{+", "+}")

# Ideographs, kana and hangul carry no spaces: each character counts as a word.
_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff"
_WORD = re.compile(rf"(?:[{_WIDE}]|[^\s{_WIDE}]+)\s*|\s+")
# Beyond this product of words the matcher's time is noticeable: all between is then different.
_MAX_PRODUCT = 400_000
_CONTEXT = 60
_ELLIPSIS = "…"
_PARTS = re.compile(r"\s+|[^\s\w]|\w+")
# A pattern must keep this many characters, and this share of the first message.
_LITERAL, _LITERAL_SHARE = 8, 0.3


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A stretch of text that is alike on both sides, or differs."""

    text: str
    differs: bool = False


def compare_words(
    before: str, now: str, *, pattern: bool = False
) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Split two texts into what is alike and what differs, word by word.

    With `pattern`, an ellipsis in `before` stands for anything, as in `matches_text`.
    """
    left, right = _WORD.findall(before), _WORD.findall(now)
    lefts: list[Piece] = []
    rights: list[Piece] = []
    for same, i, j, k, m in _alignment(_keys(left), _keys(right)):
        old, new = "".join(left[i:j]), "".join(right[k:m])
        alike = same or (pattern and matches_text(old, new))
        lefts.append(Piece(text=old, differs=not alike))
        rights.append(Piece(text=new, differs=not alike))
    return _tidy(lefts), _tidy(rights)


def shorten(pieces: Sequence[Piece], limit: int) -> tuple[Piece, ...]:
    """Bring pieces to about `limit` characters, with the number that was left out.

    What is alike goes first, except close to a difference; then the end is cut.
    """
    if sum(len(piece.text) for piece in pieces) <= limit:
        return tuple(pieces)
    if any(piece.differs for piece in pieces):
        last = len(pieces) - 1
        pieces = [_without_middle(piece, end=i == last) for i, piece in enumerate(pieces)]
    kept: list[Piece] = []
    room = limit
    for index, piece in enumerate(pieces):
        if len(piece.text) > room:
            beyond = "".join(rest.text for rest in pieces[index + 1 :])
            text = cut(piece.text + beyond, room)
            kept.append(Piece(text=text, differs=piece.differs))
            break
        kept.append(piece)
        room -= len(piece.text)
    return tuple(kept)


def marked(pieces: Sequence[Piece], marks: tuple[str, str]) -> str:
    """Write pieces as plain text with every difference between two marks."""
    opening, closing = marks
    return "".join(f"{opening}{p.text}{closing}" if p.differs else p.text for p in pieces)


def _keys(words: Sequence[str]) -> list[str]:
    return [word.rstrip() for word in words]


def _alignment(
    left: Sequence[str], right: Sequence[str]
) -> Iterator[tuple[bool, int, int, int, int]]:
    """Yield (same, left start, left end, right start, right end) from left to right."""
    shared = min(len(left), len(right))
    head = next((i for i in range(shared) if left[i] != right[i]), shared)
    room = shared - head
    end = next((i for i in range(room) if left[-1 - i] != right[-1 - i]), room)
    i, k = len(left) - end, len(right) - end
    yield True, 0, head, 0, head
    if (i - head) * (k - head) > _MAX_PRODUCT:
        yield False, head, i, head, k
    else:
        matcher = SequenceMatcher(None, left[head:i], right[head:k], autojunk=False)
        for tag, a, b, c, d in matcher.get_opcodes():
            yield tag == "equal", head + a, head + b, head + c, head + d
    yield True, i, len(left), k, len(right)


def _tidy(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Join neighbours of one kind and move white space out of the ends of differences."""
    joined: list[Piece] = []
    for piece in pieces:
        if not piece.text:
            continue
        bare = piece.text.rstrip() if piece.differs else piece.text
        for part in (Piece(text=bare, differs=piece.differs), Piece(text=piece.text[len(bare) :])):
            if part.text and joined and joined[-1].differs == part.differs:
                joined[-1] = Piece(text=joined[-1].text + part.text, differs=part.differs)
            elif part.text:
                joined.append(part)
    return tuple(joined)


def _without_middle(piece: Piece, *, end: bool) -> Piece:
    """Leave out the middle of a long piece that is alike (its end too, where it is the last)."""
    if piece.differs or len(piece.text) < 3 * _CONTEXT:
        return piece
    opening = piece.text[:_CONTEXT].rpartition(" ")[0] or piece.text[:_CONTEXT]
    closing = "" if end else piece.text[-_CONTEXT:]
    closing = closing.partition(" ")[2] or closing
    left_out = len(piece.text) - len(opening) - len(closing)
    return Piece(text=f"{opening} … [{left_out:,} characters alike] … {closing}")


def common_words(messages: Sequence[str]) -> str:
    """Return a pattern that every message matches, with an ellipsis wherever they differ.

    Messages that share too little for a meaningful pattern give the first one.
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
    if pattern == message:
        return pattern
    left, right = _PARTS.findall(pattern), _PARTS.findall(message)
    if len(left) * len(right) > _MAX_PRODUCT:
        return _ELLIPSIS
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    pieces: list[str] = []
    for tag, i, j, _, _ in matcher.get_opcodes():
        text = "".join(left[i:j]) if tag == "equal" else _ELLIPSIS
        # A single character between two differences would only make the pattern fragile.
        if tag == "equal" and len(text.strip()) < 2 and pieces and pieces[-1].endswith(_ELLIPSIS):
            text = text if j == len(left) else _ELLIPSIS
        pieces.append(text)
    return re.sub(rf"{_ELLIPSIS}(?:\s*{_ELLIPSIS})+", _ELLIPSIS, "".join(pieces))
