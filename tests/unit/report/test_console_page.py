"""A page prints what its console can show, and nothing is read as markup."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from errata.report.console_page import Page, folded
from errata.text.differences import Piece


def _page(encoding: str = "utf-8", *, colour: bool = False) -> tuple[Page, io.TextIOWrapper]:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
    console = Console(
        file=stream, width=30, force_terminal=colour, color_system="standard" if colour else None
    )
    return Page(console=console), stream


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def test_marks_tell_a_difference_inside_a_text() -> None:
    page, _ = _page()
    pieces = [Piece(text="a "), Piece(text="b", differs=True)]
    assert page.pieces(pieces, "before").plain == "a [-b-]"
    assert page.pieces(pieces, "now").plain == "a {+b+}"


def test_a_text_that_differs_as_a_whole_needs_no_marks() -> None:
    page, _ = _page()
    assert page.pieces([Piece(text="b", differs=True)], "now").plain == "b"


def test_colour_replaces_marks() -> None:
    page, _ = _page(colour=True)
    text = page.pieces([Piece(text="a "), Piece(text="[b]", differs=True)], "now")
    assert text.plain == "a [b]"
    assert "green" in str(text.spans)


def test_a_line_is_not_broken_and_a_paragraph_is() -> None:
    page, stream = _page()
    page.line(page.text("x " * 20 + "[red]y"))
    page.paragraph(page.text("x " * 20), indent=2)
    first, *rest = _written(stream).splitlines()
    assert first == "x " * 20 + "[red]y"
    assert [len(line) for line in rest] == [29, 13]


def test_items_break_only_between_two() -> None:
    page, stream = _page()
    page.items(["a thing", "another thing", "one more"], "dim")
    assert _written(stream) == "a thing   another thing\none more\n"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("short", ["short"]),
        ("exactly 10", ["exactly 10"]),
        ("several words in a row", ["several", "words in a", "row"]),
        ("anunbreakablelongword x", ["anunbreaka", "blelongwor", "d x"]),
        ("one\n\n  two", ["one", "", "  two"]),
        ("数据类型不一致", ["数据类型不", "一致"]),
        ("x" * 10 + " y", ["x" * 10, "y"]),
        ("", [""]),
    ],
)
def test_text_is_folded_between_words(text: str, lines: list[str]) -> None:
    assert folded(Text(text), 10).plain.split("\n") == lines


@given(st.text("ab 数-\n", max_size=60), st.integers(2, 12))
def test_folding_loses_only_blanks_and_never_exceeds_the_width(text: str, width: int) -> None:
    lines = folded(Text(text), width).plain.split("\n")
    assert all(cell_len(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
