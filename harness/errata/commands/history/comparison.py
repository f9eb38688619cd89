"""Two stored runs compared: arranged with the worse changes first, and as a document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal

from packaging.version import Version
from pydantic import Field

from errata.commands.run.report import RunJudgement, rerun_command
from errata.compare.sides import BEFORE, Row, judgement_rows
from errata.compare.transitions import Change, Transition
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE
from errata.model.outcome import StrEnum
from errata.model.runs import RunHeader
from errata.model.verdict import Judgement, Verdict
from errata.report.document import (
    Block,
    Commands,
    Document,
    Facts,
    Item,
    Names,
    Quote,
    Section,
    Sides,
    Sign,
    Span,
    Tone,
    closing,
    command,
    sign_of_change,
)
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted


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
    Change.DRIFTED: Heading.WORDS,
    Change.NUMERIC: Heading.NUMBERS,
}
_TONES = {Heading.WORSE: Tone.BAD, Heading.BETTER: Tone.GOOD}


@dataclass(frozen=True, kw_only=True)
class Difference:
    """One trial whose behaviour differs, by its identifier."""

    id: str
    transition: Transition


@dataclass(frozen=True, kw_only=True)
class ComparisonFacts:
    """What a report shows next to the differences themselves.

    `same` counts the results of the second run that are as in the first, `only_before` and
    `only_after` the trials that only one run has. `edited` are trials whose scripts were edited
    between the runs, `unknown` those whose case is no longer here, `incomplete` those without a
    result of a script. `options` name the corpora on a command line.
    """

    before: RunHeader
    after: RunHeader
    same: int
    only_before: int
    only_after: int
    edited: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    incomplete: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class ComparisonView:
    """A whole comparison, ready to be shown; counts leave out what did not occur.

    `differences` holds every trial that was read and is not the same, in reading order. `groups`
    join the trials of a case that differ in the same way. `inconclusive` pairs the reason why
    trials cannot be compared with their identifiers. `counts` has the most serious change of all
    others.
    """

    facts: ComparisonFacts
    differences: tuple[Difference, ...]
    groups: tuple[tuple[Heading, tuple[tuple[Difference, ...], ...]], ...]
    inconclusive: tuple[tuple[str, tuple[str, ...]], ...]
    counts: tuple[tuple[str, int], ...]
    exit_code: int


def build_comparison(differences: Sequence[Difference], facts: ComparisonFacts) -> ComparisonView:
    """Arrange what differs; trials that turn out to do the same count as such."""
    real = [d for d in differences if d.transition.change is not Change.UNCHANGED]
    ordered = sorted(real, key=_reading_order)
    groups: dict[Heading, dict[tuple[object, ...], list[Difference]]] = {h: {} for h in Heading}
    inconclusive: dict[str, list[str]] = {}
    counts: Counter[str] = Counter()
    for one in ordered:
        heading = _heading(one.transition)
        if heading is None:
            inconclusive.setdefault(one.transition.words[0], []).append(one.id)
        else:
            groups[heading].setdefault(_likeness(one.transition), []).append(one)
            counts[_names(one.transition)[0]] += 1
    return ComparisonView(
        facts=facts,
        differences=tuple(ordered),
        groups=tuple(
            (heading, tuple(map(tuple, sorted(found.values(), key=_urgency))))
            for heading, found in groups.items()
            if found
        ),
        inconclusive=tuple((reason, tuple(names)) for reason, names in inconclusive.items()),
        counts=tuple(
            (name, counts[name]) for name in (*map(str, Change), _SETTLED) if counts[name]
        ),
        exit_code=_exit_code(ordered),
    )


def _reading_order(difference: Difference) -> tuple[object, ...]:
    """Order by case, then release, so that neighbours are next to each other."""
    transition = difference.transition
    known = transition.after or transition.before
    version = Version(known.trial.environment.version) if known else Version("0")
    return (transition.case.id, version, difference.id)


def _heading(transition: Transition) -> Heading | None:
    """Return the heading of a difference; None where one side is inconclusive."""
    if transition.change is Change.INCONCLUSIVE:
        sides = (transition.before, transition.after)
        conclusive = all(side is not None and side.verdict.is_conclusive for side in sides)
        return Heading.FLAKY if conclusive else None  # flaky before, and settled now
    if transition.change in (Change.GONE, Change.APPEARED):
        return None
    if transition.change is Change.FLAKY:
        return Heading.FLAKY
    if transition.is_regression:
        return Heading.WORSE
    return _HEADINGS.get(transition.change, Heading.BETTER)


def _names(transition: Transition) -> tuple[str, ...]:
    if transition.change is Change.INCONCLUSIVE and _heading(transition) is Heading.FLAKY:
        return (_SETTLED,)
    return tuple(map(str, transition.changes))


def _likeness(transition: Transition) -> tuple[object, ...]:
    return (transition.case.id, transition.changes, transition.words, _rows(transition))


def _rows(transition: Transition, before: str = BEFORE) -> tuple[Row, ...]:
    if transition.before is None or transition.after is None:
        return ()
    return judgement_rows(transition.before, transition.after, before)


def _urgency(differences: Sequence[Difference]) -> int:
    return _ORDER.index(differences[0].transition.change)


def _exit_code(differences: Sequence[Difference]) -> int:
    """Return the exit code as for a run: a change first, then a failure of the second run."""
    if any(_heading(one.transition) is not None for one in differences):
        return EXIT_CHANGED
    after = [one.transition.after for one in differences]
    if any(side is not None and side.verdict is Verdict.INFRA for side in after):
        return EXIT_INFRASTRUCTURE
    return EXIT_AS_EXPECTED


# The document ------------------------------------------------------------------------------


def comparison_document(view: ComparisonView) -> Document:
    """Describe how two runs differ, the worse changes first."""
    facts = view.facts
    headers = (f"run {facts.before.id}", f"run {facts.after.id}")
    sign, tone = closing(view.exit_code)
    return Document(
        title=f"{headers[0]} compared with {headers[1]}",
        head=(Facts((*_run("before", facts.before), *_run("now", facts.after))),),
        sections=(
            *(
                Section(
                    title=heading.value,
                    count=sum(map(len, groups)),
                    tone=_TONES.get(heading, Tone.CHANGED),
                    blocks=tuple(
                        _item(group, heading, headers, view.facts.options) for group in groups
                    ),
                    about="difference",
                )
                for heading, groups in view.groups
            ),
            *_left_out(view),
        ),
        summary=_summary(view),
        sign=sign,
        tone=tone,
        whole="the JSON report (`errata compare --json FILE`)",
    )


def _run(label: str, side: RunHeader) -> tuple[tuple[str, str | Span], ...]:
    words = f"run {side.id}, started {side.started:%Y-%m-%d %H:%M} UTC"
    words += ", imported" if side.imported else ""
    words += "" if side.finished is not None else ", not finished"
    return ((label, Span(words, Tone.STRONG)), ("", Span(side.argv, Tone.QUIET)))


def _item(
    group: Sequence[Difference],
    heading: Heading,
    headers: tuple[str, str],
    options: tuple[str, ...],
) -> Item:
    """Describe what happened to one case, in which trials, and both sides."""
    first = group[0].transition
    pairs = zip(first.changes, first.words, strict=True)
    blocks: list[Block] = [Quote(tuple(w for change, w in pairs if change is not Change.NUMERIC))]
    if Change.NUMERIC in first.changes:
        blocks.append(Quote(first.numbers))
    if rows := _rows(first, headers[0]):
        blocks.append(Sides(rows, headers))
    known = first.after or first.before
    again = (
        rerun_command(known.trial, options)
        if known
        else command("run", group[0].id, "--force", options=options)
    )
    history = command("history", first.case.id, options=options)
    blocks.append(Commands((("more", history), ("again", again))))
    sign = Sign.AS_EXPECTED if heading is Heading.BETTER else Sign.CHANGED
    return Item(
        sign=sign_of_change(first.changes, sign),
        tone=_TONES.get(heading, Tone.CHANGED),
        kind=", ".join(_names(first)),
        case=first.case.id,
        trials=tuple(one.id for one in group),
        blocks=tuple(blocks),
    )


def _left_out(view: ComparisonView) -> Iterator[Section]:
    """Name the trials that could not be compared or were left out, and why."""
    facts = view.facts
    if view.inconclusive:
        yield Section(
            title="Could not be compared",
            count=sum(len(names) for _, names in view.inconclusive),
            tone=Tone.TROUBLE,
            blocks=tuple(
                block
                for reason, names in view.inconclusive
                for block in (Quote((reason,)), Names(names))
            ),
            about="part of a list",
        )
    for names, why in (
        (facts.edited, "a script was edited between the runs"),
        (facts.incomplete, "a run has no result of one of the scripts"),
        (facts.unknown, "the case is no longer in the corpus"),
    ):
        if names:
            yield Section(title=f"Left out: {why}", count=len(names), blocks=(Names(names),))


def _summary(view: ComparisonView) -> tuple[str, ...]:
    facts = view.facts
    changes = ", ".join(f"{count:,} {change}" for change, count in view.counts)
    number = sum(count for _, count in view.counts)
    verb = "differs" if number == 1 else "differ"
    parts = [f"{counted(number, 'trial')} {verb}: {changes}" if changes else "nothing differs"]
    parts.append(f"{counted(facts.same, 'outcome')} alike")
    inconclusive = sum(len(names) for _, names in view.inconclusive)
    if inconclusive:
        parts.append(f"{counted(inconclusive, 'trial')} could not be compared")
    for count, side in ((facts.only_before, facts.before), (facts.only_after, facts.after)):
        if count:
            parts.append(f"{counted(count, 'trial')} only in run {side.id}")
    left_out = len(facts.edited) + len(facts.incomplete) + len(facts.unknown)
    if left_out:
        parts.append(f"{counted(left_out, 'trial')} left out")
    return tuple(parts)


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


@dataclass(frozen=True, kw_only=True)
class ComparisonDocument:
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


COMPARISON = DocumentFormat(
    name="comparison", version=2, kind=ComparisonDocument, title="errata compare --json"
)


def comparison_json(view: ComparisonView) -> str:
    """Return a comparison of two runs as JSON text."""
    facts = view.facts
    return COMPARISON.text(
        ComparisonDocument(
            exit_code=view.exit_code,  # type: ignore[arg-type]  # one of the three
            before=_compared_run(facts.before),
            after=_compared_run(facts.after),
            counts=ComparisonCounts(
                same_outcomes=facts.same,
                differing_trials=sum(count for _, count in view.counts),
                not_comparable=sum(len(names) for _, names in view.inconclusive),
                only_before=facts.only_before,
                only_after=facts.only_after,
                changes={str(change): count for change, count in view.counts},
            ),
            left_out={
                "edited": tuple(facts.edited),
                "incomplete": tuple(facts.incomplete),
                "unknown": tuple(facts.unknown),
            },
            differences=tuple(map(_difference, view.differences)),
        )
    )


def _difference(one: Difference) -> ComparedTrial:
    transition = one.transition
    return ComparedTrial(
        id=one.id,
        case=transition.case.id,
        mode=transition.mode,
        backend=transition.backend,
        changes=transition.changes,
        is_regression=transition.is_regression,
        words=transition.words,
        numbers=transition.numbers,
        before=_in_run(transition.before),
        after=_in_run(transition.after),
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


def _compared_run(run: RunHeader) -> ComparedRun:
    return ComparedRun(
        run=run.id,
        started=run.started,
        argv=run.argv,
        imported=run.imported,
        finished=run.finished is not None,
    )
