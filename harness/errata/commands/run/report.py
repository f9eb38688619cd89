"""A run as it is reported: the JSON document that every other format is written from.

History of the schema's number:
1: the first.
2: the run's number and Errata's version, notes, and the location of what is new or changed.
4: what a claim says, whose only script is both broken and fixed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, PlainSerializer

from errata.compare.behaviour import DOCUMENTED, RECORDED, Row, finding_rows
from errata.compare.judge import Finding, Location, Status, derived_harm, step_between
from errata.model.case import Expectation, Script
from errata.model.cell import Trial
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
    EnvironmentFailed,
)
from errata.model.outcome import NOT_MEASURED, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import Judgement, Recorded, Verdict, word_of
from errata.model.versions import release_order
from errata.plan.matrix import case_of
from errata.report import document as doc
from errata.report.matrix import MatrixView, build_matrices, reading_order
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted, duration, visible, visible_lines

EnvironmentJson = Annotated[
    Mapping[Literal["id", "build", "python"], str],
    Field(description="build: the framework's full version, e.g. 2.13.0+cpu; empty if not built."),
]


def environment_json(facts: EnvironmentFacts) -> EnvironmentJson:
    """Return what a document says of an environment."""
    return {
        "id": facts.environment,
        "build": facts.framework_version,
        "python": facts.python_version,
    }


@dataclass(frozen=True, kw_only=True)
class FailedEnvironment:
    """An environment that could not be built; words: the resolver's own."""

    id: str
    message: str
    words: str
    hint: str


def failed_environments(failures: Mapping[str, EnvironmentFailed]) -> tuple[FailedEnvironment, ...]:
    """Keep the failures of environments that could not be built, by name."""
    return tuple(
        FailedEnvironment(id=name, message=error.message, words=error.words, hint=error.hint)
        for name, error in sorted(failures.items())
    )


@dataclass(frozen=True, kw_only=True)
class RunJudgement:
    """What a trial did in one run."""

    environment: str
    verdict: Verdict
    reason: str
    broken: ScriptResult
    fixed: ScriptResult


