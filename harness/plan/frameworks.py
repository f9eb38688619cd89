"""The framework table: which releases exist, the interpreter each needs, and pins with reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from harness.model.cell import EnvironmentSpec
from harness.model.errors import InvalidTable, Problem, UsageProblem

if TYPE_CHECKING:
    from harness.plan.table_schema import Table

__all__ = [
    "Framework",
    "PackageRule",
    "Pin",
    "Release",
    "Variant",
    "find_table_folder",
    "load_frameworks",
    "parse_environment",
]

_ENVIRONMENT = re.compile(
    r"(?P<framework>[A-Za-z]\w*)(?:-|==)(?P<version>[^-+]+)"
    r"(?:-(?P<variant>gpu|ascend))?(?:-py(?P<python>3\.\d+))?(?P<packages>(?:\+[^+]+)*)"
)


@dataclass(frozen=True, kw_only=True)
class Pin:
    """One bound on the resolver and the reason for it."""

    pin: str
    why: str


@dataclass(frozen=True, kw_only=True)
class Release:
    """One framework version that is known to work, and how.

    `python` is `"3.11"`-like, `size_mb` what the environment takes on disk (0 where unknown).
    """

    version: str
    python: str
    requirements: tuple[str, ...] = ()
    constraints: tuple[Pin, ...] = ()
    size_mb: int = 0

    @property
    def parsed(self) -> Version:
        """The version in PEP 440 order."""
        return Version(self.version)


@dataclass(frozen=True, kw_only=True)
class Variant:
    """What to install for one backend, and the releases for which that exists."""

    name: str
    distribution: str
    requirements: tuple[str, ...] = ()
    releases: str = ""
    prefer_local: str = ""


@dataclass(frozen=True, kw_only=True)
class PackageRule:
    """How one downstream package must be resolved beside a framework, and why."""

    name: str
    why: str
    releases: str = ""
    overrides: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Framework:
    """One framework of the table; `releases` run from oldest to newest."""

    name: str
    module: str
    modes: tuple[str, ...]
    default_mode: str
    devices: Mapping[str, str]
    variants: Mapping[str, Variant]
    releases: tuple[Release, ...]
    rules: tuple[PackageRule, ...] = ()

    @property
    def newest(self) -> Release:
        """The newest listed release; final ones before pre-releases."""
        return max(self.releases, key=lambda item: (not item.parsed.is_prerelease, item.parsed))

    def release(self, version: str) -> Release:
        """Find a listed release; raises UsageProblem naming those listed and the nearest."""
        wanted = self._parse(version)
        for release in self.releases:
            if release.parsed == wanted:
                return release
        listed = ", ".join(release.version for release in self.releases)
        raise UsageProblem(
            f"{self.name} {version} is not in the framework table (listed: {listed})",
            hint=f"nearest: {self.name}-{self._nearest(wanted).version}; errata envs list",
        )

    def device(self, backend: str) -> str:
        """Name a backend as the framework's own device string; raises UsageProblem."""
        if backend not in self.devices:
            raise UsageProblem(
                f"{self.name} knows no backend '{backend}'",
                hint=f"its backends: {', '.join(self.devices)}",
            )
        return self.devices[backend]

    def spec(
        self,
        version: str,
        *,
        variant: str = "cpu",
        python: str | None = None,
        packages: Sequence[str] = (),
        index_url: str | None = None,
        listed_only: bool = True,
    ) -> EnvironmentSpec:
        """Describe one environment of this framework.

        A version that is not listed borrows interpreter and pins from the listed release before
        it, unless `listed_only` refuses it. Raises UsageProblem for an unknown version, variant
        or package requirement.
        """
        release = self.release(version) if listed_only else self._release_or_like(version)
        chosen = self._variant(variant, release.version)
        names = _canonical_names(packages)
        rules = [rule for rule in self.rules if _applies(rule, names, release.parsed)]
        requirements = (*release.requirements, *chosen.requirements)
        constraints = (
            *(pin.pin for pin in release.constraints),
            *(text for rule in rules for text in rule.constraints),
        )
        return EnvironmentSpec(
            framework=self.name,
            version=release.version,
            distribution=chosen.distribution,
            module=self.module,
            python=python or release.python,
            default_python=release.python,
            variant=variant,
            requirements=tuple(text.format(version=release.version) for text in requirements),
            constraints=constraints,
            overrides=tuple(text for rule in rules for text in rule.overrides),
            excludes=tuple(name for rule in rules for name in rule.excludes),
            packages=tuple(sorted({str(Requirement(text)) for text in packages})),
            prefer_local=chosen.prefer_local,
            size_mb=release.size_mb,
            index_url=index_url,
        )

    def _release_or_like(self, version: str) -> Release:
        """Find a listed release, or make one up like the listed release before it."""
        wanted = self._parse(version)
        same = [release for release in self.releases if release.parsed == wanted]
        if same:
            return same[0]
        older = [release for release in self.releases if release.parsed < wanted]
        like = older[-1] if older else self.releases[0]
        return Release(
            version=version,
            python=like.python,
            requirements=like.requirements,
            constraints=like.constraints,
            size_mb=like.size_mb,
        )

    def _nearest(self, wanted: Version) -> Release:
        """Find whichever neighbour in order differs in the later and smaller part."""
        older = [release for release in self.releases if release.parsed <= wanted][-1:]
        newer = [release for release in self.releases if release.parsed > wanted][:1]

        def distance(release: Release) -> tuple[int, ...]:
            own = (*release.parsed.release, 0, 0)[:3]
            other = (*wanted.release, 0, 0)[:3]
            return tuple(abs(a - b) for a, b in zip(own, other, strict=True))

        return min((*older, *newer), key=distance)

    def _variant(self, name: str, version: str) -> Variant:
        """Find a build variant that exists for a version; raises UsageProblem."""
        variant = self.variants.get(name)
        if variant is None:
            raise UsageProblem(
                f"{self.name} has no '{name}' build",
                hint=f"its build variants: {', '.join(self.variants)}",
            )
        if not SpecifierSet(variant.releases).contains(version, prereleases=True):
            raise UsageProblem(
                f"{self.name} {version} has no '{name}' build (only {variant.releases} has)",
                hint="choose another release or variant: errata envs list",
            )
        return variant

    def _parse(self, version: str) -> Version:
        try:
            return Version(version)
        except InvalidVersion as error:
            raise UsageProblem(
                f"'{version}' is not a version of {self.name}",
                hint=f"write it like {self.newest.version}; errata envs list",
            ) from error


