"""The history of a case: periods of one behaviour by release; as JSON and as a document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from difflib import SequenceMatcher
from typing import Annotated, Any, Literal

from pydantic import Field, PlainSerializer

from errata.compare.behaviour import PASSES, Behaviour, Earlier, Row
from errata.compare.judge import Step
from errata.evidence import RunRef
from errata.model.case import Harm
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict, word_of
from errata.report import document as doc
from errata.text.differences import compare_words
from errata.text.jsonable import DocumentFormat
from errata.text.printable import counted, visible

SOME_WARNING = "(the record does not keep its text)"
"""What stands for the documented warnings of a script that the record has."""
_HIDDEN = Field(exclude=True)
_LIKENESS = 0.5  # share of words in common from which a difference is easier to read than both
_HEADERS = ("", "release", "verdict", "broken", "fixed", "measured", "times", "runs")


def label_of(behaviours: Iterable[Behaviour]) -> tuple[str, ...]:
    """Name some behaviours: `passes` first, then the letters of the failures."""
    names = {PASSES if seen.passes else seen.letter for seen in behaviours}
    return tuple(sorted(names, key=lambda name: (name != PASSES, len(name), name)))


Seen = Annotated[tuple[Behaviour, ...], PlainSerializer(label_of, return_type=tuple[str, ...])]
"""What a script did, several where repeats disagree; in JSON the letters."""


@dataclass(frozen=True, kw_only=True)
class State:
    """What a release did.

    `is_recorded` is set where the state comes from the record, which keeps neither the text of
    warnings nor how `fixed.py` ended.
    """

    verdict: Annotated[
        Verdict | None, Field(description="Of both scripts; null where one of them has no result.")
    ]
    broken: Annotated[
        Seen,
        Field(
            description="What broken.py did: letters from failures, or passes; several letters "
            "where repeats disagreed, empty where it is not known."
        ),
    ]
    fixed: Annotated[Seen, Field(description="What fixed.py did.")]
    is_recorded: Annotated[bool, _HIDDEN] = False

    @property
    def is_sure(self) -> bool:
        """Whether the broken script has a result, and the same one every time."""
        return bool(self.broken) and self.verdict is not Verdict.FLAKY

    @property
    def harm(self) -> Harm | None:
        """How much harm the broken script's failure does; None where it is not surely known."""
        doubtful = self.verdict is Verdict.MASKED or len(self.broken) != 1 or not self.is_sure
        return None if doubtful else self.broken[0].harm

    def agrees(self, other: State) -> bool:
        """Return whether two states may be the same; what only one of them knows is ignored."""
        one, two = self, other
        if self.is_recorded or other.is_recorded:
            one, two = self.as_recorded(), other.as_recorded()
        return (
            _same(one.broken, two.broken)
            and (not one.fixed or not two.fixed or _same(one.fixed, two.fixed))
            and (one.verdict is two.verdict or one.verdict is None or two.verdict is None)
        )

    def as_recorded(self) -> State:
        """Return this state without what the record does not keep."""
        return State(
            verdict=self.verdict,
            broken=tuple(map(self.broken_as_recorded, self.broken)),
            fixed=tuple(map(self.fixed_as_recorded, self.fixed)),
            is_recorded=True,
        )

    def broken_as_recorded(self, seen: Behaviour) -> Behaviour:
        """Return what the record keeps of a behaviour of the broken script."""
        # Of a script that passes with a warning, the verdict tells that it was documented.
        tells = self.verdict is None or self.verdict.is_failure
        return _without_warnings(seen, but_some=tells)

    def fixed_as_recorded(self, seen: Behaviour) -> Behaviour:
        """Return what the record keeps of a behaviour of the fixed script."""
        tells = self.verdict in (None, Verdict.FIX_FAILS)
        return replace(_without_warnings(seen, but_some=tells), status="")

    def completed(self, other: State) -> State:
        """Return this state with what only an agreeing one knows."""
        return State(
            verdict=self.verdict or other.verdict,
            broken=self.broken,
            fixed=self.fixed or other.fixed,
        )


def _without_warnings(seen: Behaviour, *, but_some: bool) -> Behaviour:
    some = but_some and seen.outcome is Outcome.PASSED and seen.warnings
    return replace(seen, warnings=(SOME_WARNING,) if some else ())


def _same(one: tuple[Behaviour, ...], other: tuple[Behaviour, ...]) -> bool:
    return one == other or set(one) == set(other)


