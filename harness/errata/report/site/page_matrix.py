"""The first page: every case over every release, as a heat map that scripts filter and search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from errata.report.site import addresses
from errata.report.site.facts import CasePage, SiteFacts, TrialFacts
from errata.report.site.matrix_data import (
    Block,
    Line,
    blocks_of,
    letters_of,
    matrix_data,
    sign_of,
)
from errata.report.site.verdict_signs import MEANINGS, NEVER_DOCUMENTED

if TYPE_CHECKING:
    import jinja2

__all__ = ["render_matrix"]

NARROW_FROM = 19
"""So many releases of a framework need narrow columns, whose names stand upright."""


@dataclass(frozen=True, kw_only=True)
class _Stretch:
    """Neighbouring releases in which a line does the same; `trial` is the first, None for none."""

    trial: TrialFacts | None
    columns: int
    sign: str
    words: str
    href: str


@dataclass(frozen=True, kw_only=True)
class _PlainRow:
    """One line of a case for readers without scripts; `rows` is how many lines its case has."""

    case: CasePage
    href: str
    name: str
    rows: int
    place: str
    stretches: tuple[_Stretch, ...]


def render_matrix(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `index.html`: figures, filters, the data for the scripts, and the same without any."""
    blocks = blocks_of(facts)
    trials = [trial for case in facts.cases for trial in case.trials]
    return env.get_template("matrix.html.j2").render(
        root="",
        active="cases",
        facts=facts,
        blocks=blocks,
        data=matrix_data(facts, blocks),
        narrow=max((len(block.releases) for block in blocks), default=0) >= NARROW_FROM,
        releases=sum(len(block.releases) for block in blocks),
        said=sum(trial.verdict.is_conclusive for trial in trials),
        unexpected=sum(trial.is_unexpected for trial in trials),
        meanings=MEANINGS,
        never_documented=NEVER_DOCUMENTED,
        plain_rows=_plain_rows,
    )


def _plain_rows(block: Block) -> Iterator[_PlainRow]:
    """Write a framework's lines with equal neighbours joined, a case at least in one row."""
    for case, lines in block.cases:
        href = addresses.to(addresses.case_path(case.id))
        known = lines or (Line(mode="", backend="", trials=(None,) * len(block.releases)),)
        for index, line in enumerate(known):
            yield _PlainRow(
                case=case,
                href=href,
                name=case.id.removeprefix(f"{block.framework}/"),
                rows=0 if index else len(known),
                place=_place(line),
                stretches=tuple(_stretches(line.trials, case.id)),
            )


def _place(line: Line) -> str:
    """Name a mode, with the backend where it is not the CPU."""
    return line.mode if line.backend in ("cpu", "") else f"{line.mode}:{line.backend}"


def _stretches(trials: Sequence[TrialFacts | None], case: str) -> Iterator[_Stretch]:
    for _, group in groupby(trials, key=_alike):
        run = list(group)
        first, last = run[0], run[-1]
        if first is None or last is None:
            yield _Stretch(trial=None, columns=len(run), sign="", words="", href="")
            continue
        span = first.release if first is last else f"{first.release} to {last.release}"
        letters = f", {letters_of(first)}" if letters_of(first) else ""
        name = addresses.anchor(first.environment, first.mode, first.backend)
        yield _Stretch(
            trial=first,
            columns=len(run),
            sign=sign_of(first),
            words=f"{span}: {first.verdict}{letters}",
            href=addresses.to(addresses.case_path(case), name),
        )


def _alike(trial: TrialFacts | None) -> tuple[object, ...] | None:
    if trial is None:
        return None
    return (trial.verdict, trial.is_unexpected, letters_of(trial))
