"""What a bundle and its issue text say, as plain data: gathered elsewhere, written here."""

from __future__ import annotations

from dataclasses import dataclass

from errata.model.case import Expectation
from errata.model.signature import Signature

__all__ = ["BundleFacts", "RangeChange", "VerifiedRelease", "expectation_words", "signature_words"]

_SHORT = 160
TO_DO = "TODO"


@dataclass(frozen=True, kw_only=True)
class VerifiedRelease:
    """What one release is known to do; `measured` is a moment (UTC), or `recorded`.

    `broken` and `fixed` are what the scripts did, in words, and `letter` names the behaviour of
    the broken one. `documented` says whether the case says so too.
    """

    release: str
    environment: str
    python: str
    mode: str
    backend: str
    verdict: str
    documented: bool
    measured: str
    build: str
    letter: str
    broken: str
    fixed: str


@dataclass(frozen=True, kw_only=True)
class RangeChange:
    """A change of the broken script between two releases that were both looked at.

    `between` are releases in between of which nothing is known. `confirmed` says that both
    sides were run again in fresh interpreters.
    """

    mode: str
    backend: str
    before: str
    after: str
    was: str
    now: str
    evidence: str
    between: tuple[str, ...] = ()
    confirmed: bool = False


@dataclass(frozen=True, kw_only=True)
class BundleFacts:
    """One case with the place that a bundle is about and everything known of other releases.

    `known` says how the place is known: `measured …`, `recorded` or `documented`. `seen` is the
    exact signature there, `outcome` in words what the broken script did; `expected` are the
    documented failures, the one for the place first. `traceback` and `output` are raw. `lock`
    is a lock's text, made for `lock_platform`; `requirements` are the few lines that a person
    would write. `packages` are `name==version`. `files` are further files beside the scripts.
    Where `fix_known` is false, `fixed` is a stand-in.
    """

    case: str
    title: str
    kind: str
    areas: tuple[str, ...]
    cause: str
    fix: str
    sources: tuple[tuple[str, str], ...]
    framework: str
    module: str
    distribution: str
    release: str
    environment: str
    python: str
    mode: str
    backend: str
    variables: tuple[tuple[str, str], ...]
    timeout_s: float
    known: str
    expected: tuple[Expectation, ...]
    broken: str
    fixed: str
    outcome: str = ""
    seen: Signature | None = None
    traceback: str = ""
    output: str = ""
    build: str = ""
    platform: str = ""
    built_with: tuple[tuple[str, str], ...] = ()
    packages: tuple[str, ...] = ()
    requirements: tuple[str, ...] = ()
    lock: str = ""
    lock_platform: str = ""
    files: tuple[str, ...] = ()
    fix_known: bool = True
    releases: tuple[VerifiedRelease, ...] = ()
    changes: tuple[RangeChange, ...] = ()
    version: str = ""

    @property
    def slug(self) -> str:
        """The last part of the case's id."""
        return self.case.rpartition("/")[2]

    @property
    def is_only_documented(self) -> bool:
        """Whether nobody has seen the failure where the bundle says that it is."""
        return self.known == "documented"

    @property
    def to_do(self) -> tuple[str, ...]:
        """Name the parts of the case that a person has still to write."""
        parts = (("cause", self.cause), ("fix", self.fix), ("title", self.title))
        return tuple(name for name, text in parts if TO_DO in text)

    @property
    def place(self) -> str:
        """Name the place for people."""
        return (
            f"{self.framework} {self.build or self.release}, CPython {self.python}, "
            f"{self.mode}, {self.backend}"
        )

    @property
    def failure(self) -> str:
        """Name the failure in a line: as it was seen, else as it is documented."""
        if self.seen is not None:
            return signature_words(self.seen)
        return self.outcome or expectation_words(self.expected[0])


def signature_words(signature: Signature, limit: int = _SHORT) -> str:
    """Name an error in a line."""
    text = f"{signature.type}: {signature.message}"
    return text if len(text) <= limit else text[: limit - 1] + "…"


def expectation_words(expected: Expectation, limit: int = _SHORT) -> str:
    """Name a documented failure in a line."""
    if expected.warning is not None:
        text = f"warning: {expected.warning}"
    elif expected.type or expected.message:
        text = ": ".join(filter(None, (expected.type, expected.message)))
    else:
        status = expected.signal or expected.exit_code
        text = str(expected.outcome) if status is None else f"{expected.outcome} ({status})"
    return text if len(text) <= limit else text[: limit - 1] + "…"
