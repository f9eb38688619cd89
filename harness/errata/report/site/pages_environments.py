"""The list of environments, and a page for each: its lock, its pins and why, what ran in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from errata.model.verdict import Verdict
from errata.report.site import addresses
from errata.report.site.facts import EnvironmentPage, SiteFacts, TrialFacts

if TYPE_CHECKING:
    import jinja2

__all__ = ["render_environment", "render_environments"]

TRIALS = 4_000
"""So many trials are listed."""


@dataclass(frozen=True, kw_only=True)
class _Ran:
    """One trial of an environment, with the way to it."""

    case: str
    href: str
    trial: TrialFacts


def render_environments(facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render `environments/index.html`."""
    by_framework: dict[str, list[EnvironmentPage]] = {}
    for one in facts.environments:
        by_framework.setdefault(one.framework, []).append(one)
    return env.get_template("environments.html.j2").render(
        root="../",
        active="environments",
        groups=list(by_framework.items()),
        verdicts=_verdicts,
    )


def render_environment(page: EnvironmentPage, facts: SiteFacts, env: jinja2.Environment) -> str:
    """Render one environment."""
    titles = {case.id: case.title for case in facts.cases}
    return env.get_template("environment.html.j2").render(
        root="../",
        active="environments",
        page=page,
        ran=[_ran(case, trial) for case, trial in page.trials[:TRIALS]],
        left_out=max(0, len(page.trials) - TRIALS),
        verdicts=_verdicts(page),
        titles=titles,
        runs={run.number for run in facts.runs},
        extras=_extras(page),
    )


def _verdicts(page: EnvironmentPage) -> Sequence[tuple[str, int]]:
    """Count what was said in an environment, in the order of the verdicts."""
    counts = Counter(trial.verdict for _, trial in page.trials)
    return [(str(verdict), counts[verdict]) for verdict in Verdict if counts[verdict]]


def _ran(case: str, trial: TrialFacts) -> _Ran:
    anchor = addresses.anchor(trial.environment, trial.mode, trial.backend)
    return _Ran(
        case=case, href="../" + addresses.to(addresses.case_path(case), anchor), trial=trial
    )


def _extras(page: EnvironmentPage) -> Iterable[str]:
    """Name what stands beside the framework because cases need it."""
    return page.id.partition("+")[2].split("+") if page.is_listed and "+" in page.id else []