def load_frameworks(folder: Path) -> dict[str, Framework]:
    """Read every `*.toml` of a table folder; raises InvalidTable with all problems of all files."""
    from harness.plan.table_schema import read_table

    frameworks: dict[str, Framework] = {}
    origins: dict[str, Path] = {}
    problems: list[Problem] = []
    for file in sorted(folder.glob("*.toml")):
        table, found = read_table(file)
        problems.extend(found)
        if table is None:
            continue
        if table.framework in origins:
            other = origins[table.framework]
            message = f"'{table.framework}' is already described by {other.name}"
            problems.append(Problem(file=str(file), key="framework", message=message))
            continue
        origins[table.framework] = file
        frameworks[table.framework] = _framework(table)
    if problems:
        raise InvalidTable(problems)
    if not frameworks:
        raise UsageProblem(
            f"no framework table in '{folder}'", hint="it must hold envs/<framework>.toml files"
        )
    return frameworks


def find_table_folder(start: Path) -> Path:
    """Find the nearest `envs/` with a table, from `start` upwards, else the one that came along.

    An installed Errata carries a copy; an editable one has its checkout's. Raises UsageProblem
    when there is none.
    """
    start = start.resolve()
    package = Path(__file__).resolve().parents[1]
    own = (package / "_envs", package.parent / "envs")
    for folder in (*(parent / "envs" for parent in (start, *start.parents)), *own):
        if any(folder.glob("*.toml")):
            return folder
    raise UsageProblem(
        f"no framework table: neither '{start}' nor a folder above it has envs/*.toml",
        hint="go to a checkout of Errata, or reinstall it: pip install --force-reinstall errata",
    )


def parse_environment(
    frameworks: Mapping[str, Framework], text: str, *, listed_only: bool = True
) -> EnvironmentSpec:
    """Read an environment's identifier (`torch-2.15.0-py3.10+timm`) or `torch==2.15.0`.

    Raises UsageProblem with the nearest identifier of the table.
    """
    match = _ENVIRONMENT.fullmatch(text)
    if match is None or match["framework"] not in frameworks:
        import difflib

        listed = [
            item.spec(each.version).id for item in frameworks.values() for each in item.releases
        ]
        close = difflib.get_close_matches(text, listed, n=1, cutoff=0.4)
        raise UsageProblem(
            f"no environment is called '{text}'",
            hint=f"did you mean '{close[0]}'? errata envs list" if close else "errata envs list",
        )
    return frameworks[match["framework"]].spec(
        match["version"],
        variant=match["variant"] or "cpu",
        python=match["python"],
        packages=[part for part in match["packages"].split("+") if part],
        listed_only=listed_only,
    )


def _framework(table: Table) -> Framework:
    """Turn one validated file into a framework."""
    releases = [
        Release(
            version=entry.version,
            python=entry.python,
            requirements=tuple(entry.requirements),
            constraints=tuple(Pin(pin=item.pin, why=item.why) for item in entry.constraints),
            size_mb=entry.size_mb,
        )
        for entry in table.release
    ]
    variants = {
        name: Variant(
            name=name,
            distribution=entry.distribution,
            requirements=tuple(entry.requirements),
            releases=entry.releases,
            prefer_local=entry.prefer_local,
        )
        for name, entry in table.variants.items()
    }
    rules = [
        PackageRule(
            name=entry.name,
            why=entry.why,
            releases=entry.releases,
            overrides=tuple(entry.overrides),
            constraints=tuple(entry.constraints),
            excludes=tuple(entry.excludes),
        )
        for entry in table.package
    ]
    return Framework(
        name=table.framework,
        module=table.module,
        modes=tuple(table.modes),
        default_mode=table.default_mode,
        devices=table.devices,
        variants=variants,
        releases=tuple(sorted(releases, key=lambda release: release.parsed)),
        rules=tuple(rules),
    )


def _canonical_names(packages: Sequence[str]) -> set[str]:
    """Read the project names out of requirements; raises UsageProblem for a malformed one."""
    try:
        return {canonicalize_name(Requirement(text).name) for text in packages}
    except InvalidRequirement as error:
        raise UsageProblem(
            f"{', '.join(packages)}: not all of these are package requirements",
            hint="write them like 'timm' or 'timm>=1.0'",
        ) from error


def _applies(rule: PackageRule, names: set[str], version: Version) -> bool:
    """Tell whether a rule concerns these packages on this release."""
    named = canonicalize_name(rule.name) in names
    return named and SpecifierSet(rule.releases).contains(version, prereleases=True)
