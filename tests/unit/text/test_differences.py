"""Two texts are compared word by word, and only what is alike is left out first."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.matching import fold, matches_text
from errata.text.differences import Piece, common_words, compare_words, marked, shorten

WORDS = st.lists(st.sampled_from(["a", "b", "类型", "longer", "x1"]), max_size=12).map(" ".join)


def _marked(before: str, now: str, *, pattern: bool = False) -> tuple[str, str]:
    old, new = compare_words(before, now, pattern=pattern)
    return marked(old, ("[-", "-]")), marked(new, ("{+", "+}"))


@pytest.mark.parametrize(
    ("before", "now", "old", "new"),
    [
        ("same text", "same text", "same text", "same text"),
        ("more than self", "less than self", "[-more-] than self", "{+less+} than self"),
        ("at end a", "at end", "at end [-a-]", "at end"),
        ("", "all new", "", "{+all new+}"),
        ("a x y b", "a z b", "a [-x y-] b", "a {+z+} b"),
        ("数据类型", "数值类型", "数[-据-]类型", "数{+值+}类型"),
    ],
)
def test_words_that_differ_are_marked(before: str, now: str, old: str, new: str) -> None:
    assert _marked(before, now) == (old, new)


def test_an_ellipsis_of_a_pattern_stands_for_anything() -> None:
    old, new = _marked("shape … is wrong", "shape [2, 3] was wrong", pattern=True)
    assert old == "shape [-… is-] wrong"
    assert new == "shape {+[2, 3] was+} wrong"
    old, new = _marked("shape … is bad", "shape [2, 3] is good", pattern=True)
    assert (old, new) == ("shape … is [-bad-]", "shape [2, 3] is {+good+}")


@given(WORDS, WORDS)
def test_pieces_lose_and_invent_nothing(before: str, now: str) -> None:
    old, new = compare_words(before, now)
    assert marked(old, ("", "")) == before
    assert marked(new, ("", "")) == now


@given(WORDS, WORDS)
def test_pieces_that_are_alike_agree_on_both_sides(before: str, now: str) -> None:
    old, new = compare_words(before, now)
    alike = [
        [word for p in side if not p.differs for word in p.text.split()] for side in (old, new)
    ]
    assert alike[0] == alike[1]


def test_texts_too_long_for_matching_differ_between_their_common_ends() -> None:
    before = "start " + " ".join(f"a{i}" for i in range(900)) + " end"
    now = "start " + " ".join(f"b{i}" for i in range(900)) + " end"
    old, _ = compare_words(before, now)
    assert [piece.differs for piece in old] == [False, True, False]


def test_short_pieces_stay_whole() -> None:
    pieces = (Piece(text="a "), Piece(text="b", differs=True))
    assert shorten(pieces, 10) == pieces


def test_what_is_alike_is_left_out_before_a_difference_is() -> None:
    alike = " ".join(f"word{i}" for i in range(400))
    pieces = (Piece(text=f"{alike} "), Piece(text="changed", differs=True), Piece(text=f" {alike}"))
    text = marked(shorten(pieces, 600), ("<", ">"))
    assert "<changed>" in text
    assert text.count("characters alike]") == 2
    assert len(text) < 600


def test_left_out_counts_add_up() -> None:
    pieces = (Piece(text="x" * 1000), Piece(text="y", differs=True))
    (first, _) = shorten(pieces, 500)
    assert first.text == f"{'x' * 60} … [880 characters alike] … {'x' * 60}"


def test_a_long_difference_is_cut_with_its_count() -> None:
    pieces = (Piece(text="y" * 900, differs=True), Piece(text="z" * 100))
    (only,) = shorten(pieces, 500)
    assert only.differs
    assert only.text.endswith("… [+500 characters]")


PARTS = st.lists(st.sampled_from(["shape", "of", "3", "(4, 5)", "tensor", "0x12", "…", "is"]))
MESSAGES = st.lists(PARTS.map(" ".join), min_size=1, max_size=4)


def test_one_wording_is_kept_as_it_is() -> None:
    assert common_words(["a  shape\nis wrong"]) == "a shape is wrong"


def test_what_differs_becomes_an_ellipsis() -> None:
    messages = [f"worker {number} found no shape for tensor" for number in (17, 401, 5)]
    assert common_words(messages) == "worker … found no shape for tensor"


def test_with_too_little_in_common_the_first_one_stays() -> None:
    assert common_words(["abc def ghi", "xyz uvw rst"]) == "abc def ghi"


@given(MESSAGES)
def test_the_pattern_is_the_first_message_or_matches_every_one(messages: list[str]) -> None:
    pattern = common_words(messages)
    assert pattern == fold(messages[0]) or all(matches_text(pattern, m) for m in messages)
