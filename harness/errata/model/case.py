"""A case: one documented failure, its two scripts and what must be seen."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from errata.model.digest import BY_DTYPE, Tolerance
from errata.model.outcome import Isolation, Outcome, StrEnum

_TO_DO = "TODO"

FREQUENCIES = ("common", "occasional", "rare", "")
"""How often people meet a failure, most often first; empty where nobody has judged it."""


class Kind(StrEnum):
    """How the failure shows itself."""

    EXCEPTION = "exception"
    CRASH = "crash"
    HANG = "hang"
    WRONG_RESULT = "wrong-result"
    WARNING = "warning"
    GRAPH_BREAK = "graph-break"
    MEMORY = "memory"
    PERFORMANCE = "performance"


class Harm(StrEnum):
    """How much harm a failure does where it happens, the worst first.

    Nobody notices a silent one; a crash or a hang takes the process with it; an error that misleads
    points to the wrong place.
    """

    SILENT = "silent"
    CRASH = "crash"
    MISLEADING = "misleading"
    ERROR = "error"
    WARNING = "warning"
    NONE = "none"


class Script(StrEnum):
    """The two scripts of a case."""

    BROKEN = "broken"
    FIXED = "fixed"

    @property
    def filename(self) -> str:
        """The script's name inside the case folder."""
        return f"{self.value}.py"


@dataclass(frozen=True, kw_only=True)
class Source:
    """Where a failure is documented, and what the document gets right or wrong."""

    url: str
    note: str = ""


@dataclass(frozen=True, kw_only=True)
class Requirements:
    """Where a case makes sense: framework, releases, packages, modes, backends, limits.

    `specifier` is a PEP 440 specifier set; `python` pins an interpreter (`"3.10"`) when the
    packages force one; `timeout_s` bounds one script, in seconds after the framework's import.
    `processes` is how many it may have, with their threads, where the usual limit is too low.
    """

    framework: str
    specifier: str = ""
    packages: tuple[str, ...] = ()
    python: str | None = None
    modes: tuple[str, ...] = ()
    backends: tuple[str, ...] = ("cpu",)
    timeout_s: float = 60.0
    processes: int | None = None
    isolation: Isolation | None = None
    isolation_reason: str = ""


@dataclass(frozen=True, kw_only=True)
class Expectation:
    """What `broken.py` must do for a range of releases, modes and backends.

    Empty `releases`, `modes` or `backends` mean all. `message`, `at` and `warning` are literal
    text in which an ellipsis stands for anything. `harm` is None where it follows from the outcome.
    """

    outcome: Outcome
    releases: str = ""
    modes: tuple[str, ...] = ()
    backends: tuple[str, ...] = ()
    type: str | None = None
    message: str | None = None
    at: str | None = None
    native: tuple[str, ...] = ()
    warning: str | None = None
    signal: str | None = None
    exit_code: int | None = None
    harm: Harm | None = None

    @property
    def is_failure(self) -> bool:
        """Whether this documents the failure (a warning counts), not its absence."""
        return self.outcome is not Outcome.PASSED or self.warning is not None


class Confidence(StrEnum):
    """How sure it is that code which a trigger finds has the failure."""

    CERTAIN = "certain"
    LIKELY = "likely"
    POSSIBLE = "possible"


@dataclass(frozen=True, kw_only=True)
class Trigger:
    """What a case looks like in source code: patterns, see `errata.commands.scan.patterns`.

    One of `code` matches a place, no `unless` does, one of `inside` and none of `outside` match
    what it runs in. In its `scope` (function, class or module) are all of `has`, those of `after`
    above it and those of `before` below it, and none of `lacks`. `where` says what holes stand for.
    `also` are other cases whose scripts have it, `replace` is what to write instead.
    """

    code: tuple[str, ...]
    unless: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    where: tuple[tuple[str, tuple[str, ...]], ...] = ()
    scope: str = "function"
    confidence: Confidence = Confidence.LIKELY
    also: tuple[str, ...] = ()
    replace: str = ""


@dataclass(frozen=True, kw_only=True)
class WatchedCall:
    """Which calls have the failure of a case, as a program runs: see `errata_hints.conditions`.

    Each `call` is a function with the parameters that the condition `when` speaks of:
    `torch.nn.functional.mse_loss(input, target)`. `also` are other cases whose scripts have it.
    """

    call: tuple[str, ...]
    when: str
    confidence: Confidence = Confidence.LIKELY
    also: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Case:
    """One documented failure.

    `script_digests` pairs each script with a hash of itself and of every further file of the folder
    except `case.toml`: the content that decides what a run does. `tolerance` is how far the numbers
    of a script's `result` may move between releases. `same_error_as` names cases with another cause
    whose error looks the same, `discriminator` says how to tell this one from them. `quoted` are
    messages that sources quote and no listed release raises: words of older releases, lines of a
    log. `frequency_note` is the evidence for `frequency`. `triggers` find the failure in other
    programs, `watched` while they run. Where `fix_known` is false, `fixed.py` is a stand-in that
    passes and shows nothing.
    """

    id: str
    folder: Path
    title: str
    kind: Kind
    areas: tuple[str, ...]
    cause: str
    fix: str
    sources: tuple[Source, ...]
    requires: Requirements
    expectations: tuple[Expectation, ...]
    broken: str
    fixed: str
    script_digests: tuple[tuple[Script, str], ...] = ()
    tolerance: Tolerance = BY_DTYPE
    fix_known: bool = True
    frequency: str = ""
    frequency_note: str = ""
    discriminator: str = ""
    same_error_as: tuple[str, ...] = ()
    quoted: tuple[str, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    watched: tuple[WatchedCall, ...] = ()

    def documents_hang(self, script: Script) -> bool:
        """Return whether a timeout of a script is what the case documents somewhere."""
        outcomes = [expectation.outcome for expectation in self.expectations]
        return script is Script.BROKEN and Outcome.TIMED_OUT in outcomes

    @property
    def to_do(self) -> tuple[str, ...]:
        """Name the parts that a person has still to write: a case with any is a draft."""
        parts = (("cause", self.cause), ("fix", self.fix), ("title", self.title))
        return tuple(name for name, text in parts if _TO_DO in text)

    def text(self, script: Script) -> str:
        """Return the source text of one script."""
        return self.broken if script is Script.BROKEN else self.fixed

    def digest(self, script: Script) -> str:
        """Return the content hash of one script and the files next to it."""
        return dict(self.script_digests)[script]


TRACKERS = {
    "torch": "https://github.com/pytorch/pytorch/issues",
    "mindspore": "https://gitee.com/mindspore/mindspore/issues",
    "paddle": "https://github.com/PaddlePaddle/Paddle/issues",
}


NO_TRACKER = "https://example.org/not-reported"


NO_REPORT = frozenset({*TRACKERS.values(), NO_TRACKER})
"""The addresses that a new case has in place of its report's."""
