"""Search releases for changes of behaviour, in every mode at once, and log each step.

`model/bisection.py` decides which release is next; here are the log, the second look at what an
answer rests on, and the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from errata.commands.bisect.report import (
    Answer,
    Change,
    LogLine,
    Question,
    Release,
    Seen,
    Undecided,
    describe,
)
from errata.compare.behaviour import Behaviour, describe_unlike, name_behaviour, side_of
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

Reply = Behaviour | Unknown
_OTHER = {Side.GOOD: Side.BAD, Side.BAD: Side.GOOD}


class Unasked(Unknown):
    """Unknown because nothing could run, rather than because of what ran."""


_NOT_ASKED = Unasked(reason="was not asked")


@dataclass(frozen=True, kw_only=True)
class Look:
    """What was seen of a release, by mode; `again` comes from fresh interpreters.

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


def investigate(
    question: Question,
    modes: Sequence[str],
    look_at: Callable[[str, bool], Look],
    report: Callable[[LogLine], None],
    free: Container[str] = (),
) -> tuple[tuple[Answer, ...], tuple[LogLine, ...]]:
    """Search in every mode; one look at a release serves all. `report` is called with each look.

    `look_at` looks at a release in all modes: for the first time, or once more in fresh
    interpreters. That costs nothing for the releases in `free`, whose results are all stored.
    The log that is returned has every line that `report` got, with the sides as they turned out in
    the end.
    """
    releases = question.releases
    searches = [_ModeSearch(mode=mode, question=question) for mode in modes]
    log: list[LogLine] = []
    environments: dict[str, str] = {}
    cheap = {place for place, release in enumerate(releases) if release in free}
    while True:
        step = next((s for one in searches if isinstance(s := one.step(cheap), Ask)), None)
        if step is None:
            break
        release = releases[step.place]
        confirms = step.confirms
        look = look_at(release, confirms)
        environments[release] = look.environment
        refuted = {
            place for one in searches for place in one.take(step.place, look, confirms=confirms)
        }
        for place in (step.place, *sorted(refuted - {step.place})):
            is_new = place == step.place
            again = confirms or not is_new
            described = [one.describe(place, confirms=again) for one in searches]
            shown = [one for one in described if one is not None]
            line = LogLine(
                number=len(log) + 1,
                release=releases[place],
                environment=environments[releases[place]],
                step="confirmation" if again else "probe",
                ran=look.ran and is_new,
                reused=not is_new or (not look.ran and look.is_conclusive),
                build_s=look.build_s if is_new else None,
                seen=tuple(one if again else _compared(one, log) for one in shown),
            )
            log.append(line)
            report(line)
    by_mode = {one.mode: one for one in searches}
    for line in log:
        seen = tuple(by_mode[one.mode].conclude(line.release, one) for one in line.seen)
        log[line.number - 1] = replace(line, seen=seen)
    return tuple(one.answer() for one in searches), tuple(log)


def _compared(seen: Seen, log: Sequence[LogLine]) -> Seen:
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
    question: Question
    answers: list[Reply | None] = field(default_factory=list)
    second: dict[int, Reply] = field(default_factory=dict)
    confirmed: set[int] = field(default_factory=set)
    refuted: set[int] = field(default_factory=set)
    doubts: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.answers = [None] * len(self.question.releases)

    def step(self, free: Container[int] = ()) -> Ask | Changes | None:
        """Return what this search needs next, or what it found."""
        if self.question.every:
            return survey(self.answers, confirmed=self.confirmed)
        return search(self.answers, side_of, confirmed=self.confirmed, free=free)

    def side(self, place: int) -> Side | None:
        """Return which end a release behaves like, as the user calls it, as far as is known."""
        side = side_at(self.answers, side_of, place)
        if self.question.flipped and side in _OTHER:
            side = _OTHER[side]
        return None if self.question.every and side is not Side.UNKNOWN else side

    def take(self, place: int, look: Look, *, confirms: bool) -> list[int]:
        """Take in a look at a release; return the places whose two looks disagree."""
        if not confirms and self.answers[place] is None:
            self.answers[place] = look.first.get(self.mode, _NOT_ASKED)
        if confirms or self.mode in look.again:
            self.second[place] = look.again.get(self.mode, _NOT_ASKED)
        return [seen_twice for seen_twice in sorted(self.second) if not self._settle(seen_twice)]

    def describe(self, place: int, *, confirms: bool) -> Seen | None:
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
        return Seen(mode=self.mode, side=self.side(place), behaviour=behaviour, reason=reason)

    def conclude(self, release: str, seen: Seen) -> Seen:
        """Return an observation with the side known at the end of the search."""
        place = self.question.releases.index(release)
        final = self.answers[place]
        reason = final.reason if isinstance(final, Unknown) else seen.reason
        return replace(seen, side=self.side(place), reason=reason)

    def answer(self) -> Answer:
        """Return the answer at the end of the search."""
        found, ends = self.step(), known_ends(self.answers)
        unknown = self._unknown(range(len(self.answers)))
        if found is None or isinstance(found, Ask) or ends is None:
            return Answer(
                mode=self.mode, answer="none", first=None, last=None, changes=(), unknown=unknown
            )
        return Answer(
            mode=self.mode,
            answer="found" if found else "alike",
            first=self._release(ends[0]),
            last=self._release(ends[1]),
            changes=tuple(map(self._change, found)),
            unknown=unknown,
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
        if self.question.every or isinstance(second, Unknown):
            return False
        ends = known_ends(self.answers)
        side = side_at(self.answers, side_of, place)
        if ends is None or side is None:
            return None
        good, bad = (self.answers[end] for end in ends)
        if not isinstance(good, Behaviour) or not isinstance(bad, Behaviour):
            return None
        return side is not Side.NEITHER and side_of(good, bad, second) is side

    def _release(self, place: int) -> Release:
        release, answer = self.question.releases[place], self.answers[place]
        if not isinstance(answer, Behaviour):
            raise TypeError(f"nothing was seen on {release}")
        return Release(release=release, behaviour=answer)

    def _change(self, change: tuple[int, int]) -> Change:
        before, after = map(self._release, change)
        doubts = [
            f"{self.question.releases[place]} {self.doubts[place]}"
            for place in change
            if place in self.doubts
        ]
        between = self._unknown(range(change[0] + 1, change[1]))
        return describe(self.question, before, after, between, doubts)

    def _unknown(self, places: Iterable[int]) -> tuple[Undecided, ...]:
        return tuple(
            {"release": self.question.releases[place], "reason": answer.reason}
            for place in places
            if isinstance(answer := self.answers[place], Unknown)
        )


def _disagreement(first: Behaviour, second: Reply) -> str:
    now = second.reason if isinstance(second, Unknown) else name_behaviour(second)
    return f"two runs disagree: {name_behaviour(first)}; then {now}"
