"""Bisections that tests build by naming only what matters to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timezone

from errata.commands.bisect.bisecting import Look, Unasked, investigate
from errata.commands.bisect.report import Bisection, Question, conclude
from errata.compare.behaviour import Behaviour
from errata.model.bisection import Unknown
from errata.model.case import Script
from errata.model.outcome import Outcome

Reply = Behaviour | Unknown
Truth = Mapping[str, Sequence[Reply]]

PASSES = Behaviour(outcome=Outcome.PASSED)
NO_WHEEL = Unasked(reason="env-failed: torch-2.8.0: no wheel for this platform")
RELEASES = ("1.13.1", "2.0.1", "2.5.1", "2.6.0", "2.8.0", "2.13.0", "2.15.0")

_INPLACE = (
    "one of the variables needed for gradient computation has been modified by an inplace "
    "operation: [torch.FloatTensor [4, 8, 1, 1]], which is output 0 of {0}, is at version 2; "
    "expected version 1 instead. Hint: enable anomaly detection to find the operation that failed "
    "to compute its gradient, with torch.autograd.set_detect_anomaly(True{1})."
)


def raised(message: str = "m", *documented: int, kind: str = "RuntimeError") -> Behaviour:
    return Behaviour(
        outcome=Outcome.RAISED,
        type=kind,
        message=message,
        at="loss.backward()",
        documented=frozenset(documented),
    )


OLD = raised(_INPLACE.format("ReluBackward0", ""), 0)
NEW = raised(_INPLACE.format("Relu", ", check_nan=False"), 1)


class FakeProber:
    """Stands in for real releases; keeps what it was asked for, in order.

    `truth` holds what each release does in each mode, in the order of `releases`. Releases in
    `free` are stored; `again` says what a second look shows where it is another thing, by release.
    """

    def __init__(
        self,
        truth: Truth,
        *,
        releases: Sequence[str] = RELEASES,
        free: Sequence[str] = (),
        again: Mapping[str, Reply] | None = None,
    ) -> None:
        self.free = frozenset(free)
        self.probed: list[str] = []
        self.confirmed: list[str] = []
        self._releases = list(releases)
        self._truth = truth
        self._again = again or {}

    def look(self, release: str, again: bool) -> Look:
        return self._confirm(release) if again else self._probe(release)

    def _probe(self, release: str) -> Look:
        self.probed.append(release)
        stored = release in self.free
        first = self._replies(release)
        asked = any(not isinstance(reply, Unasked) for reply in first.values())
        return Look(
            environment=f"torch-{release}",
            first=first,
            again={} if stored else self._second(release),
            ran=not stored and asked,
            build_s=None if stored or not asked else 90.0,
        )

    def _confirm(self, release: str) -> Look:
        self.confirmed.append(release)
        again = self._second(release)
        asked = any(not isinstance(reply, Unasked) for reply in again.values())
        return Look(environment=f"torch-{release}", again=again, ran=asked)

    def _replies(self, release: str) -> dict[str, Reply]:
        place = self._releases.index(release)
        return {mode: replies[place] for mode, replies in self._truth.items()}

    def _second(self, release: str) -> dict[str, Reply]:
        if release in self._again:
            return dict.fromkeys(self._truth, self._again[release])
        return self._replies(release)


def question(
    releases: Sequence[str] = RELEASES,
    *,
    every: bool = False,
    flipped: bool = False,
    unlisted: bool = False,
    case: str = "torch/inplace-dropout-after-relu",
    asked: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
) -> Question:
    """Make a question about some releases."""
    return Question(
        case=case,
        framework="torch",
        script=Script.BROKEN,
        backend="cpu",
        good=releases[-1 if flipped else 0],
        bad=releases[0 if flipped else -1],
        every=every,
        unlisted=unlisted,
        releases=tuple(releases),
        asked=asked,
        options=options,
    )


def bisection(
    truth: Truth,
    about: Question | None = None,
    *,
    free: Sequence[str] = (),
    again: Mapping[str, Reply] | None = None,
) -> Bisection:
    """Investigate made-up releases, and put the answer as the command would."""
    about = about or question()
    prober = FakeProber(truth, releases=about.releases, free=free, again=again)
    found = investigate(about, tuple(truth), prober.look, lambda _: None, prober.free)
    made = {line.environment: line.build_s for line in found[1] if line.build_s is not None}
    return conclude(
        about,
        found,
        started=datetime(2026, 11, 20, 3, 0, tzinfo=timezone.utc),
        wall_s=401.25,
        cells=(4 * len(made), 3),
        made=made,
    )
