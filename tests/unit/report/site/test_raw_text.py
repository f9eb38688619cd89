from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from errata.report.site.raw_text import shown


def test_what_scripts_print_is_made_visible() -> None:
    assert shown("a\tb\x1b[31m\r\n\u202ec\x00\ud800\n") == ("a   b\\x1b[31m\n\\u202ec\\x00\\ud800")


def test_the_middle_of_a_long_output_is_left_out_and_said() -> None:
    text = shown("".join(f"{n}\n" for n in range(1000)), lines=9)
    assert text.splitlines() == [
        "0",
        "1",
        "2",
        "… [+991 lines]",
        "994",
        "995",
        "996",
        "997",
        "998",
        "999",
    ]


def test_a_line_of_megabytes_is_cut() -> None:
    text = shown("x" * 5_000_000)
    assert len(text) < 1_100
    assert "characters]" in text


@given(st.text(max_size=200))
def test_every_line_of_a_short_output_stays(text: str) -> None:
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    assert len(shown(text).split("\n")) == len(lines)
    assert all(c == "\n" or c.isprintable() or c.isspace() for c in shown(text))
