"""The first page: every case over every release, as a table that scripts filter and search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timezone
from itertools import groupby
from typing import TYPE_CHECKING, Any

from errata.commands.site import addresses
from errata.commands.site.facts import CasePage, FrameworkFacts, SiteFacts, TrialFacts
from errata.commands.site.pages_upgrades import new_releases
from errata.commands.site.rendering import MEANINGS, NEVER_DOCUMENTED, SIGNS
from errata.model.case import BACKENDS
from errata.model.verdict import Verdict, word_of
from errata.model.versions import release_order
from errata.text.printable import cut, visible

if TYPE_CHECKING:
    import jinja2

NOTHING = -1
"""The number where a release has no result, or a result no date."""
_PASSES = "passes"
_ERROR_CHARACTERS = 400
_ERRORS = 12


_Numbers = dict[Any, int]
"""Distinct values with their numbers, in the order in which they came."""
PlaceRow = tuple[str, str, tuple[TrialFacts | None, ...]]
"""Mode and backend of a case, and its trial on each release."""


@dataclass(frozen=True, kw_only=True)
class FrameworkTable:
    """One framework: its releases as columns, the newest first, and the rows of each case."""

    framework: str
    releases: tuple[str, ...]
    modes: tuple[str, ...]
    cases: tuple[tuple[CasePage, tuple[PlaceRow, ...]], ...]


def tables_of(facts: SiteFacts) -> tuple[FrameworkTable, ...]:
    """Divide the cases by framework, the one with the most cases first.

    Modes that only results have come after the listed ones, releases in their order.
    """
    listed = {framework.name: framework for framework in facts.frameworks}
    mine: dict[str, list[CasePage]] = {name: [] for name in listed}
    for case in facts.cases:
        mine.setdefault(case.framework, []).append(case)
    known = sorted(((name, cases) for name, cases in mine.items() if cases), key=_fewest_last)
    return tuple(_table(name, listed.get(name), cases) for name, cases in known)


def _fewest_last(framework: tuple[str, Sequence[CasePage]]) -> int:
    return -len(framework[1])


def matrix_data(facts: SiteFacts, tables: Sequence[FrameworkTable]) -> dict[str, Any]:
    """Return the data of the page's scripts, short enough to be part of the page.

    Equal neighbours are written once, as pairs of a value and how often it repeats: forty releases
    with the same result take two numbers.
    """
    states: _Numbers = {}
    days: _Numbers = {}
    places: _Numbers = {}
    verdicts = [str(verdict) for verdict in Verdict]
    frameworks = [
        {
            "name": visible(table.framework),
            "releases": [visible(release) for release in table.releases],
            "modes": [visible(mode) for mode in table.modes],
            "cases": [
                _case(table, case, rows, (states, days, places)) for case, rows in table.cases
            ],
        }
        for table in tables
    ]
    return {
        "verdicts": [
            {
                "name": name,
                "word": word_of(name),
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
            for verdict, unexpected, letters in states
        ],
        "days": list(days),
        "places": list(places),
    }


def _number(numbers: _Numbers, value: object) -> int:
    """Return the number of a value; a new value takes the next one."""
    return numbers.setdefault(value, len(numbers))


def letters_of(trial: TrialFacts) -> str:
    """Name the broken script's failures by their letters; empty where it passes."""
    return "/".join(name for name in trial.broken if name != _PASSES)


def sign_of(trial: TrialFacts) -> str:
    """Return the text of a cell: the letter of a documented failure, or a verdict's sign."""
    if trial.verdict is Verdict.REPRODUCES:
        return letters_of(trial) or SIGNS[str(trial.verdict)]
    return SIGNS[str(trial.verdict)]


def error_text(case: CasePage) -> str:
    """Return the messages of a case's failures for the search, shortened, one per line."""
    if case.timeline is None:
        return ""
    texts = (
        " ".join(filter(None, (seen.type, seen.message, seen.status, *seen.warnings)))
        for seen in case.timeline.letters
    )
    lines = dict.fromkeys(visible(cut(line, _ERROR_CHARACTERS)) for line in texts if line)
    return "\n".join(list(lines)[:_ERRORS])


def _table(name: str, listed: FrameworkFacts | None, cases: Sequence[CasePage]) -> FrameworkTable:
    releases = listed.releases if listed else ()
    modes = listed.modes if listed else ()
    trials = [trial for case in cases for trial in case.trials]
    more = {trial.release for trial in trials} - set(releases)
    if more:
        releases = tuple(sorted({*releases, *more}, key=release_order))
    releases = releases[::-1]
    modes = tuple(dict.fromkeys([*modes, *sorted({trial.mode for trial in trials})]))
    columns = {release: index for index, release in enumerate(releases)}
    return FrameworkTable(
        framework=name,
        releases=releases,
        modes=modes,
        cases=tuple((case, _rows(case, columns, modes)) for case in cases),
    )


def _rows(case: CasePage, columns: Mapping[str, int], modes: Sequence[str]) -> tuple[PlaceRow, ...]:
    """Arrange a case's trials in rows; another environment of a release starts another row."""
    rows: dict[tuple[str, str, int], list[TrialFacts | None]] = {}
    for trial in case.trials:
        column = columns[trial.release]
        layer = 0
        while True:
            key = (trial.mode, trial.backend, layer)
            row = rows.setdefault(key, [None] * len(columns))
            if row[column] is None:
                row[column] = trial
                break
            layer += 1
    order = sorted(rows, key=lambda key: (modes.index(key[0]), _backend_rank(key[1]), key[2]))
    return tuple((key[0], key[1], tuple(rows[key])) for key in order)


