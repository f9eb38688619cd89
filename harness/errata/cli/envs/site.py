"""The framework table and the home that the commands of `errata envs` work on."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.model.errors import UsageProblem

if TYPE_CHECKING:
    from errata.environments.environments import BuiltEnvironment, EnvironmentHome
    from errata.model.cell import EnvironmentSpec
    from errata.plan.framework import Framework

__all__ = ["All", "Ids", "Site", "open_site"]

_GLOB = re.compile(r"[*?\[]")
_RANGE = re.compile(r"[<>!~]=?|==.*[*,]|(^|-)nightly$")

Ids = Annotated[
    list[str] | None,
    typer.Argument(metavar="ID…", help="Environments, e.g. torch-2.15.0; globs allowed."),
]
All = Annotated[bool, typer.Option("--all", help="Every release of the framework table.")]


@dataclass(frozen=True, kw_only=True)
class Site:
    """The framework table and the home of environments."""

    frameworks: dict[str, Framework]
    home: EnvironmentHome

    @property
    def listed(self) -> dict[str, EnvironmentSpec]:
        """The environments of the table, and those with a committed lock, oldest release first."""
        from packaging.version import Version

        from errata.plan.frameworks import parse_environment

        specs = [
            framework.spec(release.version)
            for framework in self.frameworks.values()
            for release in framework.releases
        ]
        found = {spec.id: spec for spec in specs}
        for name in self.home.locks.committed_ids():
            if name not in found:
                found[name] = parse_environment(self.frameworks, name)
        order = sorted(found.values(), key=lambda s: (s.framework, Version(s.version), s.id))
        return {spec.id: spec for spec in order}

    def is_superseded(self, built: BuiltEnvironment) -> bool:
        """Whether an environment of the table now has another lock than built this one."""
        spec = self.listed.get(built.spec.id)
        lock = self.home.locks.current(spec) if spec else None
        return lock is not None and lock.digest != built.lock_digest

    def select(
        self, patterns: Sequence[str], *, listed_only: bool = False
    ) -> list[EnvironmentSpec]:
        """Find the environments that identifiers, globs and ranges name.

        Raises UsageProblem for what there is not; unless `listed_only`, releases need not be
        listed, and ranges and nightlies may ask an index, which raises EnvironmentFailed.
        """
        listed = self.listed
        chosen: dict[str, EnvironmentSpec] = {}
        for pattern in patterns:
            specs = [listed[name] for name in fnmatch.filter(listed, pattern)]
            if not specs:
                specs = self._unlisted(pattern, listed_only=listed_only)
            chosen |= {spec.id: spec for spec in specs}
        return list(chosen.values())

    def _unlisted(self, pattern: str, *, listed_only: bool) -> list[EnvironmentSpec]:
        from errata.plan.frameworks import parse_environment

        if _RANGE.search(pattern) and not listed_only:
            from errata.measuring.offering import offered
            from errata.plan.choosing import resolve

            return [
                self.frameworks[name].spec(
                    one.version,
                    python=one.python,
                    index_url=one.index_url,
                    listed_only=False,
                    nightly=one.nightly,
                )
                for name, found in resolve(pattern, self.frameworks, offered=offered).items()
                for one in found
            ]
        if _GLOB.search(pattern):
            raise UsageProblem(f"no environment matches '{pattern}'", hint="errata envs list")
        return [parse_environment(self.frameworks, pattern, listed_only=listed_only)]


def open_site() -> Site:
    """Find the table around the current folder and the user's home of environments."""
    from errata.environments.environments import EnvironmentHome, default_home
    from errata.plan.frameworks import find_table_folder, load_frameworks

    folder = find_table_folder(Path.cwd())
    home = EnvironmentHome(default_home(), committed_locks=folder / "locks")
    return Site(frameworks=load_frameworks(folder), home=home)