@dataclass(frozen=True, kw_only=True)
class RunTrial:
    """One trial: what it did, what was expected, and what changed."""

    id: str
    case: str
    framework: str
    release: str
    environment: str
    mode: str
    backend: str
    verdict: Verdict
    expected: Annotated[
        Verdict | None, Field(description="What the case calls for; null if it documents nothing.")
    ]
    status: Status
    reason: Annotated[str, Field(description="Why this verdict.")]
    changes: Annotated[
        tuple[str, ...], Field(description="What changed; empty unless the status is changed.")
    ]
    place: Annotated[
        Location | None,
        Field(description="Where to look at what is new or changed; null outside the repository."),
    ]
    documented: Annotated[
        Expectation | None, Field(description="What case.toml expects of broken.py here.")
    ]
    recorded: Annotated[Recorded | None, Field(description="What was last reviewed and committed.")]
    claim: Annotated[
        str | None,
        Field(description="What the script claims, which is then both broken and fixed."),
    ]
    broken: ScriptResult
    fixed: ScriptResult
    finding: Annotated[Finding, Field(exclude=True)]

    @classmethod
    def of(cls, finding: Finding, place: Location | None = None) -> RunTrial:
        """Return a finding as a run reports it."""
        judgement, trial = finding.judgement, finding.judgement.trial
        return cls(
            id=finding.id,
            case=trial.case.id,
            framework=trial.environment.framework,
            release=trial.environment.version,
            environment=trial.environment.id,
            mode=trial.mode,
            backend=trial.backend,
            verdict=judgement.verdict,
            expected=judgement.expected,
            status=finding.status,
            reason=judgement.reason,
            changes=finding.changes,
            place=place,
            documented=trial.expectation,
            recorded=finding.recorded,
            claim=trial.case.claim.sentence if trial.case.claim else None,
            broken=judgement.broken,
            fixed=judgement.fixed,
            finding=finding,
        )

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Both sides of what changed."""
        return finding_rows(self.finding)

    @property
    def seconds(self) -> float:
        """What its scripts took."""
        return sum(result.wall_s or 0.0 for _, result in self.scripts)

    @property
    def scripts(self) -> tuple[tuple[str, ScriptResult], ...]:
        """The result of each script, with its name; a claim has one."""
        if self.claim is not None:
            return ((self.finding.judgement.trial.case.filename(Script.FIXED), self.fixed),)
        return (("broken.py", self.broken), ("fixed.py", self.fixed))


@dataclass(frozen=True, kw_only=True)
class RunCounts:
    """How often each status and verdict occurs; what does not occur is left out."""

    trials: int
    status: Mapping[Status, int]
    verdict: Mapping[Verdict, int]

    @classmethod
    def of(cls, findings: Sequence[Finding]) -> RunCounts:
        """Count findings, in the order of the statuses and verdicts."""
        status = Counter(finding.status for finding in findings)
        verdict = Counter(finding.judgement.verdict for finding in findings)
        return cls(
            trials=len(findings),
            status={one: status[one] for one in Status if status[one]},
            verdict={one: verdict[one] for one in Verdict if verdict[one]},
        )


@dataclass(frozen=True, kw_only=True)
class ChangeView:
    """The same change of one case, in one or more trials; `again` runs the first once more.

    `options` name the corpora on a command line.
    """

    ids: tuple[str, ...]
    case: str
    verdict: Verdict
    changes: tuple[str, ...]
    rows: tuple[Row, ...]
    traceback: str
    again: str
    place: Location | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class NoResult:
    """Why trials have no result: what failed in its own words, or why they are unavailable.

    `environments` are pairs of an environment and its number of trials; `hint` is what to do next.
    """

    environments: tuple[tuple[str, int], ...]
    words: str
    hint: str = ""


@dataclass(frozen=True, kw_only=True)
class ReportedRun:
    """One run: every trial with what was documented and recorded. Texts are raw and untrusted."""

    version: Annotated[str, Field(description="Of the Errata that ran.")]
    run: Annotated[int | None, Field(description="Its number in the store.")]
    started: datetime
    wall_s: float
    interrupted: bool
    unfinished: Annotated[
        int, Field(description="Trials that an interruption left without a result.")
    ]
    exit_code: Annotated[
        int,
        Field(
            description="0 as expected, 1 changed, 3 inconclusive, 130 interrupted.",
            json_schema_extra={"enum": [0, 1, 3, 130]},
        ),
    ]
    corpus: Annotated[str, Field(description="Path of the cases.")]
    selection: Annotated[str, Field(description="What was selected, in words.")]
    isolation: Annotated[str, Field(description="fork, fresh or both.")]
    cells: Annotated[
        Mapping[Literal["run", "reused"], int],
        Field(description="reused: taken from the store, since nothing had changed."),
    ]
    counts: RunCounts
    environments: tuple[
        Annotated[EnvironmentFacts, PlainSerializer(environment_json, EnvironmentJson)], ...
    ]
    failed_environments: tuple[FailedEnvironment, ...]
    notes: Annotated[tuple[str, ...], Field(description="What a stored run does not know.")]
    trials: tuple[RunTrial, ...]
    options: Annotated[tuple[str, ...], Field(exclude=True)]

    @cached_property
    def by_environment(self) -> Mapping[str, Sequence[RunTrial]]:
        """The trials of each environment, in the order of the releases."""
        groups: dict[str, list[RunTrial]] = {}
        for trial in sorted(
            self.trials,
            key=lambda one: (one.framework, release_order(one.release), one.environment),
        ):
            groups.setdefault(trial.environment, []).append(trial)
        return groups

    @cached_property
    def matrices(self) -> tuple[MatrixView, ...]:
        """Cases by releases, for each framework."""
        return build_matrices([trial.finding for trial in self.trials])

    @cached_property
    def changes(self) -> tuple[ChangeView, ...]:
        """What changed, the same change of a case once."""
        return _changes(self.trials, self.options)

    @cached_property
    def infra(self) -> tuple[NoResult, ...]:
        """What could not be run, the same failure once."""
        groups: dict[tuple[str, str], list[RunTrial]] = {}
        for trial in self.trials:
            if trial.status is Status.INFRA:
                groups.setdefault(self.failure_of(trial), []).append(trial)
        return tuple(
            NoResult(
                environments=_environments(group),
                words=words,
                hint=hint or _alone(group[0].finding.judgement.trial, self.options),
            )
            for (words, hint), group in groups.items()
        )

    @cached_property
    def unavailable(self) -> tuple[NoResult, ...]:
        """What is not available here, by reason."""
        groups: dict[str, list[RunTrial]] = {}
        for trial in self.trials:
            if trial.status is Status.UNAVAILABLE:
                groups.setdefault(visible(trial.reason), []).append(trial)
        return tuple(
            NoResult(environments=_environments(group), words=reason)
            for reason, group in groups.items()
        )

    def failure_of(self, trial: RunTrial) -> tuple[str, str]:
        """Return what failed in its own words, and a hint; empty for Errata's own failures."""
        both = (trial.broken, trial.fixed)
        result = next((one for one in both if one.outcome.is_infrastructure), trial.broken)
        if result.detail == NOT_MEASURED:
            return NOT_MEASURED, "measure what is missing: the same command without --stored"
        if result.outcome is not Outcome.ENV_FAILED:
            return visible_lines(result.detail.strip()), ""
        for failed in self.failed_environments:
            if failed.id == trial.environment:
                words = (failed.message.strip(), failed.words.strip())
                return visible_lines("\n".join(filter(None, words))), (
                    visible(failed.hint) or _ENV_HINT
                )
        return visible_lines(result.detail.strip()), _ENV_HINT


