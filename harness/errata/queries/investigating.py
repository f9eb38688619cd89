"""Follow a bisection: ask for looks at releases until every mode has its answer, and log them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from errata.model.behaviour import Behaviour, side_of
from errata.model.bisection import (
    Ask,
    Change,
    Confirm,
    Found,
    Side,
    Unanswerable,
    Unknown,
    known_ends,
    search,
    side_at,
    survey,
)
from errata.report.bisection.view import (
    Answer,
    AnswerKind,
    Boundary,
    LogLine,
    Seen,
    Undecided,
)
from errata.report.bisection.words import name_behaviour, unlike_words

__all__ = ["Look", "Prober", "Unasked", "investigate"]

Reply = Behaviour | Unknown
Step = Ask | Confirm | Found | Unanswerable


class Unasked(Unknown):
    """Unknown because nothing could be run, rather than because of what was seen."""


_NOT_ASKED = Unasked(reason="was not asked")


@dataclass(frozen=True, kw_only=True)
class Look:
    """What one look at a release gave, by mode; `again` is what a fresh interpreter gave.

    `ran` says that something had to run; `build_s`, in seconds, is None where nothing had to be
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
        replies = (*self.first.values(), *self.again.values())
        return any(not isinstance(reply, Unasked) for reply in replies)


class Prober(Protocol):
    """What can look at releases; those in `free` cost nothing."""

    @property
    def free(self) -> Container[str]:
        """The releases of which everything is stored."""
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
    tell: Callable[[LogLine], None],
    *,
    every: bool = False,
) -> tuple[tuple[Answer, ...], tuple[LogLine, ...]]:
    """Search in every mode, one look at a release serving all; `tell` hears of each look.

    Every release asked and every line told is in the log that is returned, where sides are as
    they turned out in the end.
    """
    tracks = [_Track(mode=mode, releases=tuple(releases), every=every) for mode in modes]
    log: list[LogLine] = []
    environments: dict[str, str] = {}
    free = {place for place, release in enumerate(releases) if release in prober.free}
    while True:
        step = next(
            (s for track in tracks if isinstance(s := track.step(free), Ask | Confirm)), None
        )
        if step is None:
            break
        release = releases[step.place]
        confirms = isinstance(step, Confirm)
        look = prober.confirm(release) if confirms else prober.probe(release)
        environments[release] = look.environment
        refuted = {
            place for track in tracks for place in track.take(step.place, look, confirms=confirms)
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
                seen=_seen(tracks, place, log, confirms=confirms or place != step.place),
            )
            log.append(line)
            tell(line)
    by_mode = {track.mode: track for track in tracks}
    return (
        tuple(track.answer() for track in tracks),
        tuple(_with_final_sides(line, releases.index(line.release), by_mode) for line in log),
    )


def _seen(
    tracks: Sequence[_Track], place: int, log: Sequence[LogLine], *, confirms: bool
) -> tuple[Seen, ...]:
    """Describe a release in every mode, naming the one that behaved so before."""
    described = (track.describe(place, confirms=confirms) for track in tracks)
    found = [seen for seen in described if seen is not None]
    return tuple(seen if confirms else _beside_others(seen, log) for seen in found)


def _beside_others(seen: Seen, log: Sequence[LogLine]) -> Seen:
    """Say which release seen before behaved so; where none did, how the latest one differs."""
    if seen.behaviour is None:
        return seen
    unlike = ""
    for line in log:
        for earlier in line.seen:
            if earlier.mode != seen.mode or earlier.behaviour is None or line.confirms:
                continue
            if earlier.behaviour == seen.behaviour:
                return replace(seen, like=line.release)
            unlike = unlike_words(line.release, earlier.behaviour, seen.behaviour)
    return replace(seen, unlike=unlike)


def _with_final_sides(line: LogLine, place: int, tracks: Mapping[str, _Track]) -> LogLine:
    """Say of each look at a release what it counted for in the end."""
    return replace(line, seen=tuple(tracks[seen.mode].conclude(place, seen) for seen in line.seen))


