from __future__ import annotations

import pytest

from errata.text.wording import counted, duration, guess


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 cells"), (1, "1 cell"), (2, "2 cells"), (12345, "12,345 cells")]
)
def test_a_noun_follows_its_number(number: int, words: str) -> None:
    assert counted(number, "cell") == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.04, "0.0 s"), (59.94, "59.9 s"), (60, "1 min 00 s"), (3725, "62 min 05 s")],
)
def test_long_times_are_in_minutes(seconds: float, words: str) -> None:
    assert duration(seconds) == words


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
    assert guess(word, ["message", "type", "outcome"]) == hint