@dataclass(frozen=True, kw_only=True)
class Period(State):
    """A time during which one release did the same, in one mode and backend.

    `measured` maps results of the broken script to when they were measured; a run that reused an
    earlier result has the same one.
    """

    environment: str
    release: Annotated[str, _HIDDEN]
    source: Annotated[
        Literal["record", "store"],
        Field(description="record: only the committed record has it, without dates and runs."),
    ]
    first: Annotated[datetime | None, Field(description="When it was first measured.")]
    last: Annotated[datetime | None, Field(description="When it was last measured.")]
    times: Annotated[int, Field(description="How often broken.py was measured.")]
    runs: Annotated[
        tuple[RunRef, ...],
        PlainSerializer(
            lambda runs: tuple(run.number for run in runs), return_type=tuple[int, ...]
        ),
    ]
    measured: Annotated[Mapping[int, datetime], _HIDDEN]
    differs: Annotated[
        bool,
        Field(
            serialization_alias="differs_from_release_before",
            description="Whether the known release before it did something else.",
        ),
    ]
    step: Annotated[
        Step | None,
        Field(description="Where that made the failure tell itself by an error, or no longer."),
    ]
    changed_on: Annotated[datetime | None, Field(description="When this release began to do this.")]
    recorded: Annotated[
        State | None, Field(description="What the committed record has, if that differs.")
    ]

    @property
    def state(self) -> State:
        """What was done."""
        return self

    @property
    def is_only_recorded(self) -> bool:
        """Whether no stored run has seen it."""
        return not self.runs

    def doing(self, state: State) -> Period:
        """Return this period with another state."""
        return replace(self, **_parts(state))

    def seen_by(self, runs: tuple[RunRef, ...], measured: Mapping[int, datetime]) -> Period:
        """Return this period as some runs saw it."""
        return replace(
            self,
            source="store" if runs else "record",
            first=min(measured.values(), default=None),
            last=max(measured.values(), default=None),
            times=len(measured),
            runs=runs,
            measured=measured,
        )


def make_period(
    environment: str,
    release: str,
    state: State,
    runs: tuple[RunRef, ...] = (),
    measured: Mapping[int, datetime] | None = None,
) -> Period:
    """Return what some runs observed of a release; without runs, what the record has."""
    period = Period(
        **_parts(state),
        environment=environment,
        release=release,
        source="record",
        first=None,
        last=None,
        times=0,
        runs=(),
        measured={},
        differs=False,
        step=None,
        changed_on=None,
        recorded=None,
    )
    return period.seen_by(runs, measured or {})


def _parts(state: State) -> dict[str, Any]:
    return {each.name: getattr(state, each.name) for each in fields(State)}


@dataclass(frozen=True, kw_only=True)
class Track:
    """The history in one mode and backend; periods by release, the oldest first, then by date."""

    mode: str
    backend: str
    left_out: Annotated[
        int,
        Field(
            serialization_alias="releases_left_out",
            description="How many older releases --limit left out.",
        ),
    ]
    periods: tuple[Period, ...]


@dataclass(frozen=True, kw_only=True)
class Failure:
    """What a letter stands for: a failure, or a pass with a documented warning."""

    scripts: Annotated[tuple[str, ...], Field(description="The scripts that did it.")]
    outcome: Outcome
    status: Annotated[
        str, Field(description="The signal or exit code of an outcome without an exception.")
    ]
    type: str
    message: Annotated[str, Field(description="Normalised.")]
    at: Annotated[str, Field(description="The raising statement.")]
    warnings: Annotated[tuple[str, ...], Field(description="Those that the case documents.")]
    harm: Annotated[Harm, Field(description="How much harm it does: a silent one the most.")]


@dataclass(frozen=True, kw_only=True)
class Timeline:
    """What one case did on every release, in periods of one behaviour. Texts are untrusted.

    `letters` names each distinct failure, in reading order.
    """

    case: str
    title: str
    stale: Annotated[
        int,
        Field(
            serialization_alias="stale_results",
            description="Results left out because a script was edited since.",
        ),
    ]
    tracks: tuple[Track, ...]
    letters: Annotated[Mapping[Behaviour, str], _HIDDEN]
    failures: Mapping[str, Failure]
    runs: tuple[RunRef, ...]

    @property
    def periods(self) -> tuple[Period, ...]:
        """The periods of all tracks."""
        return tuple(period for track in self.tracks for period in track.periods)

    def label(self, behaviours: Iterable[Behaviour]) -> tuple[str, ...]:
        """Name some behaviours, also those that come from elsewhere."""
        return label_of(named(behaviours, self.letters))

    def scripts_of(self, behaviour: Behaviour) -> tuple[str, ...]:
        """Return the file names of the scripts that showed a behaviour."""
        return self.failures[self.letters[behaviour]].scripts


