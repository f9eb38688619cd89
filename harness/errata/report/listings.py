"""What the commands that list and show write: JSON documents.

A document is a frozen dataclass whose fields are the keys; its `DocumentFormat` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from errata.model.case import Source
from errata.text.jsonable import DocumentFormat

RunState = Literal["finished", "interrupted", "not finished", "imported"]
LockState = Literal["committed", "stale", "local", "none"]


@dataclass(frozen=True, kw_only=True)
class CaseEntry:
    """A case in a list. `releases` is a PEP 440 specifier, empty for all releases."""

    case: str
    kind: str
    framework: str
    releases: str
    packages: tuple[str, ...]
    modes: tuple[str, ...]
    backends: tuple[str, ...]
    areas: tuple[str, ...]
    frequency: str
    title: str


@dataclass(frozen=True, kw_only=True)
class CaseList:
    """`errata list`: the chosen cases, by id."""

    cases: tuple[CaseEntry, ...]


@dataclass(frozen=True, kw_only=True)
class ExpectationEntry:
    """What `case.toml` documents for some releases, modes and backends; empty means all."""

    releases: str
    modes: tuple[str, ...]
    backends: tuple[str, ...]
    outcome: str
    type: str | None
    message: str | None
    at: str | None
    native: tuple[str, ...]
    warning: str | None
    signal: str | None
    exit_code: int | None
    harm: str | None


@dataclass(frozen=True, kw_only=True)
class ObservationEntry:
    """A trial in the record; `type`, `message` and `at` are those of the error of `broken.py`."""

    trial: str
    place: str
    verdict: str
    broken: str
    fixed: str
    type: str | None
    message: str | None
    at: str | None
    detail: str
    build: str


@dataclass(frozen=True, kw_only=True)
class CaseDocument:
    """`errata show`: one case with its scripts and its entries in the record."""

    case: CaseEntry
    folder: str
    cause: str
    fix: str
    fix_known: bool
    frequency_note: str
    discriminator: str
    same_error_as: tuple[str, ...]
    sources: tuple[Source, ...]
    expectations: tuple[ExpectationEntry, ...]
    broken: str
    fixed: str
    observed: tuple[ObservationEntry, ...]


@dataclass(frozen=True, kw_only=True)
class ProblemEntry:
    """One problem of an input file; `key` is empty where it concerns the whole file."""

    file: str
    line: int | None
    key: str
    message: str
    hint: str


@dataclass(frozen=True, kw_only=True)
class MutationCounts:
    """How many mutants were judged, and the cases left out because they only warn."""

    swapped: int
    borrowed: int
    warnings: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class TriggerCounts:
    """How many triggers of how many cases were proven, on how many scripts, by how many mutants."""

    triggers: int
    cases: int
    scripts: int
    mutants: int


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
class CheckDocument:
    """`errata check`: every problem, and the cases of the record that do not exist here.

    `replaced` are cases that came with Errata, in whose place own ones stand.
    """

    valid: bool
    cases: int
    recorded: int
    problems: tuple[ProblemEntry, ...]
    mutations: MutationCounts | None
    triggers: TriggerCounts | None
    watched: WatchCounts | None
    unknown: tuple[str, ...]
    replaced: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RunEntry:
    """A stored run; `exit_code` is null while it runs and after it was killed."""

    run: int
    uuid: str
    started: str
    finished: str | None
    exit_code: int | None
    state: RunState
    verdicts: Mapping[str, int]
    command: str
    selection: str


@dataclass(frozen=True, kw_only=True)
class RunList:
    """`errata runs`: the stored runs, the latest first."""

    runs: tuple[RunEntry, ...]


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
class CostsDocument:
    """`errata costs`: the names whose figures are new, moved or gone."""

    run: int
    file: str
    changed: bool
    written: bool
    new: tuple[str, ...]
    moved: tuple[str, ...]
    gone: tuple[str, ...]


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


CASES = DocumentFormat(name="cases", version=2, kind=CaseList, title="errata list --json")
SHOW = DocumentFormat(name="show", version=3, kind=CaseDocument, title="errata show --json")
CHECK = DocumentFormat(name="check", version=4, kind=CheckDocument, title="errata check --json")
RUNS = DocumentFormat(name="runs", version=1, kind=RunList, title="errata runs --json")
COSTS = DocumentFormat(name="costs", version=1, kind=CostsDocument, title="errata costs --json")
DOCTOR = DocumentFormat(name="doctor", version=1, kind=DoctorDocument, title="errata doctor --json")
ENVIRONMENTS = DocumentFormat(
    name="environments", version=1, kind=EnvironmentList, title="errata envs list --json"
)
RELEASES = DocumentFormat(
    name="releases", version=1, kind=ReleaseList, title="errata envs releases --json"
)
