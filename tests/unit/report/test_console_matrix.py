"""The matrix stays readable at every width, and explains the signs that it uses."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

import pytest
from rich.console import Console

from errata.compare.findings import Status
from errata.model.verdict import Verdict
from errata.report.console_matrix import print_legend, print_matrix
from errata.report.console_page import Page
from errata.report.matrix import CellView, MatrixRow, MatrixView

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
        page = Page(console=Console(file=out, width=width, color_system=None))
        if legend:
            print_legend(page, [matrix])
        else:
            print_matrix(page, matrix)
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
