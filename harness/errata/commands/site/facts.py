"""The facts of each page of the site, as plain data; `errata.commands.site.gather` gathers them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from errata.commands.history.report import Timeline
from errata.commands.upgrade.report import UpgradeReport
from errata.model.case import Expectation, Kind, Source
from errata.model.verdict import Verdict


@dataclass(frozen=True, kw_only=True)
class FrameworkFacts:
    """A framework of the table: releases and modes in the table's order, the oldest first."""

    name: str
    releases: tuple[str, ...]
    modes: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class TrialFacts:
    """The result of a case at one place: the newest measurement, or else the record.

    `measured` and `run` are None if it is only recorded. `documented` is whether the verdict is
    the expected one, or nothing is documented. `broken` and `fixed` name the behaviours by the
    letters of the case's timeline (`A`, `passes`, empty if unknown). Seconds and MiB are None if
    they were not measured.
    """

    environment: str
    release: str
    mode: str
    backend: str
    verdict: Verdict
    documented: bool
    reason: str = ""
    build: str = ""
    measured: datetime | None = None
    run: int | None = None
    broken: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    broken_s: float | None = None
    fixed_s: float | None = None
    broken_mb: float | None = None
    fixed_mb: float | None = None

    @property
    def is_unexpected(self) -> bool:
        """Whether the verdict is conclusive and not what the case documents."""
        return self.verdict.is_conclusive and not self.documented


@dataclass(frozen=True, kw_only=True)
class TracebackFacts:
    """The newest traceback, or end of output, of one distinct behaviour of one script."""

    letter: str
    script: str
    environment: str
    mode: str
    backend: str
    measured: datetime
    text: str


@dataclass(frozen=True, kw_only=True)
class CasePage:
    """One case with its sources and all its results; `trials` by release.

    `requires` describes where the case applies. `timeline` is None without results. `files` are
    the other files of the case's folder: name and text. `quoted` are further messages, as its
    sources write them.
    """

    id: str
    framework: str
    title: str
    kind: Kind
    areas: tuple[str, ...]
    cause: str
    fix: str
    discriminator: str
    same_error_as: tuple[str, ...]
    sources: tuple[Source, ...]
    requires: str
    modes: tuple[str, ...]
    backends: tuple[str, ...]
    expectations: tuple[Expectation, ...]
    quoted: tuple[str, ...]
    broken: str
    fixed: str
    files: tuple[tuple[str, str], ...]
    trials: tuple[TrialFacts, ...]
    timeline: Timeline | None
    tracebacks: tuple[TracebackFacts, ...]

    @property
    def slug(self) -> str:
        """The last part of the case's id."""
        return self.id.rpartition("/")[2]

    def trials_by_place(self) -> dict[tuple[str, str], list[TrialFacts]]:
        """Group the trials by mode and backend."""
        found: dict[tuple[str, str], list[TrialFacts]] = {}
        for trial in self.trials:
            found.setdefault((trial.mode, trial.backend), []).append(trial)
        return found


@dataclass(frozen=True, kw_only=True)
class EnvironmentRow:
    """An environment: `packages` counts those that are installed, `build_s` is the time to build.

    `platforms` are those on which it was measured. `is_listed` is whether it is in the framework
    table. All but the names may be empty.
    """

    id: str
    framework: str
    release: str
    python: str
    platforms: tuple[str, ...] = ()
    lock_digest: str = ""
    packages: int = 0
    build_s: float | None = None
    is_listed: bool = True


@dataclass(frozen=True, kw_only=True)
class UpgradePage:
    """The changes between two releases, from stored and recorded results.

    Time and memory are not compared. `recorded` counts on each side
    the trials that only the committed record knows, of `len(view.transitions)`. `unknown` counts
    those that suit both releases but are known on one only: they are not compared. `measured` is
    the newest measurement in it, None where all of it is recorded.
    """

    framework: str
    before: str
    after: str
    view: UpgradeReport
    recorded: tuple[int, int] = (0, 0)
    unknown: int = 0
    measured: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class SiteFacts:
    """The whole site; `newest` is the newest moment in it, so that equal data give equal pages.

    `arrivals` are the indexes of the upgrades that lead to a framework's newest release from the
    one before it.
    """

    version: str
    newest: datetime | None
    frameworks: tuple[FrameworkFacts, ...]
    cases: tuple[CasePage, ...]
    environments: tuple[EnvironmentRow, ...]
    upgrades: tuple[UpgradePage, ...]
    arrivals: tuple[int, ...] = ()
