"""The alerts of a run: each confirmed change once, however many nights it lasts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

from packaging.version import Version
from pydantic import Field, InstanceOf

from errata.commands.run.report import change_item, changes_of
from errata.commands.run.stored_run import read_reference
from errata.compare.judge import Finding, Status, compare
from errata.evidence import Told, read_run
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED
from errata.model.outcome import ScriptResult
from errata.model.runs import Key, RunHeader, Sighting, Standing
from errata.model.verdict import Judgement, Observation, Verdict, word_of
from errata.project import Project
from errata.report.document import Document, Quote, Section, closing
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted

if TYPE_CHECKING:
    from errata.store.sql import Store


@dataclass(frozen=True, kw_only=True)
class AlertedTrial:
    """A trial with a change."""

    id: str
    case: str
    environment: str
    mode: str
    backend: str
    verdict: Verdict
    reason: str
    changes: Annotated[tuple[str, ...], Field(description="What changed, in words.")]
    finding: Annotated[InstanceOf[Finding], Field(exclude=True)]


@dataclass(frozen=True, kw_only=True)
class Alert(AlertedTrial):
    """One alert."""

    kind: Annotated[
        Literal["raised", "resolved", "flaky", "standing"],
        Field(description="raised: new; standing: reported before."),
    ]
    series: Annotated[
        str, Field(description="The environment, but torch-nightly whatever the night.")
    ]
    state: Annotated[
        str, Field(description="The reported state, opaque; empty where all is as expected.")
    ]
    before: Annotated[
        str, Field(description="The state that was reported last; empty: as expected.")
    ]
    since: Annotated[
        datetime,
        Field(description="Start of the run that first reported it; if resolved, that raised it."),
    ]
    told_by_run: Annotated[int, Field(description="The run that first reported it.")]

    @property
    def name(self) -> str:
        """The trial by its series, which stays the same from night to night."""
        return f"{self.case}@{self.series}:{self.mode}:{self.backend}"


@dataclass(frozen=True, kw_only=True)
class Alerts:
    """The alerts of one run, each change once. Texts are raw and untrusted."""

    exit_code: Annotated[Literal[0, 1], Field(description="0 nothing new, 1 a new alert.")]
    run: int
    started: datetime
    peek: Annotated[bool, Field(description="Whether the alerts were not marked as reported.")]
    alerts: tuple[Alert, ...]
    unconfirmed: Annotated[
        tuple[AlertedTrial, ...], Field(description="Changes seen only once, so no alert.")
    ]
    stale: Annotated[
        int, Field(description="Trials left out because a script was edited after the run.")
    ]
    options: Annotated[tuple[str, ...], Field(exclude=True)] = ()

    def of_kind(self, kind: str) -> tuple[Alert, ...]:
        """Return the alerts of one kind."""
        return tuple(one for one in self.alerts if one.kind == kind)

    def news(self) -> tuple[Alert, ...]:
        """Return what was not reported before."""
        return tuple(one for one in self.alerts if one.kind != "standing")


ALERTS = DocumentFormat("alerts", 1, Alerts, "errata alerts --json")


@dataclass(frozen=True, kw_only=True)
class _Observed:
    """What a run found of one trial; news that was not seen twice has no standing."""

    finding: Finding
    standing: Standing | None

    @property
    def sighting(self) -> Sighting:
        """What the store remembers of it."""
        judgement = self.finding.judgement
        trial = judgement.trial
        is_news = self.standing == "news"
        return Sighting(
            case=trial.case.id,
            series=trial.environment.series,
            mode=trial.mode,
            backend=trial.backend,
            standing=self.standing or "expected",
            state=_state(judgement) if is_news else "",
        )


def find_alerts(project: Project, store: Store, run: RunHeader, *, peek: bool = False) -> Alerts:
    """Return what is new in a stored run, and mark it as reported unless it is a peek.

    What differs from documentation or record counts once it was seen twice; what healed, once
    the failure was also seen again where it is known. Of several nights of one series the newest
    counts. Raises CaseProblems and InvalidRecord.
    """
    results = store.results(run.id)
    reference = read_reference(project, {one.case for one in results})  # others are inconclusive
    trials = read_run(store, run, results, reference.cases, reference.frameworks)
    current = [told for told in trials.values() if told.is_current]
    newest: dict[Key, _Observed] = {}
    for observed in _observe(current, reference.record):
        key = observed.sighting.key
        newest[key] = max(
            newest.get(key, observed),
            observed,
            key=lambda one: Version(one.finding.judgement.trial.environment.version),
        )
    sightings = [one.sighting for one in newest.values() if one.standing is not None]
    alerts = [
        Alert(
            kind=one.kind,
            series=one.sighting.series,
            state=one.sighting.state,
            before=one.before,
            since=one.since,
            told_by_run=one.run_id,
            **_trial(newest[one.sighting.key].finding),
        )
        for one in store.raise_alerts(run.id, sightings, remember=not peek)
    ]
    unconfirmed = [
        AlertedTrial(**_trial(one.finding)) for one in newest.values() if one.standing is None
    ]
    is_new = any(one.kind == "raised" for one in alerts)
    return Alerts(
        exit_code=EXIT_CHANGED if is_new else EXIT_AS_EXPECTED,  # type: ignore[arg-type]  # one of the two
        run=run.id,
        started=run.started,
        peek=peek,
        alerts=tuple(sorted(alerts, key=lambda one: one.id)),
        unconfirmed=tuple(sorted(unconfirmed, key=lambda one: one.id)),
        stale=len(trials) - len(current),
        options=project.options,
    )


def _trial(finding: Finding) -> dict[str, Any]:
    judgement = finding.judgement
    return {
        "id": finding.id,
        "case": judgement.trial.case.id,
        "environment": judgement.trial.environment.id,
        "mode": judgement.trial.mode,
        "backend": judgement.trial.backend,
        "verdict": judgement.verdict,
        "reason": judgement.reason,
        "changes": finding.changes,
        "finding": finding,
    }


def _observe(trials: Iterable[Told], record: Mapping[str, Observation]) -> Iterator[_Observed]:
    """Judge the conclusive trials, and decide how each counts for alerts."""
    for told in trials:
        judgement = None if told.is_control else told.judge()
        if judgement is None or not judgement.verdict.is_conclusive:
            continue
        finding = compare(judgement, record.get(told.trial.id))
        standing: Standing | None = "expected"
        if judgement.verdict is Verdict.FLAKY:
            standing = "flaky"
        elif finding.status is Status.CHANGED:
            standing = "news" if judgement.is_confirmed else None
        yield _Observed(finding=finding, standing=standing)


def _state(judgement: Judgement) -> str:
    """Identify an alert by the verdict and what both scripts did, not by how it was measured."""
    return f"{judgement.verdict} {_ending(judgement.broken)} {_ending(judgement.fixed)}"


def _ending(result: ScriptResult) -> str:
    if result.signature is not None:
        return f"{result.outcome}:{result.signature.digest}"
    status = result.signal or (str(result.exit_code) if result.exit_code else "")
    return f"{result.outcome}:{status}" if status else str(result.outcome)


def alerts_document(found: Alerts) -> Document:
    """Describe the alerts of a run: new ones in full, the others in a line each."""
    looked = "a look at the alerts" if found.peek else "alerts"
    sign, tone = closing(found.exit_code)
    raised, resolved = found.of_kind("raised"), found.of_kind("resolved")
    flaky, standing = found.of_kind("flaky"), found.of_kind("standing")
    changes = changes_of([one.finding for one in raised], found.options)
    resolved_lines = [
        f"{one.name}  was {_verdict(one.before)} since {one.since:%Y-%m-%d}" for one in resolved
    ]
    standing_lines = [
        f"{one.name}  {_verdict(one.state)} since {one.since:%Y-%m-%d} (run {one.told_by_run})"
        for one in standing
    ]
    sections = (
        Section(
            title="New alerts",
            count=len(raised),
            blocks=tuple(change_item(change, look="history") for change in changes),
            about="change",
        ),
        _lines("Resolved: as expected again", resolved_lines),
        _lines(
            "Flaky: repeated runs disagree, so no alert is raised",
            [f"{one.name}  {one.reason}" for one in flaky],
        ),
        _lines("Reported before and unchanged", standing_lines),
        _lines(
            "Seen only once, so no alert is raised (errata run confirms)",
            [one.id for one in found.unconfirmed],
        ),
    )
    counts = (
        (len(resolved), "resolved"),
        (len(flaky), "flaky"),
        (len(standing), "reported before and unchanged"),
        (len(found.unconfirmed), "not confirmed"),
    )
    trials = counted(found.stale, "trial")
    stale = f"{trials} left out: the scripts have been edited since they were measured"
    return Document(
        title=f"{looked} of run {found.run}, started {found.started:%Y-%m-%d %H:%M} UTC",
        sections=tuple(section for section in sections if section.blocks),
        summary=(
            counted(len(raised), "new alert") if raised else "no new alert",
            *(f"{count:,} {words}" for count, words in counts if count),
        ),
        sign=sign,
        tone=tone,
        notes=(stale,) if found.stale else (),
        whole="the JSON report (`errata alerts --json FILE`)",
    )


def _lines(title: str, lines: Sequence[str]) -> Section:
    return Section(title=title, count=len(lines), blocks=(Quote(tuple(lines)),) if lines else ())


def _verdict(state: str) -> str:
    return word_of(state.partition(" ")[0])
