from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from errata.model.matching import fold, matches_text
from errata.plan.wording import transfer_ellipses

WORDS = st.lists(
    st.sampled_from(["…", "torch.…Tensor", "torch.Tensor", "a", "b", "of", "...", "12", "line…"]),
    max_size=12,
).map(" ".join)


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("no ellipsis at all", "something else", "something else"),
        (
            "[torch.…FloatTensor [4]], output 0 of ReluBackward0, is at version 2",
            "[torch.FloatTensor [4]], output 0 of Relu, is at version 2",
            "[torch.…FloatTensor [4]], output 0 of Relu, is at version 2",
        ),
        ("shapes do not fit: …", "the shapes do not fit: 2 and 3", "the shapes do not fit: …"),
        ("shapes do not fit: …", "shapes do not match: 2 and 3", "shapes do not match: 2 and 3"),
        (
            'File "…", line …, in f: recieved <code at 0x…> as key',
            'File "/a b.py", line 12, in f: received <code at 0x…> as key',
            'File "…", line …, in f: received <code at 0x…> as key',
        ),
        ("expected ... but got 3 here", "expected 3 but got 5 here", "expected ... but got 5 here"),
        ("…construct() got it", "A.construct() has got it", "…construct() has got it"),
    ],
)
def test_an_ellipsis_stays_where_its_surroundings_do(pattern: str, text: str, found: str) -> None:
    assert transfer_ellipses(pattern, text) == found


@pytest.mark.parametrize("text", ["no", "entirely other words that say nothing alike"])
def test_a_text_is_never_replaced_by_one_that_says_little(text: str) -> None:
    assert transfer_ellipses("…", text) == text
    assert transfer_ellipses("a …", text) == text


@given(WORDS, WORDS)
def test_what_comes_out_matches_the_text(pattern: str, text: str) -> None:
    found = transfer_ellipses(pattern, text)
    assert matches_text(found, text)
    assert "…" in found or "..." in found or found == fold(text)


@given(st.text(max_size=40), st.text(max_size=40))
def test_any_text_can_be_worded(pattern: str, text: str) -> None:
    assert matches_text(transfer_ellipses(pattern, text), text)


def test_long_texts_are_taken_as_they_are() -> None:
    text = " ".join(f"word{n}" for n in range(2_000))
    assert transfer_ellipses(f"{text} …", text) == text
