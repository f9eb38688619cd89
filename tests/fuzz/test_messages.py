"""Messages, native stacks and patterns: nothing raises, nothing is made up."""

from __future__ import annotations

from factories import DATA
from fuzz.hostile import at_most, damaged, pieces_of
from fuzz.rules import RULES
from hypothesis import given
from hypothesis import strategies as st

STACKS = [path.read_bytes() for path in sorted((DATA / "native").glob("*.txt"))]
TEXTS = pieces_of(
    *(
        "/site-packages/",
        "/lib/python3.11/",
        "broken.py",
        "/home/u/",
        "tmp/tmpabcdefgh",
        "0x7f00aa",
    ),
    *("::140201234567", "…", "...", "'", '"', "`", "\n", "\r", "\u2028", "/", "-I", "@", "//", " "),
    *("\n- ", "-" * 60, "C++ Call Stack:", "Framework stack:", "User stack:", "Refer to 'a'"),
    *("zygote-ab12_3cd/s/1/r12/", "(most recent call first)", "Error Message Summary", "\0"),
)


@at_most(200)
@given(TEXTS | st.sampled_from(STACKS).flatmap(damaged).map(lambda data: data.decode("latin-1")))
def test_any_message_is_split_normalised_and_met_by_itself(text: str) -> None:
    RULES["message"](text.encode("utf-8", "surrogatepass"))


@at_most(100)
@given(TEXTS, TEXTS)
def test_any_pattern_meets_any_text_or_not(pattern: str, text: str) -> None:
    RULES["pattern"](f"{pattern}\0{text}".encode("utf-8", "surrogatepass"))
