"""The first page, with every case over every release; the table of environments; what Errata is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from errata.commands.site import addresses
from errata.commands.site.facts import CasePage, FrameworkFacts, SiteFacts, TrialFacts
from errata.commands.site.pages_upgrades import new_releases
from errata.commands.site.rendering import MEANINGS, NEVER_DOCUMENTED, SIGNS
from errata.model.case import BACKENDS
from errata.model.verdict import Verdict, word_of
from errata.model.versions import release_order

if TYPE_CHECKING:
    import jinja2

_MANY = 24
"""A table of more releases scrolls sideways on every screen."""
_PASSES = "passes"
_Trials = list[TrialFacts | None]
"""What a case did in one mode on each release."""


@dataclass(frozen=True, kw_only=True)
class Cell:
    """Neighbouring releases with the same result; without a result all but `columns` is empty."""

    columns: int
    look: str = ""
    sign: str = ""
    words: str = ""
    href: str = ""


@dataclass(frozen=True, kw_only=True)
class Row:
    """A case; its lines are its modes, those with equal results together, each with its cells.

    `results` has the verdicts that occur, `unexpected` and `differs`, for the filters.
    """

    case: CasePage
    href: str
    name: str
    lines: tuple[tuple[str, tuple[Cell, ...]], ...]
    results: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Table:
    """One framework: its releases as columns, the newest first, and its cases as rows."""

    framework: str
    releases: tuple[str, ...]
    rows: tuple[Row, ...]

    @property
    def is_wide(self) -> bool:
        """Whether the table has too many releases for a screen."""
        return len(self.releases) > _MANY


def tables_of(facts: SiteFacts) -> list[Table]:
    """Divide the cases by framework, the one with the most cases first.

    Modes that only results have come after the listed ones, releases in their order.
    """
    listed = {framework.name: framework for framework in facts.frameworks}
    mine: dict[str, list[CasePage]] = {name: [] for name in listed}
    for case in facts.cases:
        mine.setdefault(case.framework, []).append(case)
    tables = [_table(name, listed.get(name), cases) for name, cases in mine.items() if cases]
    return sorted(tables, key=lambda table: -len(table.rows))


def _table(name: str, listed: FrameworkFacts | None, cases: Sequence[CasePage]) -> Table:
    releases = listed.releases if listed else ()
    trials = [trial for case in cases for trial in case.trials]
    if more := {trial.release for trial in trials} - set(releases):
        releases = tuple(sorted({*releases, *more}, key=release_order))
    known = listed.modes if listed else ()
    modes = list(dict.fromkeys([*known, *sorted({trial.mode for trial in trials})]))
    columns = {release: index for index, release in enumerate(reversed(releases))}
    return Table(
        framework=name,
        releases=tuple(columns),
        rows=tuple(_row(case, columns, modes) for case in cases),
    )


def _row(case: CasePage, columns: Mapping[str, int], modes: Sequence[str]) -> Row:
    shared: dict[tuple[object, ...], tuple[list[str], _Trials]] = {}
    for place, trials in _by_place(case, columns, modes):
        names, _ = shared.setdefault(tuple(map(_did, trials)), ([], trials))
        names.append(place)
    results = {str(trial.verdict) for trial in case.trials}
    if any(trial.is_unexpected for trial in case.trials):
        results.add("unexpected")
    if any(_differ(trials) for _, trials in shared.values()):
        results.add("differs")
    return Row(
        case=case,
        href=addresses.to(addresses.case_path(case.id)),
        name=case.id.removeprefix(f"{case.framework}/"),
        lines=tuple(
            (", ".join(names) if len(shared) > 1 else "", tuple(_cells(case, trials)))
            for names, trials in shared.values()
        )
        or (("", (Cell(columns=len(columns)),)),),
        results=tuple(sorted(results)),
    )


def _by_place(
    case: CasePage, columns: Mapping[str, int], modes: Sequence[str]
) -> Iterator[tuple[str, _Trials]]:
    """Yield each mode with its trials; another environment of a release starts another line."""
    rows: dict[tuple[str, str, int], _Trials] = {}
    for trial in case.trials:
        layer = 0
        while True:
            row = rows.setdefault((trial.mode, trial.backend, layer), [None] * len(columns))
            if row[columns[trial.release]] is None:
                row[columns[trial.release]] = trial
                break
            layer += 1
    ranks = {backend: number for number, backend in enumerate(BACKENDS)}
    for mode, backend, layer in sorted(
        rows, key=lambda key: (modes.index(key[0]), ranks.get(key[1], len(ranks)), key[1:])
    ):
        yield mode if backend == "cpu" else f"{mode}:{backend}", rows[mode, backend, layer]


def _did(trial: TrialFacts | None) -> tuple[object, ...] | None:
    if trial is None:
        return None
    return (trial.verdict, trial.is_unexpected, letters_of(trial))


def _differ(trials: _Trials) -> bool:
    """Return whether conclusive releases disagree."""
    return len({_did(trial) for trial in trials if trial and trial.verdict.is_conclusive}) > 1


def _cells(case: CasePage, trials: _Trials) -> Iterator[Cell]:
    for _, group in groupby(trials, key=_did):
        run = list(group)
        first, last = run[0], run[-1]  # the newest and the oldest
        if first is None or last is None:
            yield Cell(columns=len(run))
            continue
        span = first.release if first is last else f"{last.release} to {first.release}"
        letters = letters_of(first)
        look = f"v-{first.verdict}"
        if first.is_unexpected:
            look += " unexpected"
        elif first.verdict is Verdict.REPRODUCES and len(letters) == 1:
            # Another letter is another shade, so that a change of words is seen.
            look += ("", " shade-2", " shade-3")[(ord(letters) - ord("A")) % 3]
        yield Cell(
            columns=len(run),
            look=look,
            sign=sign_of(first),
            words=f"{span}: {word_of(first.verdict)}{f', {letters}' if letters else ''}"
            f"{', not as documented' if first.is_unexpected else ''}",
            href=addresses.to(
                addresses.case_path(case.id),
                addresses.anchor(first.environment, first.mode, first.backend),
            ),
        )


def letters_of(trial: TrialFacts) -> str:
    """Name the broken script's failures by their letters; empty where it passes."""
    return "/".join(name for name in trial.broken if name != _PASSES)


