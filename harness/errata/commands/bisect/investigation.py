"""Search releases for changes of behaviour, in every mode at once, and log each step.

`model/bisection.py` decides which release is next; here are the log, the second look at what an
answer rests on, and the answers. A `Prober` runs the releases.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Protocol

from errata.compare.behaviour import (
    Behaviour,
    BehaviourChange,
    describe_unlike,
    name_behaviour,
    side_of,
)
from errata.model.bisection import (
    Ask,
    Changes,
    Side,
    Unknown,
    known_ends,
    search,
    side_at,
    survey,
)
from errata.model.case import Script
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_INFRASTRUCTURE

Reply = Behaviour | Unknown


@dataclass(frozen=True, kw_only=True)
class ModeObservation:
    """What one look at a release showed in one mode.

    `side` is None while the behaviour of the ends is not known. `reason` explains why the look is
    inconclusive, or is empty. `like` is an earlier release with exactly this behaviour; `unlike`
    names an earlier one and the parts that differ.
    """

    mode: str
    side: Side | None
    behaviour: Behaviour | None
    reason: str = ""
    like: str | None = None
    unlike: str = ""


@dataclass(frozen=True, kw_only=True)
class LogLine:
    """One look at a release: a probe, or the confirmation of one that an answer rests on.

    `ran` is set where something had to run, and `reused` where everything was stored; neither is
    where the release could not run. `build_s` is how long its environment took to build, in
    seconds, or None where none was built.
    """

    number: int
    release: str
    environment: str
    confirms: bool
    ran: bool
    reused: bool
    build_s: float | None
    seen: tuple[ModeObservation, ...]


@dataclass(frozen=True, kw_only=True)
class Answer:
    """The answer in one mode.

    `first` and `last` are the conclusive ends, None where fewer than two releases are conclusive.
    `unknown` maps every inconclusive release to why.
    """

    mode: str
    first: tuple[str, Behaviour] | None = None
    last: tuple[str, Behaviour] | None = None
    changes: tuple[BehaviourChange, ...] = ()
    unknown: Mapping[str, str] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """How the search ended: `found`, `alike` (no change) or `none` (no answer)."""
        if self.first is None:
            return "none"
        return "found" if self.changes else "alike"


@dataclass(frozen=True, kw_only=True)
class Bisection:
    """A finished bisection: what was asked, what it took, and the answer in every mode.

    `releases` run from oldest to newest. `flipped` is set where the release called good is the
    newer one. `good` and `bad` are what the user named, or None. `made` are the environments that
    were built; times are in seconds. `is_recorded` is set where the committed record has answered.
    """

    case: str
    framework: str
    script: Script
    backend: str
    releases: tuple[str, ...]
    every: bool
    unlisted: bool
    flipped: bool
    answers: tuple[Answer, ...]
    log: tuple[LogLine, ...]
    made: tuple[str, ...]
    build_s: float
    ran: int
    reused: int
    started: datetime
    wall_s: float
    good: str | None = None
    bad: str | None = None
    options: tuple[str, ...] = ()
    is_recorded: bool = False

    @property
    def exit_code(self) -> int:
        """The code to exit with: an answer in any mode is an answer."""
        answered = any(answer.kind != "none" for answer in self.answers)
        return EXIT_AS_EXPECTED if answered else EXIT_INFRASTRUCTURE

    @property
    def probes(self) -> int:
        """How many releases were looked at."""
        return sum(not line.confirms for line in self.log)


class Unasked(Unknown):
    """Unknown because nothing could run, rather than because of what ran."""


_NOT_ASKED = Unasked(reason="was not asked")


@dataclass(frozen=True, kw_only=True)
class Look:
    """What a prober returns for a release, by mode; `again` comes from fresh interpreters.

    `ran` is set where something had to run; `build_s`, in seconds, is None where nothing had to be
    built.
    """

    environment: str
    first: Mapping[str, Reply] = field(default_factory=dict)
    again: Mapping[str, Reply] = field(default_factory=dict)
    ran: bool = False
    build_s: float | None = None

    @property
    def is_conclusive(self) -> bool:
        """Whether anything was seen, now or when it was stored."""
        return any(
            not isinstance(one, Unasked) for one in (*self.first.values(), *self.again.values())
        )


class Prober(Protocol):
    """What can look at releases; those in `free` cost nothing."""

    @property
    def free(self) -> Container[str]:
        """The releases whose results are all stored."""
        ...

    def probe(self, release: str) -> Look:
        """Look at a release for the first time, in all modes."""
        ...

    def confirm(self, release: str) -> Look:
        """Look at a release once more, in fresh interpreters."""
        ...


def investigate(
    releases: Sequence[str],
    modes: Sequence[str],
    prober: Prober,
    report: Callable[[LogLine], None],
    *,
    every: bool = False,
) -> tuple[tuple[Answer, ...], tuple[LogLine, ...]]:
    """Search in every mode; one look at a release serves all. `report` is called with each look.

    The log that is returned has every line that `report` got, with the sides as they turned out in
    the end.
    """
    searches = [_ModeSearch(mode=mode, releases=tuple(releases), every=every) for mode in modes]
    log: list[LogLine] = []
    environments: dict[str, str] = {}
    free = {place for place, release in enumerate(releases) if release in prober.free}
    while True:
        step = next((s for one in searches if isinstance(s := one.step(free), Ask)), None)
        if step is None:
            break
        release = releases[step.place]
        confirms = step.confirms
        look = prober.confirm(release) if confirms else prober.probe(release)
        environments[release] = look.environment
        refuted = {
            place for one in searches for place in one.take(step.place, look, confirms=confirms)
        }
        for place in (step.place, *sorted(refuted - {step.place})):
            line = LogLine(
                number=len(log) + 1,
                release=releases[place],
                environment=environments[releases[place]],
                confirms=confirms or place != step.place,
                ran=look.ran and place == step.place,
                reused=place != step.place or (not look.ran and look.is_conclusive),
                build_s=look.build_s if place == step.place else None,
                seen=_seen(searches, place, log, confirms=confirms or place != step.place),
            )
            log.append(line)
            report(line)
    by_mode = {one.mode: one for one in searches}
    for line in log:
        seen = tuple(by_mode[one.mode].conclude(line.release, one) for one in line.seen)
        log[line.number - 1] = replace(line, seen=seen)
    return tuple(one.answer() for one in searches), tuple(log)


def _seen(
    searches: Sequence[_ModeSearch], place: int, log: Sequence[LogLine], *, confirms: bool
) -> tuple[ModeObservation, ...]:
    """Describe a release in every mode, with an earlier release that did the same."""
    described = (one.describe(place, confirms=confirms) for one in searches)
    found = [seen for seen in described if seen is not None]
    return tuple(seen if confirms else _compared(seen, log) for seen in found)


def _compared(seen: ModeObservation, log: Sequence[LogLine]) -> ModeObservation:
    """Name an earlier release with the same behaviour, else how the latest one differs."""
    if seen.behaviour is None:
        return seen
    unlike = ""
    for line in log:
        for earlier in line.seen:
            if earlier.mode != seen.mode or earlier.behaviour is None or line.confirms:
                continue
            if earlier.behaviour == seen.behaviour:
                return replace(seen, like=line.release)
            unlike = describe_unlike(line.release, earlier.behaviour, seen.behaviour)
    return replace(seen, unlike=unlike)


@dataclass(kw_only=True)
class _ModeSearch:
    """The search in one mode: what is known of each release, by its place in the row."""

    mode: str
    releases: tuple[str, ...]
    every: bool
    answers: list[Reply | None] = field(default_factory=list)
    second: dict[int, Reply] = field(default_factory=dict)
    confirmed: set[int] = field(default_factory=set)
    refuted: set[int] = field(default_factory=set)
    doubts: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.answers = [None] * len(self.releases)

    def step(self, free: Container[int] = ()) -> Ask | Changes | None:
        """Return what this search needs next, or what it found."""
        if self.every:
            return survey(self.answers, confirmed=self.confirmed)
        return search(self.answers, side_of, confirmed=self.confirmed, free=free)

    def side(self, place: int) -> Side | None:
        """Return which end a release behaves like, as far as it is known."""
        side = side_at(self.answers, side_of, place)
        return None if self.every and side is not Side.UNKNOWN else side

    def take(self, place: int, look: Look, *, confirms: bool) -> list[int]:
        """Take in a look at a release; return the places whose two looks disagree."""
        if not confirms and self.answers[place] is None:
            self.answers[place] = look.first.get(self.mode, _NOT_ASKED)
        if confirms or self.mode in look.again:
            self.second[place] = look.again.get(self.mode, _NOT_ASKED)
        return [seen_twice for seen_twice in sorted(self.second) if not self._settle(seen_twice)]

    def describe(self, place: int, *, confirms: bool) -> ModeObservation | None:
        """Return what a look showed; None where a confirmation does not concern this mode."""
        answer = self.answers[place]
        if answer is None:
            return None
        if isinstance(answer, Unknown):
            if confirms and place not in self.refuted:
                return None
            behaviour, reason = None, answer.reason
        elif confirms and place not in self.confirmed:
            return None
        else:
            behaviour, reason = answer, self.doubts.get(place, "") if confirms else ""
        return ModeObservation(
            mode=self.mode, side=self.side(place), behaviour=behaviour, reason=reason
        )

    def conclude(self, release: str, seen: ModeObservation) -> ModeObservation:
        """Return an observation with the side known at the end of the search."""
        place = self.releases.index(release)
        final = self.answers[place]
        reason = final.reason if isinstance(final, Unknown) else seen.reason
        return replace(seen, side=self.side(place), reason=reason)

    def answer(self) -> Answer:
        """Return the answer at the end of the search."""
        found, ends = self.step(), known_ends(self.answers)
        if found is None or isinstance(found, Ask) or ends is None:
            return Answer(mode=self.mode, unknown=self._unknown(range(len(self.releases))))
        return Answer(
            mode=self.mode,
            first=(self.releases[ends[0]], self._seen(ends[0])),
            last=(self.releases[ends[1]], self._seen(ends[1])),
            changes=tuple(map(self._change, found)),
            unknown=self._unknown(range(len(self.releases))),
        )

    def _settle(self, place: int) -> bool:
        """Compare the two looks at a release; False where they disagree, so it is inconclusive."""
        first, second = self.answers[place], self.second[place]
        if not isinstance(first, Behaviour) or place in self.confirmed:
            return True
        if isinstance(second, Unasked):
            self.doubts[place] = f"not confirmed: {second.reason}"
        agree = first == second or isinstance(second, Unasked) or self._agree(place, second)
        if agree:
            self.confirmed.add(place)
        elif agree is not None:
            self.answers[place] = Unknown(reason=_disagreement(first, second))
            self.refuted.add(place)
        return agree is not False

    def _agree(self, place: int, second: Reply) -> bool | None:
        """Return whether a second behaviour counts as the same end; None while ends are missing."""
        if self.every or isinstance(second, Unknown):
            return False
        ends = known_ends(self.answers)
        side = self.side(place)
        if ends is None or side is None:
            return None
        good, bad = (self.answers[end] for end in ends)
        if not isinstance(good, Behaviour) or not isinstance(bad, Behaviour):
            return None
        return side is not Side.NEITHER and side_of(good, bad, second) is side

    def _seen(self, place: int) -> Behaviour:
        answer = self.answers[place]
        if not isinstance(answer, Behaviour):
            raise TypeError(f"nothing was seen on {self.releases[place]}")
        return answer

    def _change(self, change: tuple[int, int]) -> BehaviourChange:
        before, after = change
        return BehaviourChange(
            before=self.releases[before],
            after=self.releases[after],
            was=self._seen(before),
            now=self._seen(after),
            between=self._unknown(range(before + 1, after)),
            doubts=tuple(
                f"{self.releases[place]} {self.doubts[place]}"
                for place in change
                if place in self.doubts
            ),
        )

    def _unknown(self, places: Iterable[int]) -> dict[str, str]:
        return {
            self.releases[place]: answer.reason
            for place in places
            if isinstance(answer := self.answers[place], Unknown)
        }


def _disagreement(first: Behaviour, second: Reply) -> str:
    now = second.reason if isinstance(second, Unknown) else name_behaviour(second)
    return f"two runs disagree: {name_behaviour(first)}; then {now}"
