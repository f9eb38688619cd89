"""Compare two stored runs, reading only what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from errata.compare.transitions import compare_judgements
from errata.measuring.stored import StoredTrial, gather_trials
from errata.model.runs import RunHeader
from errata.plan.frameworks import load_frameworks
from errata.plan.load import load_corpora
from errata.project import Project
from errata.report.comparison import (
    ComparisonFacts,
    ComparisonView,
    Difference,
    build_comparison,
)
from errata.store.base import Differences, Store, StoredResult

__all__ = ["compare_runs"]


def compare_runs(
    project: Project,
    store: Store,
    before: RunHeader,
    after: RunHeader,
    differences: Callable[[], Differences] | None = None,
) -> ComparisonView:
    """Compare the trials whose outcomes differ between two runs; the store finds them.

    Both are judged with the cases as they are now. `differences` returns the store's answer where
    it was asked already. Raises CaseProblems where a case is invalid.
    """
    frameworks = load_frameworks(project.table)
    cases = {case.id: case for case in load_corpora(project.corpora, frameworks)}
    found = differences() if differences else store.differences(before.id, after.id)
    sides = [
        gather_trials(results, store.environments(run.id), cases, frameworks)
        for run, results in ((before, found.before), (after, found.after))
    ]
    compared: list[Difference] = []
    edited: list[str] = []
    incomplete: list[str] = []
    for name in sorted(sides[0].keys() & sides[1].keys()):
        first, second = sides[0][name], sides[1][name]
        if _contents(first) != _contents(second):
            edited.append(name)
            continue
        judged = (first.judge(), second.judge())
        if None in judged:
            incomplete.append(name)
        else:
            compared.append(Difference(id=name, transition=compare_judgements(*judged)))
    facts = ComparisonFacts(
        before=before,
        after=after,
        same=found.same,
        only_before=found.only_before,
        only_after=found.only_after,
        edited=tuple(edited),
        unknown=_unknown(found.before, cases),
        incomplete=tuple(incomplete),
    )
    return build_comparison(compared, facts)


def _contents(stored: StoredTrial) -> set[tuple[str, str]]:
    """Return which scripts a side was measured with; a key begins with its script's content."""
    return {(result.script, result.key.partition(".")[0]) for result in stored.results}


def _unknown(results: Sequence[StoredResult], cases: Iterable[str]) -> tuple[str, ...]:
    known = set(cases)
    return tuple(sorted({stored.trial for stored in results if stored.case not in known}))
