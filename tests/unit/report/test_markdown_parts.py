from __future__ import annotations

import html
import re

import pytest
from factories import make_raised
from hypothesis import given
from hypothesis import strategies as st
from upgrades import case_of, side

from errata.compare.sides import Earlier, Row, judgement_rows
from errata.report.markdown_parts import code, fenced, folded_away, row_lines, table_row
from errata.text.printable import visible

NASTY = st.text(alphabet="ab `~|\\<>&@#*_[]()!:/\n\r\t\x1b\u202e", max_size=60)


@given(NASTY)
def test_nothing_in_a_block_can_end_it(text: str) -> None:
    opening, _, rest = fenced(text, "diff").partition("\n")
    fence = opening.removesuffix("diff")
    assert set(fence) == {"`"}
    assert len(fence) >= 3
    assert rest == f"{text}\n{fence}\n"
    assert fence not in text


@given(NASTY)
def test_code_is_shown_to_the_letter_and_fits_a_table(text: str) -> None:
    written = code(text)
    assert "\n" not in written
    assert "|" not in written
    if written.startswith("<code>"):
        inner = written.removeprefix("<code>").removesuffix("</code>")
        assert html.unescape(inner) == visible(text)
        assert not re.search(r"[^A-Za-z0-9 &#;]", inner)
    else:
        assert written == f"`{visible(text)}`"
        assert "`" not in visible(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("torch/x@torch-2.15.0:eager:cpu", "`torch/x@torch-2.15.0:eager:cpu`"),
        ("a`b", "<code>a&#96;b</code>"),
        ("a|b", "<code>a&#124;b</code>"),
        ("a\\", "<code>a&#92;</code>"),
        (" a", "<code> a</code>"),
        ("", "<code></code>"),
        ("\x1b[31m`<b>", "<code>&#92;x1b&#91;31m&#96;&#60;b&#62;</code>"),
    ],
)
def test_a_line_is_shown_to_the_letter(text: str, shown: str) -> None:
    assert code(text) == shown


def test_a_summary_holds_no_tag_of_its_own() -> None:
    text = folded_away("</summary> <b>x</b>", "body")
    assert text.startswith("<details><summary><code>&#60;&#47;summary")
    assert text.endswith("body\n</details>\n")


def test_cells_make_a_row() -> None:
    assert table_row(["a", "", "c"]) == "| a |  | c |"


def test_both_sides_of_a_field_stand_below_each_other() -> None:
    case = case_of("x")
    rows = judgement_rows(
        side(case, "2.0.1", make_raised("two 2 words")),
        side(case, "2.1.0", make_raised("two words")),
        "2.0.1",
    )
    quiet = Row(name="at", before=(Earlier(source="2.0.1", pieces=()),), now=(), differs=False)
    assert row_lines([*rows, quiet], "2.1.0") == [
        "- message  2.0.1: two [-2-] words",
        "+ message  2.1.0: two words",
        "  at       (nothing)",
    ]
