"""Run a drafted case as `errata run CASE --python` will, and take over what it says there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from errata.filing.draft.drafting import Draft, adapt_message
from errata.model.errors import ErrataError
from errata.model.outcome import Outcome
from errata.model.verdict import Judgement, Verdict
from errata.plan.select import Selection
from errata.project import Project
from errata.store.memory import MemoryStore
from errata.workflow import RunOptions, make_plan
from errata.workflow import run as run_plan

__all__ = ["Proof", "prove"]


@dataclass(frozen=True, kw_only=True)
class Proof:
    """What a drafted case does on its own; without a judgement `problem` says why nothing ran."""

    draft: Draft
    judgement: Judgement | None = None
    problem: str = ""

    @property
    def reproduces(self) -> bool:
        """Whether the case shows the captured failure on its own."""
        return self.judgement is not None and self.judgement.verdict is Verdict.REPRODUCES


class _Silent:
    """Nobody is told how far a proof is."""

    def note(self, text: str) -> None:
        """Say nothing."""

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Say nothing."""

    def cells_total(self, count: int) -> None:
        """Say nothing."""

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Say nothing."""


def prove(draft: Draft, python: Path, table: Path) -> Proof:
    """Run both scripts of a draft without the user's variables, folder and arguments.

    Where only the message differs, the case documents what both have in common. Nothing is stored.
    """
    try:
        judgement = _judge(draft, python, table)
        if judgement.verdict in (Verdict.DRIFTED, Verdict.MASKED):
            adapted = adapt_message(draft, judgement.broken)
            if adapted is not None:
                return Proof(draft=adapted, judgement=_judge(adapted, python, table))
    except ErrataError as error:
        return Proof(draft=draft, problem=error.message)
    return Proof(draft=draft, judgement=judgement)


def _judge(draft: Draft, python: Path, table: Path) -> Judgement:
    project = Project(
        root=draft.folder,
        corpora=(draft.folder,),
        table=table,
        record=draft.folder / "no-record",
        database="",
    )
    plan = make_plan(project, Selection(), python)
    report = run_plan(plan, RunOptions(slots=1), MemoryStore(), _Silent())
    finding = report.findings[0]
    return replace(finding.judgement)
