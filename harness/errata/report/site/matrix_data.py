"""Arrange all results by framework, case and release, short enough to travel in one page: pure.

Runs of equal neighbours are written once, as pairs of a value and how often it stands there; so
forty releases that all do the same take two numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timezone
from itertools import groupby
from typing import Any

from errata.model.cell import BACKENDS
from errata.model.verdict import Verdict
from errata.model.versions import release_order
from errata.report.site import addresses
from errata.report.site.facts import CasePage, FrameworkFacts, SiteFacts, TrialFacts
from errata.report.site.verdict_signs import MEANINGS, NEVER_DOCUMENTED, SIGNS
from errata.text.printable import cut, visible

__all__ = ["Block", "Line", "blocks_of", "error_text", "letters_of", "matrix_data", "sign_of"]

NOTHING = -1
"""Stands where a release has no result, and for a day that nobody knows."""
_PASSES = "passes"
_ERROR_CHARACTERS = 400
_ERRORS = 12


@dataclass(frozen=True, kw_only=True)
class Line:
    """What one case did in one mode and backend: at most one trial for each release."""

    mode: str
    backend: str
    trials: tuple[TrialFacts | None, ...]


@dataclass(frozen=True, kw_only=True)
class Block:
    """One framework: its columns, and the lines of each of its cases."""

    framework: str
    releases: tuple[str, ...]
    modes: tuple[str, ...]
    cases: tuple[tuple[CasePage, tuple[Line, ...]], ...]


def blocks_of(facts: SiteFacts) -> tuple[Block, ...]:
    """Divide the cases by framework, in the table's order; frameworks without cases are left out.

    Releases and modes that only results know stand after the table's, releases where they belong.
    """
    listed = {framework.name: framework for framework in facts.frameworks}
    mine: dict[str, list[CasePage]] = {name: [] for name in listed}
    for case in facts.cases:
        mine.setdefault(case.framework, []).append(case)
    return tuple(_block(name, listed.get(name), cases) for name, cases in mine.items() if cases)


def matrix_data(facts: SiteFacts, blocks: Sequence[Block]) -> dict[str, Any]:
    """Return everything that the page's scripts need, as plain data."""
    states, days, places = _Numbers(), _Numbers(), _Numbers()
    verdicts = [str(verdict) for verdict in Verdict]
    frameworks = [
        {
            "name": visible(block.framework),
            "releases": [visible(release) for release in block.releases],
            "modes": [visible(mode) for mode in block.modes],
            "cases": [
                _case(block, case, lines, (states, days, places)) for case, lines in block.cases
            ],
        }
        for block in blocks
    ]
    return {
        "verdicts": [
            {
                "name": name,
                "sign": SIGNS[name],
                "meaning": MEANINGS[name],
                "stands_out": name in NEVER_DOCUMENTED,
            }
            for name in verdicts
        ],
        "inconclusive": [str(verdict) for verdict in Verdict if not verdict.is_conclusive],
        "frameworks": frameworks,
        "states": [
            [verdicts.index(str(verdict)), int(unexpected), letters]
            for verdict, unexpected, letters in states.listed
        ],
        "days": days.listed,
        "places": places.listed,
    }


def letters_of(trial: TrialFacts) -> str:
    """Name the broken script's failures by their letters; empty where it passes."""
    return "/".join(name for name in trial.broken if name != _PASSES)


def sign_of(trial: TrialFacts) -> str:
    """Return what a trial's cell shows: the letter of a documented failure, or a verdict's sign."""
    if trial.verdict is Verdict.REPRODUCES:
        return letters_of(trial) or SIGNS[str(trial.verdict)]
    return SIGNS[str(trial.verdict)]


def error_text(case: CasePage) -> str:
    """Return what a case's failures say, for the search: some of it, a line for each."""
    if case.timeline is None:
        return ""
    said = (
        " ".join(filter(None, (seen.type, seen.message, seen.status, *seen.warnings)))
        for seen in case.timeline.letters
    )
    lines = dict.fromkeys(visible(cut(line, _ERROR_CHARACTERS)) for line in said if line)
    return "\n".join(list(lines)[:_ERRORS])


class _Numbers:
    """Number distinct values in the order in which they come."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}

    def number(self, value: Hashable) -> int:
        return self._numbers.setdefault(value, len(self._numbers))

    @property
    def listed(self) -> list[Any]:
        return list(self._numbers)


def _block(name: str, table: FrameworkFacts | None, cases: Sequence[CasePage]) -> Block:
    releases = table.releases if table else ()
    modes = table.modes if table else ()
    trials = [trial for case in cases for trial in case.trials]
    more = {trial.release for trial in trials} - set(releases)
    if more:
        releases = tuple(sorted({*releases, *more}, key=release_order))
    modes = tuple(dict.fromkeys([*modes, *sorted({trial.mode for trial in trials})]))
    columns = {release: index for index, release in enumerate(releases)}
    return Block(
        framework=name,
        releases=releases,
        modes=modes,
        cases=tuple((case, _lines(case, columns, modes)) for case in cases),
    )


def _lines(case: CasePage, columns: Mapping[str, int], modes: Sequence[str]) -> tuple[Line, ...]:
    """Arrange a case's trials in lines; a further environment of a release starts a further one."""
    lines: dict[tuple[str, str, int], list[TrialFacts | None]] = {}
    for trial in case.trials:
        column = columns[trial.release]
        layer = 0
        while True:
            key = (trial.mode, trial.backend, layer)
            line = lines.setdefault(key, [None] * len(columns))
            if line[column] is None:
                line[column] = trial
                break
            layer += 1
    order = sorted(lines, key=lambda key: (modes.index(key[0]), _backend_rank(key[1]), key[2]))
    return tuple(Line(mode=key[0], backend=key[1], trials=tuple(lines[key])) for key in order)


def _backend_rank(backend: str) -> tuple[int, str]:
    return (BACKENDS.index(backend) if backend in BACKENDS else len(BACKENDS), backend)


def _case(
    block: Block, case: CasePage, lines: Sequence[Line], numbers: tuple[_Numbers, ...]
) -> dict[str, Any]:
    return {
        "id": visible(case.id),
        "name": visible(case.id.removeprefix(f"{block.framework}/")),
        "title": visible(case.title),
        "kind": str(case.kind),
        "areas": [visible(area) for area in case.areas],
        "errors": error_text(case),
        "href": addresses.to(addresses.case_path(case.id)),
        "lines": [_line(block, line, *numbers) for line in lines],
    }


def _line(
    block: Block, line: Line, states: _Numbers, days: _Numbers, places: _Numbers
) -> list[Any]:
    def state(trial: TrialFacts) -> int:
        return states.number((trial.verdict, trial.is_unexpected, letters_of(trial)))

    def day(trial: TrialFacts) -> int:
        if trial.measured is None:
            return NOTHING
        return days.number(trial.measured.astimezone(timezone.utc).date().isoformat())

    def place(trial: TrialFacts) -> int:
        # `*` is the usual name; so all releases of a line share one entry.
        usual = f"{block.framework}-{trial.release}"
        name = trial.environment
        short = f"*{name[len(usual) :]}" if name.startswith(usual) else name
        return places.number(short)

    return [
        visible(line.mode),
        visible(line.backend),
        *(_runs(line.trials, read) for read in (state, day, place)),
    ]


def _runs(trials: Iterable[TrialFacts | None], read: Callable[[TrialFacts], int]) -> list[int]:
    """Write values as pairs: what, and how often one after the other."""
    values = (NOTHING if trial is None else read(trial) for trial in trials)
    return [number for value, run in groupby(values) for number in (value, len(list(run)))]
