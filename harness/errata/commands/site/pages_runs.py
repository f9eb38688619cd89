"""The pages of runs and of environments: their lists, and a page for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

from errata.commands.run.report import ReportedRun
from errata.commands.site import addresses
from errata.commands.site.facts import EnvironmentPage, RunPage, SiteFacts, TrialFacts
from errata.model.cell import split_place
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
    EXIT_USAGE,
)
from errata.model.verdict import Verdict
from errata.report.matrix import MatrixRow, MatrixView
from errata.text.differences import shorten

if TYPE_CHECKING:
    import jinja2

CHANGES = 200
"""So many changes are shown in full; the rest are counted."""
ROWS = 300
"""A matrix of more rows is the first page's business."""
FIELD = 2_000
"""Characters of one field, such as an error's message."""
NAMES = 12
"""So many trials of one change are named."""
_ENDINGS = {
    None: "not finished",
    EXIT_AS_EXPECTED: "as expected",
    EXIT_CHANGED: "something changed",
    EXIT_USAGE: "wrong usage",
    EXIT_INFRASTRUCTURE: "something failed",
    EXIT_INTERRUPTED: "interrupted",
}


def render_runs(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `runs/index.html`."""
    return env.get_template("runs.html.j2").render(
        root="../",
        active="runs",
        runs=facts.runs,
        ending=_ending,
        took=_took,
        verdicts=_verdicts,
        is_empty=not facts.runs,
    )


def render_run(page: RunPage, facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render one run; the runs before and after it are linked."""
    numbers = [run.number for run in facts.runs]
    here = numbers.index(page.number)
    view = page.view
    return env.get_template("run.html.j2").render(
        root="../",
        active="runs",
        page=page,
        view=view,
        ending=_ending(page),
        took=_took(page),
        verdicts=_verdicts(page),
        newer=numbers[here - 1] if here else None,
        older=numbers[here + 1] if here + 1 < len(numbers) else None,
        changes=view.changes[:CHANGES] if view else [],
        names_shown=NAMES,
        trial_name=_trial_name,
        trial_names=lambda ids: ", ".join(map(_trial_name, ids[:NAMES])),
        trial_link=_trial_link,
        matrices=_matrices(view) if view else [],
        rows_left_out=_rows_left_out(view) if view else 0,
        environments=_environments(view, facts) if view else [],
        shorten=lambda pieces: shorten(pieces, FIELD),
    )


def _ending(page: RunPage) -> str:
    """Say how a run ended."""
    if page.imported and page.exit_code is None:
        return "imported"
    return _ENDINGS.get(page.exit_code, f"exit code {page.exit_code}")


def _took(page: RunPage) -> str:
    """Say how long a run took."""
    if page.finished is None:
        return ""
    seconds = max((page.finished - page.started) / timedelta(seconds=1), 0)
    if seconds < 100:
        return f"{seconds:.1f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes / 60:.1f} h"


def _verdicts(page: RunPage) -> Sequence[tuple[str, int]]:
    """Return a run's verdicts: as judged now if known, else as reported at its end."""
    if page.view is not None and page.view.trials:
        return [(str(verdict), count) for verdict, count in page.view.counts.verdict.items()]
    return page.counts


def _trial_name(trial: str) -> str:
    """Return a trial's place; the whole identifier if it has none."""
    return trial.partition("@")[2] or trial


def _trial_link(trial: str) -> str:
    """Return the link from a run's page to a trial on its case's page."""
    case, _, place = trial.partition("@")
    anchor = addresses.anchor(*split_place(place))
    return "../" + addresses.to(addresses.case_path(case), anchor)


def _matrices(view: ReportedRun) -> list[tuple[MatrixView, Sequence[MatrixRow]]]:
    """Choose the rows of the matrices that fit on the page, rows with changes first."""
    is_whole = _rows_left_out(view) == 0
    room = ROWS
    found: list[tuple[MatrixView, Sequence[MatrixRow]]] = []
    for matrix in view.matrices:
        loud_first = matrix.rows if is_whole else sorted(matrix.rows, key=lambda row: row.is_quiet)
        rows = loud_first[:room]
        room -= len(rows)
        if rows:
            found.append((matrix, rows))
    return found


def _rows_left_out(view: ReportedRun) -> int:
    return max(0, sum(len(matrix.rows) for matrix in view.matrices) - ROWS)


def _environments(view: ReportedRun, facts: SiteFacts) -> list[tuple[str, str, str, str]]:
    """Return name, address (empty where it has no page), build and Python of each environment.

    They come in the order of the framework table; those that it does not list are last.
    """
    stems = {environment.id: environment.stem for environment in facts.environments}
    order = {name: number for number, name in enumerate(stems)}
    return [
        (
            one.environment,
            "../" + addresses.to(addresses.environment_path(stems[one.environment]))
            if one.environment in stems
            else "",
            one.framework_version,
            one.python_version,
        )
        for one in sorted(
            view.environments,
            key=lambda one: (order.get(one.environment, len(order)), one.environment),
        )
    ]


TRIALS = 4_000
"""So many trials are listed."""


def render_environments(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `environments/index.html`."""
    by_framework: dict[str, list[EnvironmentPage]] = {}
    for one in facts.environments:
        by_framework.setdefault(one.framework, []).append(one)
    return env.get_template("environments.html.j2").render(
        root="../",
        active="environments",
        groups=list(by_framework.items()),
        verdicts=_verdicts_in,
    )


def render_environment(page: EnvironmentPage, facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render one environment."""
    titles = {case.id: case.title for case in facts.cases}
    return env.get_template("environment.html.j2").render(
        root="../",
        active="environments",
        page=page,
        ran=[(case, _link_from_list(case, trial), trial) for case, trial in page.trials[:TRIALS]],
        left_out=max(0, len(page.trials) - TRIALS),
        verdicts=_verdicts_in(page),
        titles=titles,
        runs={run.number for run in facts.runs},
        extras=_extras(page),
    )


def _verdicts_in(page: EnvironmentPage) -> Sequence[tuple[str, int]]:
    """Count an environment's verdicts, in their order."""
    counts = Counter(trial.verdict for _, trial in page.trials)
    return [(str(verdict), counts[verdict]) for verdict in Verdict if counts[verdict]]


def _link_from_list(case: str, trial: TrialFacts) -> str:
    anchor = addresses.anchor(trial.environment, trial.mode, trial.backend)
    return "../" + addresses.to(addresses.case_path(case), anchor)


def _extras(page: EnvironmentPage) -> Iterable[str]:
    """Name the packages that cases need next to the framework."""
    return page.id.partition("+")[2].split("+") if page.is_listed and "+" in page.id else []
