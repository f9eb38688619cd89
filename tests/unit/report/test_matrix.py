"""Cases stand against releases; what is quiet takes little room."""

from __future__ import annotations

from collections.abc import Sequence

from findings import make_case, make_finding

from errata.compare.judge import Finding, Status
from errata.model.case import Case, Expectation
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Verdict
from errata.report.matrix import MatrixRow, build_matrices, reading_order

PASSED = ScriptResult(outcome=Outcome.PASSED)
EXPECT = Expectation(outcome=Outcome.PASSED)
FAILS = Expectation(outcome=Outcome.RAISED)


def quiet(case: Case, version: str, where: str = "eager:cpu") -> Finding:
    return make_finding(case, version, PASSED, expected=EXPECT, where=where, recorded=[PASSED])


def loud(case: Case, version: str, where: str = "eager:cpu") -> Finding:
    return make_finding(case, version, PASSED, expected=FAILS, where=where)


def _rows(findings: Sequence[Finding]) -> tuple[MatrixRow, ...]:
    (matrix,) = build_matrices(sorted(findings, key=reading_order))
    return matrix.rows


def test_releases_are_in_the_order_of_pep_440() -> None:
    versions = ["2.10.0", "3.0.0", "2.7.0", "3.0.0rc1", "3.0.0b2", "nightly"]
    findings = [quiet(make_case("paddle/x"), version) for version in versions]
    (matrix,) = build_matrices(sorted(findings, key=reading_order))
    assert matrix.releases == ("nightly", "2.7.0", "2.10.0", "3.0.0b2", "3.0.0rc1", "3.0.0")


def test_every_framework_has_a_matrix() -> None:
    findings = [quiet(make_case("torch/x"), "2.0.1"), quiet(make_case("paddle/x"), "3.0.0")]
    matrices = build_matrices(sorted(findings, key=reading_order))
    assert [matrix.framework for matrix in matrices] == ["paddle", "torch"]


def test_variations_of_an_environment_share_the_column_of_their_release() -> None:
    findings = [
        quiet(make_case("torch/plain"), "2.0.1"),
        quiet(make_case("torch/more", packages=["timm"]), "2.0.1"),
        quiet(make_case("torch/local"), "2.0.1+cpu"),
    ]
    (matrix,) = build_matrices(sorted(findings, key=reading_order))
    assert matrix.releases == ("2.0.1",)


def test_the_loudest_speaks_for_environments_that_share_a_place() -> None:
    case = make_case("torch/x")
    (row,) = _rows([quiet(case, "2.0.1"), loud(case, "2.0.1/gpu")])
    (cell,) = row.cells
    assert cell is not None
    assert (cell.status, len(cell.ids)) == (Status.CHANGED, 2)


def test_a_cell_like_its_left_neighbour_is_ditto() -> None:
    case = make_case("torch/x")
    (row,) = _rows([quiet(case, version) for version in ("1.0", "2.0", "3.0")])
    assert [cell.ditto for cell in row.cells if cell] == [False, True, True]


def test_a_change_is_never_ditto() -> None:
    case = make_case("torch/x")
    (row,) = _rows([loud(case, version) for version in ("1.0", "2.0")])
    assert [cell.ditto for cell in row.cells if cell] == [False, False]
    assert not row.is_quiet


def test_a_gap_interrupts_ditto() -> None:
    here, there = make_case("torch/a"), make_case("torch/b")
    first, _ = _rows([quiet(here, "1.0"), quiet(here, "3.0"), quiet(there, "2.0")])
    assert [cell and cell.ditto for cell in first.cells] == [False, None, False]


def test_one_mode_needs_no_suffix() -> None:
    (row,) = _rows([quiet(make_case("torch/x", modes=["eager"]), "1.0")])
    assert (row.slug, row.suffix) == ("x", "")


def test_a_mode_is_named_where_the_case_has_several() -> None:
    case = make_case("torch/x", modes=["eager", "compile"])
    (row,) = _rows([quiet(case, "1.0", "compile:cpu")])
    assert row.suffix == "compile"


def test_modes_that_are_quietly_alike_share_a_row() -> None:
    case = make_case("mindspore/x", modes=["pynative", "graph"])
    places = [(version, mode) for mode in ("graph:cpu", "pynative:cpu") for version in ("1", "2")]
    (row,) = _rows([quiet(case, *place) for place in places])
    assert row.suffix == "pynative,graph"


def test_modes_that_differ_keep_their_rows() -> None:
    case = make_case("torch/x")
    rows = _rows([quiet(case, "1.0"), loud(case, "1.0", "compile:cpu")])
    assert [row.suffix for row in rows] == ["compile", "eager"]


def test_loud_rows_are_never_joined() -> None:
    case = make_case("torch/x")
    assert len(_rows([loud(case, "1.0"), loud(case, "1.0", "compile:cpu")])) == 2


def test_backends_other_than_cpu_are_named_in_order() -> None:
    case = make_case("torch/x")
    rows = _rows([loud(case, "1.0", "eager:gpu"), quiet(case, "1.0", "eager:cpu")])
    assert [row.suffix for row in rows] == ["cpu", "gpu"]


def test_a_case_of_an_outside_corpus_keeps_its_whole_id() -> None:
    finding = quiet(make_case("torch/deep/er"), "1.0")
    (row,) = _rows([finding])
    assert row.slug == "deep/er"
    assert row.cells[0] is not None
    assert row.cells[0].verdict is Verdict.HEALED
