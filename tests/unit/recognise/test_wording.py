from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from errata.model.signature import fold, matches_text
from errata.recognise.wording import common_words

WORDS = st.lists(st.sampled_from(["shape", "of", "3", "(4, 5)", "tensor", "0x12", "…", "is"]))
SAYINGS = st.lists(WORDS.map(" ".join), min_size=1, max_size=4)


def test_one_wording_is_kept_as_it_is() -> None:
    assert common_words(["a  shape\nis wrong"]) == "a shape is wrong"


def test_what_differs_becomes_an_ellipsis() -> None:
    messages = [f"worker {number} found no shape for tensor" for number in (17, 401, 5)]
    assert common_words(messages) == "worker … found no shape for tensor"


def test_with_too_little_in_common_the_first_one_stays() -> None:
    assert common_words(["abc def ghi", "xyz uvw rst"]) == "abc def ghi"


@given(SAYINGS)
def test_the_pattern_is_the_first_message_or_matches_every_one(messages: list[str]) -> None:
    pattern = common_words(messages)
    assert pattern == fold(messages[0]) or all(matches_text(pattern, m) for m in messages)
