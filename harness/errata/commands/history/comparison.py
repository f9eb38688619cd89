"""Two stored runs compared: what differs, read from the store, as JSON and as a document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Literal

from packaging.version import Version
from pydantic import Field, InstanceOf

from errata.commands.run.report import RunJudgement, rerun_command
from errata.compare.behaviour import BEFORE, Row, judgement_rows
from errata.compare.transitions import Change, Transition, compare_judgements
from errata.evidence import read_run
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.outcome import StrEnum
from errata.model.runs import RunHeader
from errata.model.verdict import Judgement, Verdict
from errata.plan.frameworks import load_frameworks
from errata.project import Project, load_known
from errata.report import document as doc
from errata.store.base import Differences
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted

if TYPE_CHECKING:
    from errata.store.sql import Store


class Heading(StrEnum):
    """The headings of a comparison, in their order; the values are their titles."""

    WORSE = "Worse than before"
    FLAKY = "Flaky: repeated runs disagree"
    WORDS = "Fails as before, with a different message"
    NUMBERS = "Different numbers"
    BETTER = "Better than before"


_ORDER = tuple(Change)
_SETTLED = "no longer flaky"
_HEADINGS = {
    Change.FLAKY: Heading.FLAKY,
    Change.CLAIM_FAILS: Heading.WORSE,
    Change.DRIFTED: Heading.WORDS,
    Change.NUMERIC: Heading.NUMBERS,
}
_TONES = {Heading.WORSE: doc.Tone.BAD, Heading.BETTER: doc.Tone.GOOD}


_LEFT_OUT = {
    "edited": "a script was edited between the runs",
    "incomplete": "a run has no result of one of the scripts",
    "unknown": "the case is no longer in the corpus",
}


@dataclass(frozen=True, kw_only=True)
class ComparedRun:
    """One of the two runs."""

    run: int
    started: datetime
    argv: Annotated[str, Field(description="Its command line.")]
    imported: bool
    finished: bool


@dataclass(frozen=True, kw_only=True)
class ComparisonCounts:
    """Numbers of results and trials."""

    same_outcomes: int
    differing_trials: int
    not_comparable: Annotated[int, Field(description="Trials inconclusive in one of the runs.")]
    only_before: int
    only_after: int
    changes: Annotated[
        Mapping[str, int], Field(description="Differing trials by their most serious change.")
    ]


@dataclass(frozen=True, kw_only=True)
class ComparedTrial:
    """A trial that behaved differently; null where a run does not have it."""

    id: str
    case: str
    mode: str
    backend: str
    changes: Annotated[tuple[Change, ...], Field(description="The most serious first.")]
    is_regression: bool
    words: tuple[str, ...]
    numbers: tuple[str, ...]
    before: RunJudgement | None
    after: RunJudgement | None
    transition: Annotated[InstanceOf[Transition], Field(exclude=True)]

    @property
    def heading(self) -> Heading | None:
        """Where it stands; None where one side is inconclusive."""
        change = self.changes[0]
        if change is Change.INCONCLUSIVE:
            conclusive = all(
                side is not None and side.verdict.is_conclusive
                for side in (self.before, self.after)
            )
            return Heading.FLAKY if conclusive else None  # flaky before, and settled now
        if change in (Change.GONE, Change.APPEARED):
            return None
        if change is Change.FLAKY:
            return Heading.FLAKY
        if self.is_regression:
            return Heading.WORSE
        return _HEADINGS.get(change, Heading.BETTER)

    @property
    def names(self) -> tuple[str, ...]:
        """What its changes are called."""
        settled = self.changes[0] is Change.INCONCLUSIVE and self.heading is Heading.FLAKY
        return (_SETTLED,) if settled else tuple(map(str, self.changes))

    def rows(self, before: str = BEFORE) -> tuple[Row, ...]:
        """Return the fields in which both sides differ; `before` names the first run."""
        was, now = self.transition.before, self.transition.after
        return () if was is None or now is None else judgement_rows(was, now, before)


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """Two stored runs, judged with the cases as they are now. Texts are raw and untrusted."""

    exit_code: Annotated[
        Literal[0, 1, 3],
        Field(description="0 nothing differs, 1 something does, 3 the second is inconclusive."),
    ]
    before: ComparedRun
    after: ComparedRun
    counts: ComparisonCounts
    left_out: Annotated[
        Mapping[Literal["edited", "incomplete", "unknown"], tuple[str, ...]],
        Field(
            description="Trials that cannot be compared: their scripts were edited, a result is "
            "missing, or their case is gone."
        ),
    ]
    differences: tuple[ComparedTrial, ...]
    options: Annotated[tuple[str, ...], Field(exclude=True)] = ()

    def groups(self) -> dict[Heading, list[list[ComparedTrial]]]:
        """Join the trials of a case that differ in the same way, the most urgent first."""
        found: dict[Heading, dict[tuple[object, ...], list[ComparedTrial]]] = {}
        for one in self.differences:
            if one.heading is not None:
                alike = (one.case, one.changes, one.words, one.rows())
                found.setdefault(one.heading, {}).setdefault(alike, []).append(one)
        return {
            heading: sorted(found[heading].values(), key=lambda g: _ORDER.index(g[0].changes[0]))
            for heading in Heading
            if heading in found
        }

    def inconclusive(self) -> dict[str, tuple[str, ...]]:
        """Name the trials that cannot be compared, by the reason why."""
        found: dict[str, tuple[str, ...]] = {}
        for one in self.differences:
            if one.heading is None:
                found[one.words[0]] = (*found.get(one.words[0], ()), one.id)
        return found


COMPARISON = DocumentFormat("comparison", 2, Comparison, "errata compare --json")


def compare_runs(
    project: Project,
    store: Store,
    before: RunHeader,
    after: RunHeader,
    differences: Callable[[], Differences] | None = None,
) -> Comparison:
    """Compare the trials whose outcomes differ between two runs; the store finds them.

    Both are judged with the cases as they are now; trials that turn out to do the same count as
    such. `differences` returns the store's answer where it was asked already. Raises CaseProblems
    where a case is invalid.
    """
    frameworks = load_frameworks(project.table)
    found = differences() if differences else store.differences(before.id, after.id)
    cases = load_known(project, frameworks, {one.case for one in (*found.before, *found.after)})
    sides = [
        read_run(store, run, results, cases, frameworks)
        for run, results in ((before, found.before), (after, found.after))
    ]
    compared: list[ComparedTrial] = []
    edited: list[str] = []
    incomplete: list[str] = []
    differing = {one.trial for one in found.before} & {one.trial for one in found.after}
    for name in sorted(differing & sides[0].keys() & sides[1].keys()):
        both = (sides[0][name], sides[1][name])
        # A key begins with its script's content.
        contents = [{(r.script, r.key.partition(".")[0]) for r in one.results} for one in both]
        first, second = (one.judge() for one in both)
        if contents[0] != contents[1]:
            edited.append(name)
        elif first is None or second is None:
            incomplete.append(name)
        else:
            transition = compare_judgements(first, second)
            if transition.change is not Change.UNCHANGED:
                compared.append(_compared(name, transition))
    unknown = {one.trial for one in found.before if one.case not in cases}
    compared.sort(key=_reading_order)
    counts = Counter(one.names[0] for one in compared if one.heading is not None)
    return Comparison(
        exit_code=_exit_code(compared),  # type: ignore[arg-type]  # one of the three
        before=_run(before),
        after=_run(after),
        counts=ComparisonCounts(
            same_outcomes=found.same,
            differing_trials=counts.total(),
            not_comparable=sum(one.heading is None for one in compared),
            only_before=found.only_before,
            only_after=found.only_after,
            changes={name: counts[name] for name in (*map(str, Change), _SETTLED) if counts[name]},
        ),
        left_out={
            "edited": tuple(edited),
            "incomplete": tuple(incomplete),
            "unknown": tuple(sorted(unknown)),
        },
        differences=tuple(compared),
        options=project.options,
    )


def _compared(name: str, transition: Transition) -> ComparedTrial:
    return ComparedTrial(
        id=name,
        case=transition.case.id,
        mode=transition.mode,
        backend=transition.backend,
        changes=transition.changes,
        is_regression=transition.is_regression,
        words=transition.words,
        numbers=transition.numbers,
        before=_in_run(transition.before),
        after=_in_run(transition.after),
        transition=transition,
    )


def _in_run(judgement: Judgement | None) -> RunJudgement | None:
    if judgement is None:
        return None
    return RunJudgement(
        environment=judgement.trial.environment.id,
        verdict=judgement.verdict,
        reason=judgement.reason,
        broken=judgement.broken,
        fixed=judgement.fixed,
    )


def _run(run: RunHeader) -> ComparedRun:
    return ComparedRun(
        run=run.id,
        started=run.started,
        argv=run.argv,
        imported=run.imported,
        finished=run.finished is not None,
    )


def _reading_order(one: ComparedTrial) -> tuple[object, ...]:
    """Order by case, then release, so that neighbours are next to each other."""
    known = one.transition.after or one.transition.before
    version = Version(known.trial.environment.version) if known else Version("0")
    return (one.case, version, one.id)


def _exit_code(differences: Sequence[ComparedTrial]) -> int:
    """Return the exit code as for a run: a change first, then a failure of the second run."""
    if any(one.heading is not None for one in differences):
        return EXIT_CHANGED
    if any(one.after is not None and one.after.verdict is Verdict.INFRA for one in differences):
        return EXIT_INFRASTRUCTURE
    return EXIT_AS_EXPECTED


def comparison_document(found: Comparison) -> doc.Document:
    """Describe how two runs differ, the worse changes first."""
    headers = (f"run {found.before.run}", f"run {found.after.run}")
    sign, tone = doc.closing(found.exit_code)
    return doc.Document(
        title=f"{headers[0]} compared with {headers[1]}",
        head=(doc.Facts((*_run_facts("before", found.before), *_run_facts("now", found.after))),),
        sections=(
            *(
                doc.Section(
                    title=heading.value,
                    count=sum(map(len, groups)),
                    tone=_TONES.get(heading, doc.Tone.CHANGED),
                    blocks=tuple(_item(group, heading, headers, found.options) for group in groups),
                    about="difference",
                )
                for heading, groups in found.groups().items()
            ),
            *_left_out(found),
        ),
        summary=_summary(found),
        sign=sign,
        tone=tone,
        whole="the JSON report (`errata compare --json FILE`)",
    )


def _run_facts(label: str, side: ComparedRun) -> tuple[tuple[str, str | doc.Span], ...]:
    words = f"run {side.run}, started {side.started:%Y-%m-%d %H:%M} UTC"
    words += ", imported" if side.imported else ""
    words += "" if side.finished else ", not finished"
    return ((label, doc.Span(words, doc.Tone.STRONG)), ("", doc.Span(side.argv, doc.Tone.QUIET)))


def _item(
    group: Sequence[ComparedTrial],
    heading: Heading,
    headers: tuple[str, str],
    options: tuple[str, ...],
) -> doc.Item:
    """Describe what happened to one case, in which trials, and both sides."""
    first = group[0]
    pairs = zip(first.changes, first.words, strict=True)
    blocks: list[doc.Block] = [
        doc.Quote(tuple(w for change, w in pairs if change is not Change.NUMERIC))
    ]
    if Change.NUMERIC in first.changes:
        blocks.append(doc.Quote(first.numbers))
    if rows := first.rows(headers[0]):
        blocks.append(doc.Sides(rows, headers))
    known = first.transition.after or first.transition.before
    again = (
        rerun_command(known.trial, options)
        if known
        else doc.command("run", first.id, "--force", options=options)
    )
    history = doc.command("history", first.case, options=options)
    blocks.append(doc.Commands((("more", history), ("again", again))))
    sign = doc.Sign.AS_EXPECTED if heading is Heading.BETTER else doc.Sign.CHANGED
    return doc.Item(
        sign=doc.sign_of_change(first.changes, sign),
        tone=_TONES.get(heading, doc.Tone.CHANGED),
        kind=", ".join(first.names),
        case=first.case,
        trials=tuple(one.id for one in group),
        blocks=tuple(blocks),
    )


def _left_out(found: Comparison) -> Iterator[doc.Section]:
    """Name the trials that could not be compared or were left out, and why."""
    reasons = found.inconclusive()
    if reasons:
        yield doc.Section(
            title="Could not be compared",
            count=sum(map(len, reasons.values())),
            tone=doc.Tone.TROUBLE,
            blocks=tuple(
                block
                for why, names in reasons.items()
                for block in (doc.Quote((why,)), doc.Names(names))
            ),
            about="part of a list",
        )
    for kind, names in found.left_out.items():
        if names:
            title = f"Left out: {_LEFT_OUT[kind]}"
            yield doc.Section(title=title, count=len(names), blocks=(doc.Names(names),))


def _summary(found: Comparison) -> tuple[str, ...]:
    counts = found.counts
    changes = ", ".join(f"{count:,} {change}" for change, count in counts.changes.items())
    verb = "differs" if counts.differing_trials == 1 else "differ"
    trials = counted(counts.differing_trials, "trial")
    parts = [f"{trials} {verb}: {changes}" if changes else "nothing differs"]
    parts.append(f"{counted(counts.same_outcomes, 'outcome')} alike")
    for count, words in (
        (counts.not_comparable, "could not be compared"),
        (counts.only_before, f"only in run {found.before.run}"),
        (counts.only_after, f"only in run {found.after.run}"),
        (sum(map(len, found.left_out.values())), "left out"),
    ):
        if count:
            parts.append(f"{counted(count, 'trial')} {words}")
    return tuple(parts)
