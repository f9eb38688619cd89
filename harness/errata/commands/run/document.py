"""A run as a document: the matrix, what changed, and what could not be run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from errata.commands.run.view import ChangeView, NoResultView, RunView, TrialView
from errata.compare.judge import Status
from errata.compare.sides import DOCUMENTED, RECORDED
from errata.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_CHANGED,
    EXIT_INFRASTRUCTURE,
    EXIT_INTERRUPTED,
)
from errata.model.outcome import ScriptResult
from errata.model.runs import EnvironmentFacts
from errata.model.verdict import word_of
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Fold,
    Item,
    Keep,
    Matrix,
    Names,
    Quote,
    Section,
    Sides,
    Sign,
    Table,
    Tone,
    closing,
    command,
    name,
    sign_of,
    tone_of,
)
from errata.text.printable import counted, duration

_TITLES = {
    EXIT_AS_EXPECTED: "as expected",
    EXIT_CHANGED: "something changed",
    EXIT_INFRASTRUCTURE: "not everything could be run",
    EXIT_INTERRUPTED: "interrupted",
}
# On a page: what changed and what failed first, the environments last.
_FIRST, _LAST = -1, 1


def run_document(view: RunView) -> Document:
    """Describe a run: the matrix first on a screen, what changed first on a page."""
    stored = () if view.facts.run is None else (str(view.facts.run),)
    report = command("report", *stored, "--json", "FILE", options=view.facts.options)
    sign, tone = closing(view.exit_code)
    sections = (
        Section(
            title="Environments and settings",
            blocks=_settings(view),
            about="list of environments",
            priority=_LAST,
            is_detail=True,
        ),
        Section(
            title="Cases by release",
            blocks=(Matrix(view.matrices),) if view.matrices else (),
            about="table",
        ),
        Section(
            title="Trials",
            count=len(view.trials),
            blocks=tuple(map(_trial, view.trials)),
            is_detail=True,
            is_on_page=False,
        ),
        Section(
            title="What changed",
            count=len(view.changes),
            tone=Tone.CHANGED,
            blocks=tuple(change_item(change) for change in view.changes),
            about="change",
            priority=_FIRST,
        ),
        Section(
            title="What could not be run",
            count=len(view.infra),
            tone=Tone.TROUBLE,
            blocks=tuple(map(_failure, view.infra)),
            about="failure",
            priority=_FIRST,
        ),
        *_remarks(view),
    )
    return Document(
        title=_TITLES.get(view.exit_code, f"exit code {view.exit_code}"),
        has_screen_title=False,
        sections=tuple(section for section in sections if section.blocks),
        summary=_summary(view),
        sign=sign,
        tone=tone,
        notes=_notes(view),
        whole=f"the JSON report (`errata run --json FILE`, now: `{report}`)",
    )


def change_item(change: ChangeView, *, look: str = "show") -> Item:
    """Describe what changed, both sides, and how to look further; `look` is a command."""
    blocks: list[Block] = [Quote(change.changes)]
    if change.rows:
        sources = {side.source for row in change.rows for side in row.before}
        known = [source for source in (DOCUMENTED, RECORDED) if source in sources]
        blocks.append(Sides(change.rows, (" / ".join(known), "now")))
    if change.traceback:
        traceback = Quote((change.traceback,), Tone.QUIET, Keep.END)
        blocks.append(Fold("the end of its traceback", (traceback,)))
    more = command(look, change.case, options=change.options)
    blocks.append(Commands((("more", more), ("again", change.again))))
    return Item(
        sign=sign_of(Status.CHANGED, change.verdict),
        tone=tone_of(Status.CHANGED, change.verdict),
        kind=word_of(change.verdict),
        case=change.case,
        trials=change.ids,
        blocks=tuple(blocks),
    )


def environment_table(environments: Iterable[EnvironmentFacts]) -> Table:
    """Describe what environments held."""
    rows = ((e.environment, e.framework_version, e.python_version) for e in environments)
    cells = tuple(tuple(name(text) for text in row) for row in rows)
    return Table(("environment", "build", "python"), cells)


def _settings(view: RunView) -> tuple[Block, ...]:
    facts = view.facts
    verdicts = ", ".join(f"{count:,} {word_of(verdict)}" for verdict, count in view.verdicts)
    rows = (
        ("corpus", facts.corpus),
        ("selection", facts.selection),
        ("isolation", facts.isolation),
        ("started", f"{facts.started:%Y-%m-%d %H:%M:%S} UTC"),
        ("verdicts", verdicts or "none"),
    )
    table = (environment_table(facts.environments),) if facts.environments else ()
    return (*table, Facts(rows))


def _trial(trial: TrialView) -> Item:
    """Describe a trial with its reason and what its two scripts cost."""
    status, judgement = trial.finding.status, trial.finding.judgement
    costs = (_cost("broken", judgement.broken), _cost("fixed", judgement.fixed))
    return Item(
        sign=sign_of(status, judgement.verdict),
        tone=tone_of(status, judgement.verdict),
        kind=word_of(judgement.verdict),
        case=judgement.trial.case.id,
        trials=(trial.finding.id,),
        blocks=(Quote(("; ".join([judgement.reason, *filter(None, costs)]),), Tone.QUIET),),
    )


def _cost(script: str, result: ScriptResult) -> str:
    """Return what a script cost, and how it ran; empty where it did not run."""
    if result.wall_s is None:
        return ""
    memory = "" if result.peak_mb is None else f", {result.peak_mb:,.0f} MB"
    isolation = f", {result.isolation}" if result.isolation else ""
    reason = f" ({result.isolation_reason})" if result.isolation_reason else ""
    return f"{script} {result.wall_s:.3f} s{memory}{isolation}{reason}"


def _failure(failure: NoResultView) -> Item:
    """Describe what failed before any script ran, in its own words."""
    names = [environment for environment, _ in failure.environments]
    return Item(
        sign=Sign.INFRA,
        tone=Tone.TROUBLE,
        kind="infra",
        case=names[0] if len(names) == 1 else counted(len(names), "environment"),
        trials=tuple(
            f"{environment}: {counted(trials, 'trial')} without a result"
            for environment, trials in failure.environments
        ),
        blocks=(
            Quote((failure.words or "there is no message",), keep=Keep.LINES),
            Commands((("hint", failure.hint),)),
        ),
    )


def _remarks(view: RunView) -> Iterator[Section]:
    """List what is not available here and the cases without a known fix."""
    lines = []
    for group in view.unavailable:
        trials = counted(sum(count for _, count in group.environments), "trial")
        where = counted(len(group.environments), "environment")
        lines.append(f"{trials} in {where}: {group.words or 'no reason was given'}")
    if lines:
        yield Section(title="Not available here", tone=Tone.QUIET, blocks=(Quote(tuple(lines)),))
    cases = (trial.finding.judgement.trial.case for trial in view.trials)
    unfixed = tuple(sorted({case.id for case in cases if not case.fix_known}))
    if unfixed:
        title = "No fix is known: fixed.py is a placeholder that shows nothing"
        yield Section(title=title, tone=Tone.WARNING, blocks=(Names(unfixed),), priority=_LAST)


def _notes(view: RunView) -> tuple[str, ...]:
    if not view.facts.interrupted:
        return view.facts.notes
    left = counted(view.facts.unfinished, "trial")
    again = command("run", "--resume", options=view.facts.options)
    return (f"interrupted, {left} unfinished: {again} goes on", *view.facts.notes)


def _summary(view: RunView) -> tuple[str, ...]:
    facts = view.facts
    statuses = ", ".join(f"{count:,} {status}" for status, count in view.statuses)
    trials = counted(len(view.trials), "trial")
    return (
        f"{trials}: {statuses}" if statuses else trials,
        f"{counted(facts.cells_run, 'cell')} run, {facts.cells_reused:,} reused",
        counted(len(facts.environments), "environment"),
        duration(facts.wall_s),
    )
