"""A screen breaks text where it can be read, and the matrix stays readable at every width."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from errata.compare.judge import Status
from errata.model.verdict import Verdict
from errata.report.console import Screen, folded, print_legend, print_matrix
from errata.report.matrix import CellView, MatrixRow, MatrixView
from errata.text.differences import Piece


def _screen() -> tuple[Screen, io.StringIO]:
    stream = io.StringIO()
    return Screen(console=Console(file=stream, width=30, color_system=None)), stream


def test_a_text_that_differs_as_a_whole_needs_no_marks() -> None:
    screen, _ = _screen()
    assert screen.pieces([Piece(text="b", differs=True)], "now").plain == "b"
    pieces = [Piece(text="a "), Piece(text="b", differs=True)]
    assert screen.pieces(pieces, "before").plain == "a [-b-]"


def test_a_line_is_not_broken_and_a_paragraph_is() -> None:
    screen, stream = _screen()
    screen.line(screen.text("x " * 20 + "[red]y"))
    screen.paragraph(screen.text("x " * 20), indent=2)
    first, *rest = stream.getvalue().splitlines()
    assert first == "x " * 20 + "[red]y"
    assert [len(line) for line in rest] == [29, 13]


def test_items_break_only_between_two() -> None:
    screen, stream = _screen()
    screen.items(["a thing", "another thing", "one more"], "dim")
    assert stream.getvalue() == "a thing   another thing\none more\n"


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


# The matrix

Printer = Callable[..., list[str]]


def _cell(
    verdict: Verdict = Verdict.REPRODUCES,
    status: Status = Status.AS_EXPECTED,
    *,
    ditto: bool = False,
    ids: Sequence[str] = ("id",),
) -> CellView:
    return CellView(ids=tuple(ids), verdict=verdict, status=status, ditto=ditto)


def _matrix(releases: Sequence[str], *rows: MatrixRow) -> MatrixView:
    return MatrixView(framework="torch", releases=tuple(releases), rows=rows)


def _row(slug: str, *cells: CellView | None, suffix: str = "") -> MatrixRow:
    return MatrixRow(case=f"torch/{slug}", slug=slug, suffix=suffix, cells=cells)


@pytest.fixture
def lines() -> Printer:
    def show(matrix: MatrixView, width: int = 80, *, legend: bool = False) -> list[str]:
        out = io.StringIO()
        on = Screen(console=Console(file=out, width=width, color_system=None))
        if legend:
            print_legend(on, [matrix])
        else:
            print_matrix(on, matrix)
        return out.getvalue().splitlines()

    return show


def test_a_case_as_expected_is_one_line(lines: Printer) -> None:
    matrix = _matrix(["1.0", "2.0"], _row("x", _cell(), _cell(ditto=True)))
    assert lines(matrix) == ["torch  1.0           2.0", "x      ✔ reproduces  ✔ ″"]


def test_columns_that_do_not_fit_go_below(lines: Printer) -> None:
    releases = [f"{n}.0" for n in range(9)]
    cells = [_cell(), *[_cell(ditto=True)] * 8]
    shown = lines(_matrix(releases, _row("a-case-of-some-length", *cells)), 49)
    assert shown[0] == "torch                  0.0           1.0  2.0"
    assert shown[3] == "torch, continued       3.0           4.0  5.0"
    assert all(len(line) <= 49 for line in shown)
    assert " ".join(shown).count(".0") == 9


def test_the_first_column_below_is_spelled_out(lines: Printer) -> None:
    cells = [_cell(), *[_cell(ditto=True)] * 2]
    shown = lines(_matrix(["1.0", "2.0", "3.0"], _row("x", *cells)), 23)
    assert sum("✔ reproduces" in line for line in shown) == 3


def test_rows_without_a_cell_in_a_chunk_are_left_out_there(lines: Printer) -> None:
    early = _row("early", _cell(), None)
    late = _row("late", None, _cell())
    shown = lines(_matrix(["1.0", "2.0"], early, late), 25)
    assert [line.split()[0] for line in shown if line] == ["torch", "early", "torch", "late"]


def test_a_place_of_several_environments_says_how_many(lines: Printer) -> None:
    matrix = _matrix(["1.0"], _row("x", _cell(ids=["a", "b"])))
    assert "✔ reproduces x2" in lines(matrix)[1]
    assert "xN in N environments" in lines(matrix, legend=True)[0]


def test_long_labels_break_after_hyphens(lines: Printer) -> None:
    matrix = _matrix(["1.0"], _row("numpy-ones-in-construct-wrong-values", _cell(), suffix="graph"))
    assert lines(matrix, 41)[1:4] == [
        "numpy-ones-in-           ✔ reproduces",
        "construct-wrong-values:",
        "graph",
    ]


def test_a_label_without_hyphens_is_folded_not_lost(lines: Printer) -> None:
    shown = lines(_matrix(["1.0"], _row("x" * 60, _cell())), 40)
    assert sum(line.count("x") for line in shown) == 60


@pytest.mark.parametrize(
    ("cell", "sign"),
    [
        (_cell(), "✔ as expected"),
        (_cell(status=Status.NEW), "• new: not recorded yet (errata accept)"),
        (_cell(Verdict.DRIFTED, Status.CHANGED), "≠ changed"),
        (_cell(Verdict.FIX_FAILS, Status.CHANGED), "✘ the documented fix fails"),
        (_cell(Verdict.UNAVAILABLE, Status.UNAVAILABLE), "· not available here"),
        (_cell(Verdict.INFRA, Status.INFRA), "! could not be run"),
    ],
)
def test_the_legend_explains_what_occurs_and_nothing_else(
    lines: Printer, cell: CellView, sign: str
) -> None:
    assert lines(_matrix(["1.0"], _row("x", cell)), legend=True) == [sign]


def test_an_empty_run_needs_no_legend(lines: Printer) -> None:
    assert lines(_matrix([]), legend=True) == []