def sign_of(trial: TrialFacts) -> str:
    """Return the text of a cell: the letter of a documented failure, or a verdict's sign."""
    if trial.verdict is Verdict.REPRODUCES:
        return letters_of(trial) or SIGNS[str(trial.verdict)]
    return SIGNS[str(trial.verdict)]


def render_matrix(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `index.html`: what is new, filters, a table for each framework."""
    tables = tables_of(facts)
    trials = [trial for case in facts.cases for trial in case.trials]
    seen = {str(trial.verdict) for trial in trials}
    names = [table.framework for table in tables]
    return env.get_template("matrix.html.j2").render(
        root="",
        active="cases",
        facts=facts,
        tables=tables,
        names=" and ".join(filter(None, (", ".join(names[:-1]), *names[-1:]))),
        new={one.framework: one for one in new_releases(facts)},
        areas=sorted({area for case in facts.cases for area in case.areas}),
        kinds=sorted({str(case.kind) for case in facts.cases}),
        verdicts=[str(verdict) for verdict in Verdict if str(verdict) in seen],
        releases=sum(len(table.releases) for table in tables),
        conclusive=sum(trial.verdict.is_conclusive for trial in trials),
        unexpected=sum(trial.is_unexpected for trial in trials),
        never_documented=NEVER_DOCUMENTED,
    )


def render_about(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `about.html`: what Errata is, how to read the site, how to run it."""
    return env.get_template("about.html.j2").render(
        root="",
        active="about",
        example=next((case.id for case in facts.cases), "CASE"),
        meanings=MEANINGS,
        never_documented=NEVER_DOCUMENTED,
    )


def render_environments(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render the table of all environments."""
    return env.get_template("environments.html.j2").render(
        root="../", active="environments", environments=facts.environments
    )