def named(
    behaviours: Iterable[Behaviour], letters: Mapping[Behaviour, str]
) -> tuple[Behaviour, ...]:
    """Give failures their letters."""
    return tuple(
        seen if seen.passes else replace(seen, letter=letters[seen]) for seen in behaviours
    )


HISTORY = DocumentFormat("history", 2, Timeline, "errata history --json")


def timeline_document(view: Timeline) -> doc.Document:
    """Describe each mode and backend release by release, then each distinct failure."""
    changed = any(period.differs or period.changed_on for period in view.periods)
    steps = dict.fromkeys(period.step for period in view.periods if period.step)
    signs = [f"{doc.Sign.CHANGED} differs from the line above"]
    signs += [f"{doc.sign_of_change([step], doc.Sign.CHANGED)} {step.meaning}" for step in steps]
    sections = [
        *(_track(track) for track in view.tracks),
        doc.Section(blocks=(doc.Words("; ".join(signs), doc.Tone.QUIET),) if changed else ()),
        doc.Section(
            title="Changed over time", blocks=_quote(changes_over_time(view)), about="change"
        ),
        doc.Section(title="Failures", blocks=tuple(_failures(view)), about="failure"),
        doc.Section(
            title="Machines",
            blocks=_quote([f"{where}: {runs}" for where, runs in group_machines(view.runs)]),
        ),
    ]
    stale = f"{counted(view.stale, 'result')} left out: their scripts were edited afterwards"
    return doc.Document(
        title=("history of ", doc.name(view.case)),
        head=(doc.Quote((view.title,), doc.Tone.QUIET),),
        sections=tuple(section for section in sections if section.blocks),
        summary=_summary(view),
        notes=(stale,) if view.stale else (),
        whole="the JSON report (`errata history --json FILE`)",
    )


def _quote(texts: Sequence[str]) -> tuple[doc.Block, ...]:
    return (doc.Quote(tuple(texts)),) if texts else ()


def _track(track: Track) -> doc.Section:
    blocks: list[doc.Block] = []
    if track.left_out:
        text = f"{counted(track.left_out, 'older release')} left out"
        blocks.append(doc.Words(text, doc.Tone.QUIET))
    rows = []
    before = ""
    for period, word in zip(track.periods, _words(track), strict=True):
        rows.append(_cells(period, word, again=period.environment == before))
        before = period.environment
    blocks.append(doc.Table(_HEADERS, tuple(rows)))
    return doc.Section(title=f"{track.mode}, {track.backend}", blocks=tuple(blocks), about="table")


def _words(track: Track) -> Iterator[str]:
    """Name the verdict of each period; only what failed before can have healed."""
    failed = False
    for period in track.periods:
        verdict = period.state.verdict
        healed = failed and verdict is Verdict.HEALED
        yield str(period.step or ("healed" if healed else word_of(verdict or "")))
        failed = failed or any(not seen.passes for seen in period.state.broken)


def _cells(period: Period, word: str, *, again: bool) -> tuple[doc.Parts, ...]:
    state = period.state
    changed = period.differs or period.changed_on is not None
    sign = doc.sign_of_change(filter(None, [period.step]), doc.Sign.CHANGED)
    mark = (doc.Span(str(sign), doc.Tone.CHANGED),) if changed else " "
    return (
        mark,
        " " if again else (doc.name(period.release),),
        word,
        name_label(label_of(state.broken)),
        name_label(label_of(state.fixed)),
        _measured(period),
        str(period.times or " "),
        "record" if period.is_only_recorded else name_runs(period.runs),
    )


def _measured(period: Period) -> str:
    """Write when a state was measured first and last, the latter without its year if it may."""
    if period.first is None or period.last is None:
        return " "
    first, last = period.first.date(), period.last.date()
    if first == last:
        return f"{first}"
    return f"{first} to {last:%m-%d}" if first.year == last.year else f"{first} to {last}"


def changes_over_time(view: Timeline) -> list[str]:
    """List which releases changed from one day to another, and where the record disagrees."""
    notes = []
    for track in view.tracks:
        before: Period | None = None
        for period in track.periods:
            place = f"{period.release}, {track.mode}, {track.backend}"
            if period.changed_on is not None and before is not None:
                was, now = (name_label(label_of(one.state.broken)) for one in (before, period))
                notes.append(
                    f"{place}: broken.py changed from {was} to {now} on "
                    f"{period.changed_on:%Y-%m-%d} (run {period.runs[0].number})"
                )
            if period.recorded is not None:
                recorded = (period.recorded.broken, period.recorded.fixed)
                broken, fixed = (name_label(label_of(seen)) for seen in recorded)
                verdict = word_of(period.recorded.verdict or "")
                notes.append(f"{place}: the record has {verdict}, broken {broken}, fixed {fixed}")
            before = period
    return notes


