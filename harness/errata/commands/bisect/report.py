"""A bisection: what was asked, the answer in every mode, the log; as JSON and as a document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from string import ascii_uppercase
from typing import Annotated, Literal

from pydantic import Field

from errata.compare.behaviour import (
    Behaviour,
    changed_parts,
    compare_behaviours,
    describe_change,
    name_behaviour,
    shorten_behaviour,
)
from errata.compare.judge import Step, step_between
from errata.model.bisection import Side
from errata.model.case import Script
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_INFRASTRUCTURE
from errata.report import document as doc
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted, duration, visible

_SHORT = 60

Undecided = Annotated[
    Mapping[Literal["release", "reason"], str],
    Field(description="A release without a conclusive result, and why."),
]


@dataclass(frozen=True, kw_only=True)
class Release:
    """What one release did."""

    release: str
    behaviour: Behaviour


@dataclass(frozen=True, kw_only=True)
class Change:
    """Two releases between which the behaviour changes."""

    words: str
    before: Release
    after: Release
    changed: Annotated[tuple[str, ...], Field(description="The parts that differ.")]
    exact: Annotated[bool, Field(description="Whether no candidate lies between.")]
    between: tuple[Undecided, ...]
    doubts: Annotated[tuple[str, ...], Field(description="Releases that could not be confirmed.")]
    upgrade: Annotated[str, Field(description="The command that compares the two releases.")]

    @property
    def step(self) -> Step | None:
        """Whether the failure tells itself from here on, or no longer does."""
        return step_between(self.before.behaviour.harm, self.after.behaviour.harm)


@dataclass(frozen=True, kw_only=True)
class Answer:
    """The answer in one mode."""

    mode: str
    answer: Annotated[
        Literal["found", "alike", "none"],
        Field(description="none: fewer than two releases had a conclusive result."),
    ]
    first: Annotated[Release | None, Field(description="The oldest conclusive release.")]
    last: Annotated[Release | None, Field(description="The newest conclusive release.")]
    changes: tuple[Change, ...]
    unknown: tuple[Undecided, ...]


@dataclass(frozen=True, kw_only=True)
class Seen:
    """What one look at a release showed in one mode.

    `like` is an earlier release with exactly this behaviour; `unlike` names an earlier one and the
    parts that differ.
    """

    mode: str
    side: Annotated[
        Side | None, Field(description="The end that the release behaves like; null with --all.")
    ]
    behaviour: Behaviour | None
    reason: Annotated[
        str, Field(description="Why there is no result or no confirmation; else empty.")
    ]
    like: Annotated[str | None, Field(exclude=True)] = None
    unlike: Annotated[str, Field(exclude=True)] = ""


@dataclass(frozen=True, kw_only=True)
class LogLine:
    """One look at a release: a probe, or the confirmation of one that an answer rests on.

    Neither `ran` nor `reused` is set where the release could not run.
    """

    number: int
    release: str
    environment: str
    step: Annotated[
        Literal["probe", "confirmation"],
        Field(description="confirmation: run once more in fresh interpreters."),
    ]
    ran: Annotated[bool, Field(description="Whether something had to run.")]
    reused: Annotated[bool, Field(description="Whether everything was stored.")]
    build_s: Annotated[
        float | None, Field(description="Seconds that building took; null if nothing was built.")
    ]
    seen: tuple[Seen, ...]

    @property
    def confirms(self) -> bool:
        """Whether this is a second look."""
        return self.step == "confirmation"


@dataclass(frozen=True, kw_only=True)
class Question:
    """What is asked. `asked` are the options as typed; `options` name the corpora.

    `notes` say which release a number stands for.
    """

    case: str
    framework: str
    script: Script
    backend: str
    good: Annotated[str, Field(description="The release at the end that was named good.")]
    bad: Annotated[str, Field(description="The release at the other end.")]
    every: Annotated[
        bool, Field(serialization_alias="all", description="Whether every release was probed.")
    ]
    unlisted: Annotated[
        bool, Field(description="Whether releases outside the framework table were probed.")
    ]
    releases: Annotated[tuple[str, ...], Field(description="The candidates, oldest first.")]
    asked: Annotated[tuple[str, ...], Field(exclude=True)] = ()
    options: Annotated[tuple[str, ...], Field(exclude=True)] = ()
    notes: Annotated[tuple[str, ...], Field(exclude=True)] = ()

    @property
    def flipped(self) -> bool:
        """Whether the release called good is the newer one."""
        return self.good != self.releases[0]

    def headed(self) -> str:
        """Name the candidates: `7 releases of torch, 1.13.1 to 2.15.0`."""
        count = counted(len(self.releases), "release")
        return f"{count} of {self.framework}, {self.releases[0]} to {self.releases[-1]}"

    def opening(self) -> str:
        """Say what is searched, before anything is known."""
        return f"{self.case}, {self.script.filename}: {self.headed()}"


@dataclass(frozen=True, kw_only=True)
class Bisection(Question):
    """In which release a case's behaviour changed: the answer in every mode, and every probe.

    `is_recorded` is set where record and store have answered.
    """

    started: datetime
    wall_s: float
    exit_code: Annotated[
        Literal[0, 3], Field(description="0 answered in at least one mode, 3 in none.")
    ]
    probes: Annotated[int, Field(description="How many releases were probed.")]
    cells: Mapping[Literal["run", "reused"], int]
    environments_built: tuple[str, ...]
    build_s: Annotated[float, Field(description="Seconds that building took in all.")]
    answers: tuple[Answer, ...]
    log: tuple[LogLine, ...]
    is_recorded: Annotated[bool, Field(exclude=True)] = False


BISECT = DocumentFormat("bisect", 1, Bisection, "errata bisect --json")


def describe(
    question: Question,
    before: Release,
    after: Release,
    between: Sequence[Undecided] = (),
    doubts: Sequence[str] = (),
) -> Change:
    """Describe a change of behaviour from one release to another; its words are safe to show."""
    words = describe_change(before.behaviour, after.behaviour)
    if between:
        words += f"; {counted(len(between), 'release')} between cannot be decided"
    return Change(
        words=f"{question.framework} {before.release} -> {after.release}: {words}",
        before=before,
        after=after,
        changed=changed_parts(before.behaviour, after.behaviour),
        exact=not between,
        between=tuple(between),
        doubts=tuple(doubts),
        upgrade=doc.command(
            *("upgrade", question.framework, before.release, after.release, question.case),
            options=question.options,
        ),
    )


def conclude(
    question: Question,
    found: tuple[tuple[Answer, ...], tuple[LogLine, ...]],
    *,
    started: datetime,
    wall_s: float,
    cells: tuple[int, int] = (0, 0),
    made: Mapping[str, float] | None = None,
    is_recorded: bool = False,
) -> Bisection:
    """Join a question, the answers with their log, and what they took.

    `cells` counts those run and reused; `made` has the seconds that environments took to build.
    """
    answers, log = found
    made = made or {}
    answered = any(answer.answer != "none" for answer in answers)
    return Bisection(
        **{each.name: getattr(question, each.name) for each in fields(question)},
        started=started,
        wall_s=wall_s,
        exit_code=EXIT_AS_EXPECTED if answered else EXIT_INFRASTRUCTURE,  # type: ignore[arg-type]  # one of the two
        probes=sum(not line.confirms for line in log),
        cells={"run": cells[0], "reused": cells[1]},
        environments_built=tuple(made),
        build_s=sum(made.values()),
        answers=answers,
        log=log,
        is_recorded=is_recorded,
    )


def bisection_document(found: Bisection) -> doc.Document:
    """Describe the answers, modes with the same one together, and how they were found."""
    joined: dict[int, list[str]] = {}
    alike = [replace(answer, mode="") for answer in found.answers]
    for place, answer in enumerate(found.answers):
        joined.setdefault(alike.index(alike[place]), []).append(answer.mode)
    sections = [
        doc.Section(
            title=" and ".join(modes),
            blocks=tuple(_answer(found, found.answers[place])),
            about="answer",
        )
        for place, modes in joined.items()
    ]
    if not found.unlisted and any(answer.changes for answer in found.answers):
        text = "Only listed releases were tested; --unlisted adds those that only the index has."
        sections.append(doc.Section(blocks=(doc.Words(text, doc.Tone.QUIET),), about="note"))
    width = len(str(len(found.log)))
    log = tuple(
        doc.Quote(tuple(f"{line.number:>{width}}. {words}" for words in log_words(found, line)))
        for line in found.log
    )
    sections.append(doc.Section(title="Log", blocks=log, is_detail=True, priority=1, about="log"))
    return doc.Document(
        title=("bisect ", doc.name(found.case)),
        head=(doc.Words(f"{found.script.filename} on {found.backend}; {found.headed()}"),),
        sections=tuple(sections),
        summary=_summary(found),
        notes=found.notes,
        whole="the JSON report (`errata bisect --json FILE`)",
    )


def _answer(found: Bisection, answer: Answer) -> Iterator[doc.Block]:
    if answer.first is None or answer.last is None:
        advice = (
            "Name other ends with --good and --bad; errata envs build ENV shows why an "
            "environment cannot be built."
        )
        words = (
            doc.Words("Fewer than two releases gave a result."),
            doc.Words(advice, doc.Tone.QUIET),
        )
        yield doc.Item(sign=doc.Sign.INFRA, tone=doc.Tone.TROUBLE, case="no answer", blocks=words)
    elif not answer.changes:
        yield _alike(found, answer.first, answer.last.release)
    elif len(answer.changes) > 1:
        yield _stretches(found.framework, answer.changes, answer.first, answer.last.release)
    for change in answer.changes:
        yield _change(found, change)
    between = {one["release"] for change in answer.changes for one in change.between}
    rest = [one for one in answer.unknown if one["release"] not in between]
    if rest:
        yield _unknown("unknown", rest)


def _alike(found: Bisection, first: Release, last: str) -> doc.Item:
    blocks: list[doc.Block] = [doc.Quote((name_behaviour(first.behaviour),))]
    if found.every:
        words = f"{found.framework} {first.release} to {last}: one behaviour"
    else:
        words = f"{found.framework} {first.release} and {last} behave the same"
        every = doc.command("bisect", found.case, *found.asked, "--all", options=found.options)
        blocks.append(doc.Commands((("test all between", every),)))
    return doc.Item(sign=doc.Sign.AS_EXPECTED, tone=doc.Tone.GOOD, case=words, blocks=tuple(blocks))


def _stretches(framework: str, changes: Sequence[Change], first: Release, last: str) -> doc.Table:
    starts = [first, *(change.after for change in changes)]
    ends = [*(change.before.release for change in changes), last]
    seen = dict.fromkeys(start.behaviour for start in starts)
    letters = dict(zip(seen, ascii_uppercase, strict=False))
    rows = tuple(
        (
            letters.get(start.behaviour, "?"),
            (doc.name(end if start.release == end else f"{start.release} to {end}"),),
            (doc.name(shorten_behaviour(start.behaviour, _SHORT)),),
        )
        for start, end in zip(starts, ends, strict=True)
    )
    return doc.Table(("", framework, "behaviour"), rows)


def _change(found: Bisection, change: Change) -> doc.Item:
    """Describe where the behaviour changes, both sides, and how to look at just this change."""
    before, after = change.before, change.after
    headers = (f"{found.framework} {before.release}", f"{found.framework} {after.release}")
    rows = compare_behaviours(before.release, before.behaviour, after.behaviour, found.script)
    blocks: list[doc.Block] = [doc.Sides(rows, headers)]
    if change.between:
        blocks.append(_unknown("between", change.between))
    if change.doubts:
        blocks.append(doc.Quote(change.doubts, doc.Tone.WARNING))
    blocks.append(doc.Commands((("upgrade", change.upgrade),)))
    return doc.Item(
        sign=doc.sign_of_change(filter(None, [change.step]), doc.Sign.CHANGED),
        tone=doc.Tone.CHANGED,
        case=change.words,
        blocks=tuple(blocks),
    )


def _unknown(label: str, unknown: Sequence[Undecided]) -> doc.Facts:
    """List the inconclusive releases, those with the same reason together."""
    by_reason: dict[str, list[str]] = {}
    for one in unknown:
        by_reason.setdefault(one["reason"], []).append(one["release"])
    rows = [f"{', '.join(releases)}: {reason}" for reason, releases in by_reason.items()]
    return doc.Facts(tuple((label, row) for row in rows))


def _summary(found: Bisection) -> tuple[str, ...]:
    built = f"{counted(len(found.environments_built), 'environment')} built"
    if found.environments_built:
        built += f" in {duration(found.build_s)}"
    run = f"{counted(found.cells['run'], 'cell')} run, {found.cells['reused']:,} reused"
    recorded = "from record and store, nothing run or built"
    return (
        f"{found.probes} of {counted(len(found.releases), 'release')} tested",
        *((recorded,) if found.is_recorded else (run, built)),
        duration(found.wall_s),
    )


def log_words(question: Question, line: LogLine) -> tuple[str, ...]:
    """Write one look at a release as sentences: one, or one for each mode that differs."""
    by_words: dict[str, list[str]] = {}
    for seen in line.seen:
        by_words.setdefault(_seen_words(seen, line), []).append(seen.mode)
    if line.build_s is not None:
        cost = f"built in {line.build_s:.0f} s"
    elif line.ran:
        cost = "measured again" if line.confirms else "measured twice"
    else:
        cost = "reused" if line.reused else "not run"
    head = f"{question.framework} {line.release}, {cost}"
    if len(by_words) == 1:
        return tuple(f"{head}: {words}" for words in by_words)
    return tuple(f"{head}, {' and '.join(modes)}: {words}" for words, modes in by_words.items())


def _seen_words(seen: Seen, line: LogLine) -> str:
    if seen.behaviour is None:
        return f"unknown, {visible(seen.reason)}"
    if line.confirms:
        return visible(seen.reason) or "confirmed"
    words = f"as on {seen.like}" if seen.like else name_behaviour(seen.behaviour)
    words = f"{seen.unlike}: {words}" if seen.unlike else words
    return words if seen.side is None else f"{seen.side}, {words}"
