"""Text from outside is shown, never obeyed, and cut honestly."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.text import printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("\x1b[31mred\x1b[0m", r"\x1b[31mred\x1b[0m"),
        ("a\x00b\x07", r"a\x00b\x07"),
        ("one\r\ntwo\t", r"one\r\ntwo\t"),
        ("\u202egnirts", r"\u202egnirts"),
        ("zero\u200bwidth\ufeff", r"zero\u200bwidth\ufeff"),
        ("\ud800", r"\ud800"),
        ("\uffff", r"\uffff"),
        ("\x9b", r"\x9b"),
        ("\U000e0001", r"\U000e0001"),
        ("类型 שגיאה\u3000é", "类型 שגיאה\u3000é"),
    ],
)
def test_what_is_not_printed_is_escaped(text: str, shown: str) -> None:
    assert printable.visible(text) == shown


@given(st.text(st.characters(), max_size=40))
def test_no_control_or_format_character_is_left(text: str) -> None:
    kinds = {unicodedata.category(character) for character in printable.visible(text)}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@given(st.text(max_size=40))
def test_lines_stay_lines_and_everything_else_is_escaped(text: str) -> None:
    for line in printable.visible_lines(text).split("\n"):
        assert printable.visible(line) == line


def test_tabs_of_several_lines_become_spaces() -> None:
    assert printable.visible_lines("a\tb\r\n\tc") == "a   b\n    c"


def test_ascii_spells_what_it_can_and_escapes_the_rest() -> None:
    assert printable.ascii_only("a … b") == "a ... b"
    assert printable.ascii_only("类 é") == r"\u7c7b \xe9"


def test_a_cut_text_says_how_much_is_missing() -> None:
    assert printable.cut("x" * 10, 10) == "x" * 10
    assert printable.cut("x" * 2010, 10) == "xxxxxxxxxx … [+2,000 characters]"


def test_a_cut_never_makes_a_text_longer() -> None:
    assert printable.cut("x" * 11, 10) == "x" * 11
    assert all(len(printable.cut("x" * size, 10)) <= size for size in range(10, 60))


def test_cut_lines_say_how_many_are_missing() -> None:
    assert printable.cut_lines("a\nb\nc", 3, 80) == "a\nb\nc"
    assert printable.cut_lines("a\nb\nc", 2, 80) == "a\n… [+1 line]\nc"
    assert printable.cut_lines("a\nb\nc\nd", 2, 80) == "a\n… [+2 lines]\nd"


def test_cut_lines_keep_the_end_of_a_traceback() -> None:
    traceback = "\n".join(["Traceback", *(f"  frame {n}" for n in range(20)), "ImportError: why"])
    kept = printable.cut_lines(traceback, 10, 80).splitlines()
    assert (kept[0], kept[-1]) == ("Traceback", "ImportError: why")
    assert kept[3] == "… [+12 lines]"


def test_a_tail_says_how_much_came_before() -> None:
    assert printable.tail("a\nb", 5, 50) == "a\nb"
    assert printable.tail("abc\nd\ne", 2, 50) == "[4 characters before] …\nd\ne"
    assert printable.tail("abcdef", 2, 3) == "[3 characters before] …\ndef"


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 cells"), (1, "1 cell"), (2, "2 cells"), (12345, "12,345 cells")]
)
def test_a_noun_follows_its_number(number: int, words: str) -> None:
    assert printable.counted(number, "cell") == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.04, "0.0 s"), (59.94, "59.9 s"), (60, "1 min 00 s"), (3725, "62 min 05 s")],
)
def test_long_times_are_in_minutes(seconds: float, words: str) -> None:
    assert printable.duration(seconds) == words


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("mesage", "did you mean 'message'?"),
        ("messages", "did you mean 'message'?"),
        ("xyz", ""),
        ("", ""),
    ],
)
def test_the_nearest_known_word_is_guessed(word: str, hint: str) -> None:
    assert printable.guess(word, ["message", "type", "outcome"]) == hint
