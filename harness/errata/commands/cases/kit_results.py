"""Judge the results that a kit wrote on another machine, and make a run of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from errata.evidence import by_trials
from errata.measuring.kits import KitResults, read_results
from errata.model.verdict import Judgement
from errata.plan.frameworks import load_frameworks
from errata.project import Project, load_known
from errata.store.base import Merged

if TYPE_CHECKING:
    from errata.store.sql import Store


@dataclass(frozen=True, kw_only=True)
class KitImport:
    """What came of an import: the trials with their judgements, and the cases they cannot judge.

    `edited` are cases that have changed since the kit was made, so that their results are of the
    old text; `unknown` are not here.
    """

    merged: Merged
    read: KitResults
    judgements: tuple[Judgement, ...]
    edited: tuple[str, ...]
    unknown: tuple[str, ...]


def import_kit(lines: Sequence[str], project: Project, store: Store, *, name: str) -> KitImport:
    """Add what a kit wrote to a store, all or nothing; a second time adds nothing.

    `lines` have their line feeds; `name` is the file for messages. Raises InvalidTransfer with the
    bad line, UsageProblem for what a newer Errata wrote, CaseProblems where a case that was
    measured is not valid here, and what `Store.merge` raises.
    """
    read = read_results(lines, name=name)
    frameworks = load_frameworks(project.table)
    measured = {stored.case for stored in read.results}
    cases = load_known(project, frameworks, measured)
    trials = by_trials(read.results, read.environments, cases, frameworks, {})
    judged = [(one, one.judge()) for one in trials.values() if one.is_current]
    judgements = tuple(judgement for _, judgement in judged if judgement is not None)
    counts = Counter(str(judgement.verdict) for judgement in judgements)
    return KitImport(
        merged=store.merge(replace(read.run, counts=dict(counts)), read.results, read.environments),
        read=read,
        judgements=judgements,
        edited=tuple(sorted({o.trial.case.id for o in trials.values() if not o.is_current})),
        unknown=tuple(sorted(measured - cases.keys())),
    )
