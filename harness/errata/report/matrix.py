"""Findings arranged as a matrix of cases by releases."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from errata.compare.judge import Finding, Status
from errata.model.case import BACKENDS, Case
from errata.model.cell import Trial
from errata.model.verdict import Verdict
from errata.model.versions import release_order
from errata.report.document import Sign, sign_of
from errata.text.printable import visible

_LOUDNESS = (Status.CHANGED, Status.INFRA, Status.NEW, Status.AS_EXPECTED, Status.UNAVAILABLE)


MEANINGS = (
    (Sign.AS_EXPECTED, "as expected"),
    (Sign.NEW, "new: not recorded yet (errata accept)"),
    (Sign.CHANGED, "changed"),
    (Sign.FIX_FAILS, "the documented fix fails"),
    (Sign.UNAVAILABLE, "not available here"),
    (Sign.INFRA, "could not be run"),
    (Sign.DITTO, "the same as to its left"),
)
"""What the signs of a matrix mean, for its legend."""
SEVERAL = "xN in N environments, the most serious one shown"


@dataclass(frozen=True, kw_only=True)
class CellView:
    """One place of the matrix; `ditto` means that it repeats the quiet cell to its left.

    Where several environments share the place, the loudest speaks for all of `ids`.
    """

    ids: tuple[str, ...]
    verdict: Verdict
    status: Status
    ditto: bool = False

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to look at."""
        return self.status not in (Status.CHANGED, Status.INFRA)


@dataclass(frozen=True, kw_only=True)
class MatrixRow:
    """One case, mode and backend over all releases; None where it did not run."""

    case: str
    slug: str
    suffix: str
    cells: tuple[CellView | None, ...]

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to look at in this row."""
        return all(cell is None or cell.is_quiet for cell in self.cells)


@dataclass(frozen=True, kw_only=True)
class MatrixView:
    """Cases by releases for one framework."""

    framework: str
    releases: tuple[str, ...]
    rows: tuple[MatrixRow, ...]


def reading_order(finding: Finding) -> tuple[object, ...]:
    """Sort by framework, case, mode and backend as the case lists them, release."""
    trial = finding.judgement.trial
    return (
        trial.environment.framework,
        trial.case.id,
        _place_in(trial.case.requires.modes, trial.mode),
        _place_in(BACKENDS, trial.backend),
        release_order(_release(trial)),
        trial.environment.id,
    )


def _place_in(known: Sequence[str], name: str) -> tuple[int, str]:
    return (known.index(name) if name in known else len(known), name)


def _release(trial: Trial) -> str:
    """Return the column: the local part of a build (`+cpu`) makes no other release."""
    return trial.environment.version.partition("+")[0]


def legend_of(matrices: Sequence[MatrixView]) -> tuple[list[tuple[Sign, str]], bool]:
    """Return the signs that occur in matrices, and whether a cell has several environments."""
    rows = [row for matrix in matrices for row in matrix.rows]
    cells = [cell for row in rows for cell in row.cells if cell is not None]
    occurs = {sign_of(cell.status, cell.verdict) for cell in cells}
    occurs |= {Sign.DITTO for cell in cells if cell.ditto}
    return [pair for pair in MEANINGS if pair[0] in occurs], any(len(c.ids) > 1 for c in cells)


def build_matrices(findings: Sequence[Finding]) -> tuple[MatrixView, ...]:
    """Arrange findings, sorted by `reading_order`, by framework, case and release."""
    by_framework: dict[str, list[Finding]] = {}
    for finding in findings:
        by_framework.setdefault(finding.judgement.trial.environment.framework, []).append(finding)
    return tuple(_matrix(framework, group) for framework, group in by_framework.items())


def _matrix(framework: str, findings: Sequence[Finding]) -> MatrixView:
    releases = sorted({_release(f.judgement.trial) for f in findings}, key=release_order)
    by_case: dict[str, list[Finding]] = {}
    for finding in findings:
        by_case.setdefault(finding.judgement.trial.case.id, []).append(finding)
    rows = [
        row
        for group in by_case.values()
        for row in _case_rows(framework, group, releases, beside=by_case)
    ]
    return MatrixView(framework=framework, releases=tuple(releases), rows=tuple(rows))


def _case_rows(
    framework: str, findings: Sequence[Finding], releases: Sequence[str], beside: Collection[str]
) -> list[MatrixRow]:
    """Make a case's rows; modes in which it does quietly the same share one."""
    case = findings[0].judgement.trial.case
    by_place: dict[tuple[str, str], dict[str, list[Finding]]] = {}
    for finding in findings:
        trial = finding.judgement.trial
        columns = by_place.setdefault((trial.mode, trial.backend), {})
        columns.setdefault(_release(trial), []).append(finding)
    name_mode = len({*case.requires.modes, *(mode for mode, _ in by_place)}) > 1
    name_backend = {backend for _, backend in by_place} != {"cpu"}
    rows: list[MatrixRow] = []
    for (mode, backend), columns in by_place.items():
        parts = ([mode] if name_mode else []) + ([backend] if name_backend else [])
        row = MatrixRow(
            case=visible(case.id),
            slug=visible(_slug(case, framework, beside)),
            suffix=":".join(parts),
            cells=_ditto([_cell(columns.get(release, ())) for release in releases]),
        )
        twin = next((i for i, other in enumerate(rows) if _same(other, row)), None)
        if twin is None:
            rows.append(row)
        else:
            rows[twin] = replace(rows[twin], suffix=f"{rows[twin].suffix},{row.suffix}")
    return rows


def _slug(case: Case, framework: str, beside: Collection[str]) -> str:
    """Name a row: a claim that stands below its case without the words of its case."""
    if case.claim is not None and case.stated_by in beside:
        return f"  {case.claim.name}"
    return case.id.removeprefix(f"{framework}/")


def _cell(findings: Sequence[Finding]) -> CellView | None:
    if not findings:
        return None
    loudest = min(findings, key=lambda finding: _LOUDNESS.index(finding.status))
    return CellView(
        ids=tuple(finding.id for finding in findings),
        verdict=loudest.judgement.verdict,
        status=loudest.status,
    )


def _meaning(cell: CellView | None) -> tuple[Verdict, Status, int] | None:
    return None if cell is None else (cell.verdict, cell.status, len(cell.ids))


def _ditto(cells: Sequence[CellView | None]) -> tuple[CellView | None, ...]:
    marked: list[CellView | None] = []
    for before, cell in zip([None, *cells], cells, strict=False):
        if cell is not None and cell.is_quiet and _meaning(before) == _meaning(cell):
            marked.append(replace(cell, ditto=True))
        else:
            marked.append(cell)
    return tuple(marked)


def _same(one: MatrixRow, other: MatrixRow) -> bool:
    return (
        one.is_quiet
        and other.is_quiet
        and list(map(_meaning, one.cells)) == list(map(_meaning, other.cells))
    )