RUN = DocumentFormat("run", 4, ReportedRun, "errata run --json, errata report --json")
_ENV_HINT = "errata doctor shows interpreters, disk and index settings"


def run_trials(
    findings: Iterable[Finding], places: Mapping[str, Location] | None = None
) -> tuple[RunTrial, ...]:
    """Return findings in reading order; `places` are where to look, by trial."""
    known = places or {}
    ordered = sorted(findings, key=reading_order)
    return tuple(RunTrial.of(finding, known.get(finding.id)) for finding in ordered)


def changes_of(
    findings: Iterable[Finding], options: tuple[str, ...] = ()
) -> tuple[ChangeView, ...]:
    """Join the trials of one case that changed in the same way; other findings are left out."""
    return _changes(run_trials(findings), options)


def rerun_command(trial: Trial, options: Sequence[str] = ()) -> str:
    """Return the command that runs one trial again, quoted for any shell."""
    environment = trial.environment
    words = ["run", trial.id]
    if environment.external is not None:
        words += ["--python", str(environment.external)]
    else:
        words += ["--env", f"{environment.framework}-{environment.version}"]
    if trial.backend != "cpu":
        words += ["--backend", trial.backend]
    return doc.command(*words, "--force", options=options)


def _changes(trials: Sequence[RunTrial], options: tuple[str, ...]) -> tuple[ChangeView, ...]:
    groups: dict[tuple[object, ...], list[RunTrial]] = {}
    for trial in trials:
        if trial.status is Status.CHANGED:
            key = (trial.case, trial.verdict, trial.changes, trial.rows)
            groups.setdefault(key, []).append(trial)
    return tuple(_change(group, options) for group in groups.values())


def _change(trials: Sequence[RunTrial], options: tuple[str, ...]) -> ChangeView:
    first = trials[0]
    result = first.fixed if first.verdict is Verdict.FIX_FAILS else first.broken
    judgement = first.finding.judgement
    return ChangeView(
        ids=tuple(visible(trial.id) for trial in trials),
        case=visible(first.case),
        verdict=first.verdict,
        changes=(*map(visible, first.changes), *_step_words(judgement)),
        rows=first.rows,
        traceback=visible_lines(result.traceback.strip("\n")),
        again=rerun_command(judgement.trial, options),
        place=first.place,
        options=options,
    )


def _step_words(judgement: Judgement) -> tuple[str, ...]:
    """Say where a failure seems to tell itself now, or no longer does, unlike the documented one.

    Elsewhere in the script it is another failure until somebody has looked: masked.
    """
    documented, broken = judgement.trial.expectation, judgement.broken
    if documented is None or not documented.is_failure or not broken.outcome.is_from_script:
        return ()
    kind, at = (broken.signature.type, broken.signature.at) if broken.signature else ("", "")
    was = documented.harm or derived_harm(
        documented.outcome, documented.type or "", documented.at or "", warns=True
    )
    step = step_between(was, derived_harm(broken.outcome, kind, at, warns=False))
    return (
        (f"{doc.sign_of_change([step], doc.Sign.CHANGED)} it may be {step}: {step.meaning}",)
        if step
        else ()
    )


def _alone(trial: Trial, options: Sequence[str]) -> str:
    return f"try one alone: {rerun_command(trial, options)} --isolation fresh"


def _environments(trials: Sequence[RunTrial]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter(visible(trial.environment) for trial in trials).items())


_TITLES = {
    EXIT_AS_EXPECTED: "as expected",
    EXIT_CHANGED: "something changed",
    EXIT_INFRASTRUCTURE: "not everything could be run",
    EXIT_INTERRUPTED: "interrupted",
}
_FEW = 10  # cases that a screen shows one by one
_SLOWEST = 4
# On a page: what changed and what failed first, the environments last.
_FIRST, _LAST = -1, 1