def _backend_rank(backend: str) -> tuple[int, str]:
    return (BACKENDS.index(backend) if backend in BACKENDS else len(BACKENDS), backend)


def _case(
    table: FrameworkTable, case: CasePage, rows: Sequence[PlaceRow], numbers: tuple[_Numbers, ...]
) -> dict[str, Any]:
    return {
        "id": visible(case.id),
        "name": visible(case.id.removeprefix(f"{table.framework}/")),
        "title": visible(case.title),
        "kind": str(case.kind),
        "areas": [visible(area) for area in case.areas],
        "errors": error_text(case),
        "href": addresses.to(addresses.case_path(case.id)),
        "lines": [_row(table, row, *numbers) for row in rows],
    }


def _row(
    table: FrameworkTable, row: PlaceRow, states: _Numbers, days: _Numbers, places: _Numbers
) -> list[Any]:
    mode, backend, trials = row

    def state(trial: TrialFacts) -> int:
        return _number(states, (trial.verdict, trial.is_unexpected, letters_of(trial)))

    def day(trial: TrialFacts) -> int:
        if trial.measured is None:
            return NOTHING
        return _number(days, trial.measured.astimezone(timezone.utc).date().isoformat())

    def place(trial: TrialFacts) -> int:
        # `*` is the usual name; so all releases of a line share one entry.
        usual = f"{table.framework}-{trial.release}"
        name = trial.environment
        short = f"*{name[len(usual) :]}" if name.startswith(usual) else name
        return _number(places, short)

    return [
        visible(mode),
        visible(backend),
        *(_runs(trials, read) for read in (state, day, place)),
    ]


def _runs(trials: Iterable[TrialFacts | None], read: Callable[[TrialFacts], int]) -> list[int]:
    """Encode values as pairs: the value, and how often it repeats."""
    values = (NOTHING if trial is None else read(trial) for trial in trials)
    return [number for value, run in groupby(values) for number in (value, len(list(run)))]


@dataclass(frozen=True, kw_only=True)
class _Stretch:
    """Neighbouring releases with the same result; `trial` is the first, None without a result."""

    trial: TrialFacts | None
    columns: int
    sign: str
    words: str
    href: str


@dataclass(frozen=True, kw_only=True)
class _PlainRow:
    """One row of a case in the table without scripts; `rows` is how many rows its case has."""

    case: CasePage
    href: str
    name: str
    rows: int
    place: str
    stretches: tuple[_Stretch, ...]


def render_matrix(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `index.html`: what is new, filters, data for the scripts, a table without scripts."""
    tables = tables_of(facts)
    new = {one.framework: one for one in new_releases(facts)}
    trials = [trial for case in facts.cases for trial in case.trials]
    return env.get_template("matrix.html.j2").render(
        root="",
        active="cases",
        facts=facts,
        tables=tables,
        names=_listed([table.framework for table in tables]),
        new=new,
        data=matrix_data(facts, tables),
        releases=sum(len(table.releases) for table in tables),
        conclusive=sum(trial.verdict.is_conclusive for trial in trials),
        unexpected=sum(trial.is_unexpected for trial in trials),
        meanings=MEANINGS,
        never_documented=NEVER_DOCUMENTED,
        plain_rows=_plain_rows,
    )


def _listed(names: Sequence[str]) -> str:
    """Join names as a sentence does: `a, b and c`."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def render_about(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `about.html`: what Errata is, how to read the site, how to run it."""
    return env.get_template("about.html.j2").render(
        root="",
        active="about",
        example=next((table.cases[0][0].id for table in tables_of(facts)), "CASE"),
        never_documented=NEVER_DOCUMENTED,
    )


def render_environments(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render the table of all environments."""
    return env.get_template("environments.html.j2").render(
        root="../", active="environments", environments=facts.environments
    )


def _plain_rows(table: FrameworkTable) -> Iterator[_PlainRow]:
    """Yield a framework's rows with equal neighbours joined; each case has at least one row."""
    for case, rows in table.cases:
        href = addresses.to(addresses.case_path(case.id))
        known = rows or (("", "", (None,) * len(table.releases)),)
        for index, (mode, backend, trials) in enumerate(known):
            yield _PlainRow(
                case=case,
                href=href,
                name=case.id.removeprefix(f"{table.framework}/"),
                rows=0 if index else len(known),
                place=mode if backend in ("cpu", "") else f"{mode}:{backend}",
                stretches=tuple(_stretches(trials, case.id)),
            )


def _stretches(trials: Sequence[TrialFacts | None], case: str) -> Iterator[_Stretch]:
    for _, group in groupby(trials, key=_alike):
        run = list(group)
        first, last = run[0], run[-1]  # the newest and the oldest
        if first is None or last is None:
            yield _Stretch(trial=None, columns=len(run), sign="", words="", href="")
            continue
        span = first.release if first is last else f"{last.release} to {first.release}"
        letters = f", {letters_of(first)}" if letters_of(first) else ""
        name = addresses.anchor(first.environment, first.mode, first.backend)
        yield _Stretch(
            trial=first,
            columns=len(run),
            sign=sign_of(first),
            words=f"{span}: {word_of(first.verdict)}{letters}",
            href=addresses.to(addresses.case_path(case), name),
        )


def _alike(trial: TrialFacts | None) -> tuple[object, ...] | None:
    if trial is None:
        return None
    return (trial.verdict, trial.is_unexpected, letters_of(trial))
