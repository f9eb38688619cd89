"""What a bisection found, as plain data: pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from errata.model.behaviour import Behaviour
from errata.model.bisection import Side
from errata.model.case import Script
from errata.model.enums import StrEnum
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_INFRASTRUCTURE

__all__ = [
    "Answer",
    "AnswerKind",
    "Bisection",
    "Boundary",
    "LogLine",
    "Seen",
    "Stretch",
    "Undecided",
    "join_modes",
    "stretches",
]


class AnswerKind(StrEnum):
    """How a question ended in one mode."""

    FOUND = "found"
    ALIKE = "alike"
    NONE = "none"


@dataclass(frozen=True, kw_only=True)
class Seen:
    """What one look at a release gave in one mode.

    `side` is None while it is not known what the ends do. `reason` says why nothing can be
    said, or is empty. `like` is the release that was seen to behave exactly so before, and
    `unlike` says from which one, seen before, it differs in what.
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

    `ran` says that something had to run, and `reused` that everything was stored: neither is so
    where nothing could be asked. `build_s` is how long its environment took to build, in seconds,
    or None where none was built.
    """

    number: int
    release: str
    environment: str
    confirms: bool
    ran: bool
    reused: bool
    build_s: float | None
    seen: tuple[Seen, ...]


@dataclass(frozen=True, kw_only=True)
class Undecided:
    """A release between the two of an answer of which nothing can be said, and why."""

    release: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Boundary:
    """Two releases between which the behaviour changes.

    `doubts` say of either what stands against it: that it could not be confirmed.
    """

    before: str
    after: str
    behaviour_before: Behaviour
    behaviour_after: Behaviour
    between: tuple[Undecided, ...] = ()
    doubts: tuple[str, ...] = ()

    @property
    def is_exact(self) -> bool:
        """Whether no release that was asked lies between."""
        return not self.between


@dataclass(frozen=True, kw_only=True)
class Answer:
    """The answer in one mode; `first` and `last` are the ends that could be seen.

    `unknown` are all releases of which nothing can be said.
    """

    mode: str
    kind: AnswerKind
    first: tuple[str, Behaviour] | None = None
    last: tuple[str, Behaviour] | None = None
    boundaries: tuple[Boundary, ...] = ()
    unknown: tuple[Undecided, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Bisection:
    """One question, what was done for it, and the answer in every mode.

    `releases` run from oldest to newest. `flipped` says that the release called good is the
    newer one. `good` and `bad` are what the user named, or None. `made` are the environments that
    had to be built; times are in seconds.
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
    corpora: tuple[str, ...] = ()

    @property
    def exit_code(self) -> int:
        """The code to exit with: a question that was answered in any mode is answered."""
        answered = any(answer.kind is not AnswerKind.NONE for answer in self.answers)
        return EXIT_AS_EXPECTED if answered else EXIT_INFRASTRUCTURE

    @property
    def probes(self) -> int:
        """How many releases were looked at."""
        return sum(not line.confirms for line in self.log)


@dataclass(frozen=True, kw_only=True)
class Stretch:
    """Releases in a row that behave alike, from `first` to `last`."""

    first: str
    last: str
    behaviour: Behaviour


def stretches(answer: Answer) -> tuple[Stretch, ...]:
    """Cut the releases into stretches of one behaviour, at the changes that were found."""
    if answer.first is None or answer.last is None:
        return ()
    found = []
    first, behaviour = answer.first
    for boundary in answer.boundaries:
        found.append(Stretch(first=first, last=boundary.before, behaviour=behaviour))
        first, behaviour = boundary.after, boundary.behaviour_after
    found.append(Stretch(first=first, last=answer.last[0], behaviour=behaviour))
    return tuple(found)


def join_modes(answers: Sequence[Answer]) -> list[tuple[tuple[str, ...], Answer]]:
    """Join the modes whose answers are the same in everything but the mode."""
    joined: list[tuple[list[str], Answer]] = []
    for answer in answers:
        for modes, other in joined:
            if _without_mode(other) == _without_mode(answer):
                modes.append(answer.mode)
                break
        else:
            joined.append(([answer.mode], answer))
    return [(tuple(modes), answer) for modes, answer in joined]


def _without_mode(answer: Answer) -> tuple[object, ...]:
    return (
        answer.kind,
        answer.first,
        answer.last,
        answer.boundaries,
        answer.unknown,
    )