def run_document(run: ReportedRun) -> doc.Document:
    """Describe a run: the results first on a screen, what changed first on a page.

    A screen shows the results of a few cases by release, and of more by environment.
    """
    is_long = len({trial.case for trial in run.trials}) > _FEW
    stored = () if run.run is None else (str(run.run),)
    report = doc.command("report", *stored, "--json", "FILE", options=run.options)
    sign, tone = doc.closing(run.exit_code)
    sections = (
        doc.Section(
            title="Environments and settings",
            blocks=_settings(run),
            about="list of environments",
            priority=_LAST,
            is_detail=True,
        ),
        doc.Section(
            title="Cases by release",
            blocks=(doc.Matrix(run.matrices),) if run.matrices else (),
            about="table",
            is_long=is_long,
        ),
        *(_in_short(run) if is_long else ()),
        doc.Section(
            title="Trials",
            count=len(run.trials),
            blocks=tuple(map(_trial, run.trials)),
            is_detail=True,
            is_on_page=False,
        ),
        doc.Section(
            title="What changed",
            count=len(run.changes),
            tone=doc.Tone.CHANGED,
            blocks=tuple(change_item(change) for change in run.changes),
            about="change",
            priority=_FIRST,
        ),
        doc.Section(
            title="What could not be run",
            count=len(run.infra),
            tone=doc.Tone.TROUBLE,
            blocks=tuple(map(_failure, run.infra)),
            about="failure",
            priority=_FIRST,
        ),
        *_remarks(run),
    )
    return doc.Document(
        title=_TITLES.get(run.exit_code, f"exit code {run.exit_code}"),
        has_screen_title=False,
        sections=tuple(section for section in sections if section.blocks),
        summary=_summary(run),
        sign=sign,
        tone=tone,
        notes=_notes(run),
        whole=f"the JSON report (`errata run --json FILE`, now: `{report}`)",
    )


def change_item(change: ChangeView, *, look: str = "show") -> doc.Item:
    """Describe what changed, both sides, and how to look further; `look` is a command."""
    blocks: list[doc.Block] = [doc.Quote(change.changes)]
    if change.rows:
        sources = {side.source for row in change.rows for side in row.before}
        known = [source for source in (DOCUMENTED, RECORDED) if source in sources]
        blocks.append(doc.Sides(change.rows, (" / ".join(known), "now")))
    if change.traceback:
        traceback = doc.Quote((change.traceback,), doc.Tone.QUIET, doc.Keep.END)
        blocks.append(doc.Fold("the end of its traceback", (traceback,)))
    more = doc.command(look, case_of(change.case), options=change.options)
    blocks.append(doc.Commands((("more", more), ("again", change.again))))
    return doc.Item(
        sign=doc.sign_of(Status.CHANGED, change.verdict),
        tone=doc.tone_of(Status.CHANGED, change.verdict),
        kind=word_of(change.verdict),
        case=change.case,
        trials=change.ids,
        blocks=tuple(blocks),
    )


def environment_table(environments: Iterable[EnvironmentFacts]) -> doc.Table:
    """Describe what environments held."""
    rows = ((e.environment, e.framework_version, e.python_version) for e in environments)
    cells = tuple(tuple(doc.name(text) for text in row) for row in rows)
    return doc.Table(("environment", "build", "python"), cells)


def _settings(run: ReportedRun) -> tuple[doc.Block, ...]:
    counts = run.counts.verdict.items()
    verdicts = ", ".join(f"{count:,} {word_of(verdict)}" for verdict, count in counts)
    rows = (
        ("corpus", run.corpus),
        ("selection", run.selection),
        ("isolation", run.isolation),
        ("started", f"{run.started:%Y-%m-%d %H:%M:%S} UTC"),
        ("verdicts", verdicts or "none"),
    )
    table = (environment_table(run.environments),) if run.environments else ()
    return (*table, doc.Facts(rows))


def _in_short(run: ReportedRun) -> Iterator[doc.Section]:
    """Count the results of each environment; name the new trials and the slowest ones."""
    groups = run.by_environment.items()
    took = [duration(sum(trial.seconds for trial in trials)) for _, trials in groups]
    rows = [
        (
            doc.name(environment),
            f"{len(trials):>6,}",
            seconds.rjust(max(map(len, took))),
            _statuses(RunCounts.of([trial.finding for trial in trials])),
        )
        for (environment, trials), seconds in zip(groups, took, strict=True)
    ]
    table = doc.Table(("environment", "trials", "scripts", "results"), tuple(rows))
    yield doc.Section(title="Results by environment", blocks=(table,), is_on_page=False)
    new: dict[Verdict, list[str]] = {}
    for trial in run.trials:
        if trial.status is Status.NEW:
            new.setdefault(trial.verdict, []).append(trial.id)
    yield doc.Section(
        title="New: not recorded yet (errata accept)",
        count=sum(map(len, new.values())),
        blocks=tuple(
            doc.Item(
                sign=doc.Sign.NEW,
                tone=doc.Tone.NEW,
                kind=word_of(verdict),
                case="",
                trials=tuple(ids),
            )
            for verdict, ids in new.items()
        ),
        is_on_page=False,
    )
    slowest = sorted(run.trials, key=lambda trial: -trial.seconds)[:_SLOWEST]
    lines = tuple(
        doc.Words((f"{duration(trial.seconds):>10}  ", doc.name(trial.id)), is_folded=False)
        for trial in slowest
    )
    yield doc.Section(title="Slowest", blocks=lines if run.cells["run"] else (), is_on_page=False)