@dataclass(kw_only=True)
class _Track:
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

    def step(self, free: Container[int] = ()) -> Step:
        """Say what this search needs next, or what it found."""
        if self.every:
            return survey(self.answers, confirmed=self.confirmed)
        return search(self.answers, side_of, confirmed=self.confirmed, free=free)

    def side(self, place: int) -> Side | None:
        """Say which end a release behaves like, as far as it is known."""
        side = side_at(self.answers, side_of, place)
        return None if self.every and side is not Side.UNKNOWN else side

    def take(self, place: int, look: Look, *, confirms: bool) -> list[int]:
        """Learn from a look at a release; returns the places whose two looks disagree."""
        if not confirms and self.answers[place] is None:
            self.answers[place] = look.first.get(self.mode, _NOT_ASKED)
        if confirms or self.mode in look.again:
            self.second[place] = look.again.get(self.mode, _NOT_ASKED)
        return [seen_twice for seen_twice in sorted(self.second) if not self._settle(seen_twice)]

    def describe(self, place: int, *, confirms: bool) -> Seen | None:
        """Say what a look has shown; None where a confirmation does not concern this mode."""
        answer = self.answers[place]
        if answer is None:
            return None
        if isinstance(answer, Unknown):
            if confirms and place not in self.refuted:
                return None
            return Seen(mode=self.mode, side=Side.UNKNOWN, behaviour=None, reason=answer.reason)
        if confirms and place not in self.confirmed:
            return None
        reason = self.doubts.get(place, "") if confirms else ""
        return Seen(mode=self.mode, side=self.side(place), behaviour=answer, reason=reason)

    def conclude(self, place: int, seen: Seen) -> Seen:
        """Say what a look counted for, now that the search is over."""
        final = self.answers[place]
        reason = final.reason if isinstance(final, Unknown) else seen.reason
        return replace(seen, side=self.side(place), reason=reason)

    def answer(self) -> Answer:
        """Put the end of the search into words."""
        found, ends = self.step(), known_ends(self.answers)
        if not isinstance(found, Found) or ends is None:
            return Answer(mode=self.mode, kind=AnswerKind.NONE, unknown=self._unknown())
        boundaries = tuple(map(self._boundary, found.changes))
        return Answer(
            mode=self.mode,
            kind=AnswerKind.FOUND if boundaries else AnswerKind.ALIKE,
            first=(self.releases[ends[0]], self._seen(ends[0])),
            last=(self.releases[ends[1]], self._seen(ends[1])),
            boundaries=boundaries,
            unknown=self._unknown(),
        )

    def _settle(self, place: int) -> bool:
        """Compare the two looks at a release; False where they disagree, so nothing is known."""
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
        """Tell whether another behaviour stands for the same end; None while ends are missing."""
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

    def _boundary(self, change: Change) -> Boundary:
        places = (change.before, change.after)
        return Boundary(
            before=self.releases[change.before],
            after=self.releases[change.after],
            behaviour_before=self._seen(change.before),
            behaviour_after=self._seen(change.after),
            between=self._undecided(change.between),
            doubts=tuple(
                f"{self.releases[place]} {self.doubts[place]}"
                for place in places
                if place in self.doubts
            ),
        )

    def _unknown(self) -> tuple[Undecided, ...]:
        return self._undecided(range(len(self.releases)))

    def _undecided(self, places: Iterable[int]) -> tuple[Undecided, ...]:
        return tuple(
            Undecided(release=self.releases[place], reason=answer.reason)
            for place in places
            if isinstance(answer := self.answers[place], Unknown)
        )


def _disagreement(first: Behaviour, second: Reply) -> str:
    now = second.reason if isinstance(second, Unknown) else name_behaviour(second)
    return f"two runs disagree: {name_behaviour(first)}; then {now}"
