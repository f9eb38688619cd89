"""Where a case runs: environments, trials and cells, each with one stable identifier."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from errata.model.case import Case, Expectation, Script
from errata.model.outcome import Outcome

Place = tuple[str, str, str]
"""Environment, mode, backend."""
_IDENTIFIER = re.compile(r"(?P<framework>.+?)-(?P<release>\d[^-+:]*)(?P<rest>.*)", re.DOTALL)


def split_place(place: str) -> Place:
    """Read a place, `torch-2.15.0:eager:cpu`, from its text."""
    environment, mode, backend = place.rsplit(":", 2)
    return (environment, mode, backend)


def is_place(text: str) -> bool:
    """Tell whether a text, which may come from a damaged record, names a place."""
    return text.count(":") >= len(("mode", "backend"))


def release_of(identifier: str) -> str:
    """Return the release in an environment's identifier, or a place's; empty where it has none."""
    return split_environment(identifier)[1]


def split_environment(identifier: str) -> tuple[str, str, str]:
    """Split an environment's identifier, or a place's, into framework, release and the rest.

    An identifier without a release, which only a damaged record or import has, is all framework.
    """
    found = _IDENTIFIER.fullmatch(identifier)
    return (found["framework"], found["release"], found["rest"]) if found else (identifier, "", "")


@dataclass(frozen=True, kw_only=True)
class Offer:
    """A release that an index has.

    `pythons` (`"3.11"`-like, oldest first) are the interpreters that its wheels for this platform
    support; `yanked` releases were withdrawn; `source` is the index, without credentials.
    """

    version: str
    pythons: tuple[str, ...] = ()
    yanked: bool = False
    source: str = ""


@dataclass(frozen=True, kw_only=True)
class EnvironmentSpec:
    """One framework release with its interpreter, build variant and extra packages.

    `distribution` is the name on the package index and `module` the name to import.
    `python` is `"3.11"`-like; `default_python` is what the framework table lists, so that only
    a deviation shows in the identifier. `constraints` bound what the resolver may choose,
    `requirements` are installed next to the framework, and `overrides` replace what packages
    declare. `excludes` are declared dependencies that must not be installed. `prefer_local` is
    the local version label (`"cpu"`) to prefer where the user's own index offers it. `size_mb`
    is what the environment takes on disk, 0 where unknown. `external` is an interpreter that
    already has the framework (`--python`). `index_url` is the index that the framework itself
    must come from, as a `nightly` does. A release that is not `listed` takes its interpreter and
    pins from the listed release before it.
    """

    framework: str
    version: str
    distribution: str
    module: str
    python: str
    default_python: str = ""
    variant: str = "cpu"
    requirements: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    prefer_local: str = ""
    size_mb: int = field(default=0, compare=False)
    index_url: str | None = None
    external: Path | None = None
    nightly: bool = False
    listed: bool = field(default=True, compare=False)

    @cached_property
    def id(self) -> str:
        """The stable name, e.g. `torch-2.15.0`, `torch-2.15.0-py3.10+timm`."""
        name = f"{self.framework}-{self.version}"
        if self.external is not None:
            return f"{name}-external"
        if self.variant != "cpu":
            name += f"-{self.variant}"
        if self.default_python and self.python != self.default_python:
            name += f"-py{self.python}"
        return "+".join([name, *(package.replace(" ", "") for package in self.packages)])

    @property
    def series(self) -> str:
        """What the environment is one of: `torch-nightly` whatever the night, else the identifier.

        It goes on where the identifier changes every night: for alerts and histories.
        """
        if not self.nightly:
            return self.id
        return self.id.replace(f"{self.framework}-{self.version}", f"{self.framework}-nightly", 1)

    @property
    def file_stem(self) -> str:
        """The identifier with only characters that every file system and shell accepts.

        Where characters had to go, a hash keeps `timm>1` and `timm<1` apart.
        """
        stem = re.sub(r"[^A-Za-z0-9._+-]+", "_", self.id)
        if stem == self.id:
            return stem
        return f"{stem}-{hashlib.sha256(self.id.encode()).hexdigest()[:6]}"


@dataclass(frozen=True, kw_only=True)
class Trial:
    """A case in one environment, mode and backend; its cells, one script each, give one verdict.

    `expectation` is the first of the case's expectations that covers the trial, if any.
    """

    case: Case
    environment: EnvironmentSpec
    mode: str
    backend: str
    expectation: Expectation | None

    @cached_property
    def place(self) -> str:
        """Environment, mode and backend as one string, the key inside a case's record."""
        return f"{self.environment.id}:{self.mode}:{self.backend}"

    @cached_property
    def id(self) -> str:
        """The trial's name, e.g. `torch/slug@torch-2.15.0:eager:cpu`."""
        return f"{self.case.id}@{self.place}"

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The broken and the fixed cell, in running order; of a claim its only one."""
        if self.case.claim is not None:
            return (Cell(trial=self, script=Script.FIXED),)
        return (Cell(trial=self, script=Script.BROKEN), Cell(trial=self, script=Script.FIXED))


@dataclass(frozen=True, kw_only=True)
class Cell:
    """One script of one trial: the unit that runs and is stored."""

    trial: Trial
    script: Script

    @cached_property
    def id(self) -> str:
        """The cell's name: the trial's, then `:broken` or `:fixed`."""
        return f"{self.trial.id}:{self.script}"

    @property
    def may_hang(self) -> bool:
        """Whether the case documents that this script hangs at this place."""
        expected = self.trial.expectation
        hangs = expected is not None and expected.outcome is Outcome.TIMED_OUT
        return hangs and self.script is Script.BROKEN
