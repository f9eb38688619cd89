"""The first page: every case over every release, as a table that scripts filter and search."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timezone
from itertools import groupby
from typing import TYPE_CHECKING, Any

from errata.model.cell import BACKENDS
from errata.model.verdict import Verdict
from errata.model.versions import release_order
from errata.report.site import addresses
from errata.report.site.facts import CasePage, FrameworkFacts, SiteFacts, TrialFacts
from errata.report.site.rendering import MEANINGS, NEVER_DOCUMENTED, SIGNS
from errata.text.printable import cut, visible

if TYPE_CHECKING:
    import jinja2

__all__ = [
    "Block",
    "Line",
    "blocks_of",
    "error_text",
    "letters_of",
    "matrix_data",
    "render_matrix",
    "sign_of",
]

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
