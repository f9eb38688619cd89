"""Accept a run: write its results to the record and on request to `case.toml`; import a kit's."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from errata.commands.cases.rewriting import (
    Documented,
    LeftAlone,
    Rewriting,
    is_undocumented,
    rewrite_case,
)
from errata.compare.behaviour import BEFORE, Earlier, Row, outcome_text, signature_texts
from errata.evidence import Told, by_trials, read_run
from errata.measuring.kits import KitResults, read_results
from errata.model.case import Case, Expectation
from errata.model.errors import UsageProblem
from errata.model.matching import fold
from errata.model.outcome import Outcome
from errata.model.runs import RunHeader
from errata.model.verdict import Judgement, Observation, Verdict, observe, word_of
from errata.model.versions import release_order
from errata.plan.framework import Framework
from errata.plan.frameworks import load_frameworks
from errata.plan.matrix import Selection, case_of, keep_named
from errata.project import Project, choose_known, load_known, refuse_shipped
from errata.report import document as doc
from errata.store.base import Merged
from errata.store.observed import draft_record, read_record, write_draft
from errata.text.differences import compare_words
from errata.text.printable import counted, visible

if TYPE_CHECKING:
    from errata.store.sql import Store

_KEYS = ("outcome", "type", "message", "at", "native", "warning", "signal", "exit_code")
_WORDED = ("message", "at", "warning")


@dataclass(frozen=True, kw_only=True)
class RecordChange:
    """One trial of the record before and now; `before` is None for a new one.

    `reason` explains the verdict.
    """

    now: Observation
    before: Observation | None
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class FileDiff:
    """One file that would be written; `name` is its path as people know it."""

    path: Path
    name: str
    before: str
    after: str


@dataclass(frozen=True, kw_only=True)
class AcceptanceView:
    """All that one acceptance would write, and what it leaves alone.

    `inconclusive` counts trials without a verdict, `stale` those whose scripts were edited since,
    `flaky` those whose runs disagree, `undocumented` those that differ from what their case
    documents. `nightlies` are environments of development versions.
    """

    run: int
    changes: tuple[RecordChange, ...]
    documented: tuple[Documented, ...] = ()
    left: tuple[LeftAlone, ...] = ()
    case_files: tuple[FileDiff, ...] = ()
    record_files: tuple[FileDiff, ...] = ()
    same: int = 0
    inconclusive: int = 0
    stale: int = 0
    flaky: int = 0
    undocumented: int = 0
    nightlies: tuple[str, ...] = ()

    @property
    def files(self) -> tuple[FileDiff, ...]:
        """Everything that would be written, cases before records."""
        return (*self.case_files, *self.record_files)


def acceptance_document(view: AcceptanceView) -> doc.Document:
    """Describe what would be written, and what is left to a person."""
    left = tuple(
        block for one in view.left for block in (doc.Quote((one.why,)), doc.Names((one.id,)))
    )
    sections = (
        doc.Section(
            title="Becomes documented",
            count=len(view.documented),
            blocks=_grouped(map(_documented_item, view.documented)),
        ),
        doc.Section(blocks=tuple(map(_diff, view.case_files))),
        doc.Section(
            title="The record",
            count=len(view.changes),
            blocks=_grouped(map(_recorded_item, view.changes)),
        ),
        doc.Section(
            title="Files of the record", blocks=tuple(map(_diff, view.record_files)), is_detail=True
        ),
        doc.Section(
            title="Left to you: edit case.toml or the scripts by hand",
            count=len(view.left),
            tone=doc.Tone.CHANGED,
            blocks=left,
        ),
    )
    return doc.Document(
        title=f"what accepting run {view.run} would write",
        has_screen_title=False,
        sections=tuple(section for section in sections if section.blocks),
        summary=(),
        notes=tuple(_notes(view)),
        whole="the files themselves",
    )


def _notes(view: AcceptanceView) -> Iterator[str]:
    if view.undocumented and not view.documented and not view.left:
        yield (
            f"{counted(view.undocumented, 'trial')} did not do what case.toml documents: "
            "errata accept --expectations documents what was observed"
        )
    if view.stale:
        yield (
            f"{counted(view.stale, 'trial')} left out, whose scripts have been edited since they "
            "were measured: errata run measures them again"
        )
    if view.flaky:
        yield f"{counted(view.flaky, 'trial')} left out, whose runs disagree (flaky)"
    if view.nightlies:
        yield f"nightly builds are not recorded, so left out: {', '.join(view.nightlies)}"


def _diff(file: FileDiff) -> doc.Diff:
    before, after = file.before.splitlines(), file.after.splitlines()
    old = f"a/{file.name}" if file.before else "/dev/null"
    return doc.Diff(tuple(difflib.unified_diff(before, after, old, f"b/{file.name}", lineterm="")))


def _grouped(items: Iterable[doc.Item]) -> tuple[doc.Item, ...]:
    """Join items that differ only in their trials, in order of appearance, case by case."""
    trials: dict[doc.Item, list[str]] = {}
    for item in items:
        trials.setdefault(replace(item, trials=()), []).extend(item.trials)
    found = [replace(item, trials=tuple(mine)) for item, mine in trials.items()]
    cases = list(dict.fromkeys(item.case for item in found))
    return tuple(sorted(found, key=lambda item: cases.index(item.case)))


def _recorded_item(change: RecordChange) -> doc.Item:
    """Describe a trial of the record: how it fails, or what differs from before."""
    before, now = change.before, change.now
    blocks: tuple[doc.Block, ...]
    kind = f"new: {word_of(now.verdict)}"
    if before is None:
        error = f", {now.signature.type}: {now.signature.message}" if now.signature else ""
        script = "broken.py" if case_of(now.case) == now.case else "its script"
        blocks = (doc.Quote((f"{script} {outcome_text(now.broken, now.detail)}{error}",)),)
    else:
        was, texts = _recorded_texts(before), _recorded_texts(now)
        if now.broken is Outcome.PASSED:
            texts = {name: text for name, text in texts.items() if text or name not in _KEYS}
        fields = [
            _field(name, was[name], texts[name]) for name in texts if was[name] != texts[name]
        ]
        if before.content != now.content:
            fields.append(_field("scripts", "", "edited since"))
        blocks = (doc.Sides(tuple(fields), ("recorded", "now")),)
        kind = f"{word_of(now.verdict)}, differently"
        if before.verdict is not now.verdict:
            kind = f"{word_of(before.verdict)} -> {word_of(now.verdict)}"
            blocks = (doc.Quote((change.reason,)), *blocks)
    return doc.Item(
        sign=doc.Sign.CHANGED if before else doc.Sign.NEW,
        tone=doc.Tone.CHANGED if before else doc.Tone.NEW,
        kind=kind,
        case=now.case,
        trials=(f"{now.case}@{now.place}",),
        blocks=blocks,
    )


def _recorded_texts(observation: Observation) -> dict[str, str]:
    return {
        "broken.py": outcome_text(observation.broken, observation.detail),
        **signature_texts("", observation.signature),
        "fixed.py": str(observation.fixed),
        **signature_texts("fixed ", observation.fixed_signature),
        "build": observation.build,
        "python": observation.python,
        "machine": observation.machine,
        "result": _flat(observation.result or {}),
    }


def _flat(values: Mapping[str, object]) -> str:
    parts = []
    for name in sorted(values):
        value = values[name]
        parts.append(f"{name} ({_flat(value)})" if isinstance(value, dict) else f"{name} {value}")
    return ", ".join(parts)


def _documented_item(one: Documented) -> doc.Item:
    before, now = _documented_texts(one.before), _documented_texts(one.now)
    is_passed = one.now.outcome is Outcome.PASSED  # that there is no error then goes without saying
    rows = (
        _field(name, before[name], now[name], pattern=name in _WORDED)
        for name in now
        if before[name] != now[name] and (now[name] or not is_passed)
    )
    return doc.Item(
        sign=doc.Sign.CHANGED,
        tone=doc.Tone.CHANGED,
        kind=f"{word_of(one.verdict)}, now documented",
        case=one.id.partition("@")[0],
        trials=(one.id,),
        blocks=(doc.Sides(tuple(rows), ("documented", "now")),),
    )


def _documented_texts(expectation: Expectation | None) -> dict[str, str]:
    if expectation is None:
        return dict.fromkeys(_KEYS, "")
    texts = {name: getattr(expectation, name) for name in _KEYS}
    texts["native"] = ", ".join(expectation.native)
    return {name: "" if value is None else str(value) for name, value in texts.items()}


def _field(name: str, before: str, now: str, *, pattern: bool = False) -> Row:
    old, new = visible(fold(before)), visible(fold(now))
    left, right = compare_words(old, new, pattern=pattern)
    earlier = (Earlier(source=BEFORE, pieces=left),)
    return Row(name=name, before=earlier, now=right, differs=True)


_KEPT = "surrogateescape"  # of a file that is not UTF-8, every byte


def prepare_acceptance(
    project: Project,
    store: Store,
    run: RunHeader,
    patterns: Sequence[str] = (),
    *,
    expectations: bool = False,
) -> AcceptanceView:
    """Compute what accepting a stored run would change, without writing.

    Inconclusive and flaky trials, those of nightly builds and those whose scripts were edited
    since are left out. With `expectations`, `case.toml` is rewritten as well, and the record has
    the verdicts by the rewritten case.
    """
    frameworks = load_frameworks(project.table)
    current, stale = _stored_trials(project, frameworks, store, run, patterns)
    nightlies = {one.trial.environment.id for one in current if one.trial.environment.nightly}
    measured = [one for one in current if one.trial.environment.id not in nightlies]
    judgements, rewritings = _judge_cases(measured, frameworks if expectations else {})
    conclusive = [
        j for j in judgements if j.verdict.is_conclusive and j.verdict is not Verdict.FLAKY
    ]
    record = read_record(project.record)
    machines = {facts.environment: facts.machine for facts in store.environments(run.id)}
    changes = [
        RecordChange(now=now, before=record.get(now.id), reason=judgement.reason)
        for judgement in conclusive
        if (now := observe(judgement, machines.get(judgement.trial.environment.id, "")))
        != record.get(now.id)
    ]
    records = draft_record(project.record, [c.now for c in changes])
    return AcceptanceView(
        run=run.id,
        changes=tuple(changes),
        documented=tuple(one for rewriting in rewritings for one in rewriting.documented),
        left=tuple(one for rewriting in rewritings for one in rewriting.left),
        case_files=tuple(
            FileDiff(path=r.path, name=_name(r.path, project), before=r.before, after=r.after)
            for r in rewritings
            if r.after != r.before
        ),
        record_files=tuple(
            FileDiff(
                path=path,
                name=_name(path, project),
                before=_content(path),
                after=after.decode(errors=_KEPT),
            )
            for path, after in records.items()
        ),
        same=len(conclusive) - len(changes),
        inconclusive=sum(not judgement.verdict.is_conclusive for judgement in judgements),
        stale=stale,
        flaky=sum(judgement.verdict is Verdict.FLAKY for judgement in judgements),
        undocumented=sum(is_undocumented(j) and j.expected is not None for j in judgements),
        nightlies=tuple(sorted(nightlies)),
    )


def write_acceptance(files: Sequence[FileDiff]) -> None:
    """Write every file atomically, in their order.

    Raises UsageProblem before the first write if a file has changed since, and StoreFailed if a
    file cannot be written.
    """
    for file in files:
        if _content(file.path) != file.before:
            raise UsageProblem(
                f"{file.path} has changed since it was read; nothing was written",
                hint="review it again: errata accept",
            )
    for file in files:
        write_draft(file.path, file.after.encode(errors=_KEPT))


def _judge_cases(
    measured: Sequence[Told], frameworks: Mapping[str, Framework]
) -> tuple[list[Judgement], list[Rewriting]]:
    """Judge the trials case by case; with `frameworks`, by the rewritten cases."""
    by_case: dict[str, list[Told]] = {}
    for one in measured:
        by_case.setdefault(one.trial.case.id, []).append(one)
    judgements: list[Judgement] = []
    rewritings: list[Rewriting] = []
    for _, mine in sorted(by_case.items()):
        case = mine[0].trial.case
        judged = _judge_all(mine, case)
        if frameworks and case.claim is None:  # nothing in case.toml speaks of a claim's outcome
            rewriting = rewrite_case(case, judged, frameworks, partial(_judge_all, mine))
            rewritings.append(rewriting)
            judged = _judge_all(mine, rewriting.case)
        judgements.extend(judged)
    return judgements, rewritings


def _judge_all(trials: Sequence[Told], case: Case) -> list[Judgement]:
    """Judge the trials of one case that the run asked for; leave out those without a result."""
    judged = (one.judge(case) for one in trials if not one.is_control)
    return [judgement for judgement in judged if judgement is not None]


def _content(path: Path) -> str:
    return path.read_bytes().decode(errors=_KEPT) if path.exists() else ""


def _name(path: Path, project: Project) -> str:
    root, full = project.root.resolve(), path.resolve()
    return str(full.relative_to(root) if full.is_relative_to(root) else path)


def _stored_trials(
    project: Project,
    frameworks: Mapping[str, Framework],
    store: Store,
    run: RunHeader,
    patterns: Sequence[str],
) -> tuple[list[Told], int]:
    """Return the trials of a run whose scripts are unchanged, and the number of others."""
    results = store.results(run.id)
    if patterns:
        named, _ = choose_known(project, Selection(patterns=tuple(patterns)), frameworks)
        chosen = {one.id: one for case in named for one in (case, *case.claim_cases)}
    else:
        measured = {one.case for one in results}
        own = load_known(replace(project, shipped=None), frameworks, measured)
        chosen = own if own.keys() & measured else load_known(project, frameworks, measured)
    refuse_shipped(project, chosen.values())
    gathered = read_run(store, run, results, chosen, frameworks)
    kept = keep_named((stored.trial for stored in gathered.values()), patterns)
    ordered = sorted(
        kept,
        key=lambda trial: (
            *(trial.case.id, trial.mode, trial.backend),
            *(release_order(trial.environment.version), trial.environment.id),
        ),
    )
    current = [gathered[trial.id] for trial in ordered if gathered[trial.id].is_current]
    return current, len(ordered) - len(current)


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