def _failures(view: Timeline) -> Iterator[doc.Block]:
    """Explain each letter, with the words in which it differs from the most similar before."""
    failures = list(view.letters)
    for number, failure in enumerate(failures):
        letter = view.letters[failure]
        words = describe_failure(failure, view.scripts_of(failure))
        text = message_of(failure)
        before = most_alike(failures[:number], failure)
        if before is None:
            yield doc.Facts(((letter, words), *((("", text),) if text else ())))
        else:
            yield doc.Facts(((letter, words),))
            old, new = compare_words(message_of(before), text)
            earlier = (Earlier(source=view.letters[before], pieces=old),)
            row = Row(name="message", before=earlier, now=new, differs=True)
            yield doc.Sides((row,), (view.letters[before], letter))


def describe_failure(behaviour: Behaviour, scripts: Sequence[str]) -> str:
    """Write in one line how scripts ended, and at which statement; safe to show."""
    status = f" ({behaviour.status})" if behaviour.status else ""
    how = {
        Outcome.PASSED: "passed, with a warning",
        Outcome.RAISED: f"raised {behaviour.type}",
        Outcome.EXITED: f"exited{status}",
        Outcome.CRASHED: f"crashed{status}",
        Outcome.TIMED_OUT: "timed out",
        Outcome.OUT_OF_MEMORY: "ran out of memory",
    }.get(behaviour.outcome, str(behaviour.outcome))
    at = f" at `{behaviour.at}`" if behaviour.at else ""
    return visible(f"{' and '.join(scripts)} {how}{at}")


def message_of(behaviour: Behaviour) -> str:
    """Return a failure's message, or its warnings; safe to show."""
    return visible(behaviour.message or "; ".join(behaviour.warnings))


def most_alike(earlier: Sequence[Behaviour], behaviour: Behaviour) -> Behaviour | None:
    """Return the earlier failure with the most similar message, the last of equals.

    None if no message is so similar that the differences are easier to read than both messages.
    """
    found = [(_likeness(other, behaviour), number) for number, other in enumerate(earlier)]
    best, number = max(found, default=(0.0, 0))
    return earlier[number] if best >= _LIKENESS else None


def _likeness(before: Behaviour, behaviour: Behaviour) -> float:
    """Return the share of words in common, 0 where there are none or too many to compare."""
    old, new = message_of(before).split(), message_of(behaviour).split()
    if not old or not new or len(old) * len(new) > 400_000:
        return 0.0
    return SequenceMatcher(None, old, new, autojunk=False).ratio()


def name_label(label: Sequence[str]) -> str:
    """Write a script's label, `A` or `passes`; several parts where repeats disagreed."""
    return "/".join(label) or "?"


def name_runs(runs: Sequence[RunRef]) -> str:
    """Write run numbers briefly, `1-3 5 7*`; a star marks imported ones."""
    parts: list[list[RunRef]] = []
    for run in sorted(set(runs)):
        last = parts[-1][-1] if parts else None
        joins = last and last.number + 1 == run.number and last.imported is run.imported
        if joins:
            parts[-1].append(run)
        else:
            parts.append([run])
    return " ".join(_range(part) for part in parts)


def _range(runs: Sequence[RunRef]) -> str:
    star = "*" if runs[0].imported else ""
    numbers = sorted({runs[0].number, runs[-1].number})
    return "-".join(map(str, numbers)) + star


def group_machines(runs: Sequence[RunRef]) -> Iterator[tuple[str, str]]:
    """Yield each machine with the runs that were measured there; safe to show."""
    groups: dict[tuple[bool, str], list[RunRef]] = {}
    for run in runs:
        groups.setdefault((run.imported, run.machine), []).append(run)
    for (imported, machine), mine in sorted(groups.items()):
        where = "imported (*)" if imported else "measured here"
        words = f"{where}, {visible(machine)}" if machine else where
        noun = "run" if len(mine) == 1 else "runs"
        yield words, f"{noun} {name_runs(mine).replace('*', '')}"


def _summary(view: Timeline) -> tuple[str, ...]:
    releases = {period.environment for period in view.periods}
    points = sum(period.differs for period in view.periods)
    changes = sum(period.changed_on is not None for period in view.periods)
    parts = [
        counted(len(releases), "release"),
        counted(len(view.letters), "distinct failure"),
        f"{counted(points, 'change') if points else 'no change'} between releases",
    ]
    if changes:
        parts.append(f"{counted(changes, 'change')} of one release over time")
    return (*parts, counted(len(view.runs), "run"))