def _statuses(counts: RunCounts) -> tuple[str | doc.Span, ...]:
    spans: list[str | doc.Span] = []
    for status, count in counts.status.items():
        spans += [", "] * bool(spans)
        spans.append(doc.Span(f"{count:,} {status}", doc.tone_of(status, Verdict.MASKED)))
    return tuple(spans)


def _trial(trial: RunTrial) -> doc.Item:
    costs = [_cost(name.removesuffix(".py"), result) for name, result in trial.scripts]
    return doc.Item(
        sign=doc.sign_of(trial.status, trial.verdict),
        tone=doc.tone_of(trial.status, trial.verdict),
        kind=word_of(trial.verdict),
        case=trial.case,
        trials=(trial.id,),
        blocks=(doc.Quote(("; ".join([trial.reason, *filter(None, costs)]),), doc.Tone.QUIET),),
    )


def _cost(script: str, result: ScriptResult) -> str:
    """Return what a script cost, and how it ran; empty where it did not run."""
    if result.wall_s is None:
        return ""
    memory = "" if result.peak_mb is None else f", {result.peak_mb:,.0f} MB"
    isolation = f", {result.isolation}" if result.isolation else ""
    reason = f" ({result.isolation_reason})" if result.isolation_reason else ""
    return f"{script} {result.wall_s:.3f} s{memory}{isolation}{reason}"


def _failure(failure: NoResult) -> doc.Item:
    """Describe what failed before any script ran, in its own words."""
    names = [environment for environment, _ in failure.environments]
    return doc.Item(
        sign=doc.Sign.INFRA,
        tone=doc.Tone.TROUBLE,
        kind="infra",
        case=names[0] if len(names) == 1 else counted(len(names), "environment"),
        trials=tuple(
            f"{environment}: {counted(trials, 'trial')} without a result"
            for environment, trials in failure.environments
        ),
        blocks=(
            doc.Quote((failure.words or "there is no message",), keep=doc.Keep.LINES),
            doc.Commands((("hint", failure.hint),)),
        ),
    )


def _remarks(run: ReportedRun) -> Iterator[doc.Section]:
    """List what is not available here and the cases without a known fix."""
    lines = []
    for group in run.unavailable:
        trials = counted(sum(count for _, count in group.environments), "trial")
        where = counted(len(group.environments), "environment")
        lines.append(f"{trials} in {where}: {group.words or 'no reason was given'}")
    if lines:
        yield doc.Section(
            title="Not available here", tone=doc.Tone.QUIET, blocks=(doc.Quote(tuple(lines)),)
        )
    cases = (trial.finding.judgement.trial.case for trial in run.trials)
    unfixed = tuple(sorted({case.id for case in cases if not case.fix_known}))
    if unfixed:
        title = "No fix is known (fix_known = false): fixed.py counts as a stand-in"
        yield doc.Section(
            title=title, tone=doc.Tone.WARNING, blocks=(doc.Names(unfixed),), priority=_LAST
        )


def _notes(run: ReportedRun) -> tuple[str, ...]:
    left = counted(run.unfinished, "trial")
    if run.interrupted:
        again = doc.command("run", "--resume", options=run.options)
        return (f"interrupted, {left} unfinished: {again} goes on", *run.notes)
    stopped = (f"stopped at the first change, {left} not judged: leave out -x to go on",)
    return (*(stopped if run.unfinished else ()), *run.notes)


def _summary(run: ReportedRun) -> tuple[str, ...]:
    statuses = ", ".join(f"{count:,} {status}" for status, count in run.counts.status.items())
    trials = counted(len(run.trials), "trial")
    return (
        f"{trials}: {statuses}" if statuses else trials,
        f"{counted(run.cells['run'], 'cell')} run, {run.cells['reused']:,} reused",
        counted(len(run.environments), "environment"),
        duration(run.wall_s),
    )
