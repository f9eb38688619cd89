"""What the commands that list and show write: JSON documents.

A document is a frozen dataclass whose fields are the keys; its `DocumentFormat` writes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from errata.text.jsonable import DocumentFormat

LockState = Literal["committed", "stale", "local", "none"]


@dataclass(frozen=True, kw_only=True)
class TriggerCounts:
    """How many triggers of how many cases were proven, on how many scripts.

    `hits` and `right` are the marked lines of `trigger.py`: places that are found, and right code.
    `unshown` are the cases whose triggers count as possible, because it shows too little.
    """

    triggers: int
    cases: int
    scripts: int
    hits: int
    right: int
    unshown: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class WatchCounts:
    """How many watched calls of how many cases were proven, by running how many scripts where.

    `decisive` are those whose call some script makes without meeting the condition. `left_out` are
    cases that fail on no release whose environment is built.
    """

    watched: int
    cases: int
    decisive: int
    scripts: int
    environments: tuple[str, ...]
    left_out: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class EnvironmentEntry:
    """An environment. What only a build knows is null for one that is not built.

    `listed` is whether the framework table or a committed lock names it, `superseded` whether an
    earlier lock built it.
    """

    environment: str
    framework: str
    release: str
    python: str
    lock: LockState
    listed: bool
    built: bool
    superseded: bool
    build: str | None
    import_s: float | None
    size_bytes: int | None
    folder: str | None


@dataclass(frozen=True, kw_only=True)
class EnvironmentList:
    """`errata envs list`, and estimates in bytes that count shared files once.

    `home_bytes` is what all built environments take, `listed_bytes` what all listed ones would.
    """

    home: str
    free_bytes: int
    home_bytes: int
    listed_bytes: int
    environments: tuple[EnvironmentEntry, ...]


@dataclass(frozen=True, kw_only=True)
class ReleaseEntry:
    """A release: what the index offers, whether the table lists it, the environments built."""

    version: str
    offered: bool
    pythons: tuple[str, ...]
    yanked: bool
    prerelease: bool
    source: str | None
    listed: bool
    built: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class FrameworkReleases:
    """The releases of one framework, newest first; `asked` are the indexes."""

    framework: str
    variant: str
    distribution: str
    asked: tuple[str, ...]
    failures: tuple[str, ...]
    releases: tuple[ReleaseEntry, ...]


@dataclass(frozen=True, kw_only=True)
class ReleaseList:
    """`errata envs releases`."""

    frameworks: tuple[FrameworkReleases, ...]


@dataclass(frozen=True, kw_only=True)
class Fact:
    """A property of the machine, as text."""

    name: str
    value: str


@dataclass(frozen=True, kw_only=True)
class DoctorDocument:
    """`errata doctor`: facts by section."""

    machine: tuple[Fact, ...]
    interpreters: tuple[Fact, ...]
    indexes: tuple[Fact, ...]
    devices: tuple[Fact, ...]
    sandbox: tuple[Fact, ...]
    environments: tuple[Fact, ...]
    framework_devices: tuple[Fact, ...]


DOCTOR = DocumentFormat("doctor", 1, DoctorDocument, "errata doctor --json")
ENVIRONMENTS = DocumentFormat("environments", 1, EnvironmentList, "errata envs list --json")
RELEASES = DocumentFormat("releases", 1, ReleaseList, "errata envs releases --json")
