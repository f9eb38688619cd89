"""What the framework table says about one framework: releases, builds, pins with reasons."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from packaging.requirements import InvalidRequirement, Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from errata.model.cell import EnvironmentSpec
from errata.model.errors import UsageProblem

__all__ = ["Framework", "Nightly", "PackageRule", "Pin", "Release", "Variant", "nearest"]


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
class Nightly:
    """Where a framework's nightly builds are, by variant, and what stands beside them."""

    indexes: Mapping[str, str]
    python: str
    requirements: tuple[str, ...] = ()
    constraints: tuple[Pin, ...] = ()
    size_mb: int = 0


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
    nightly: Nightly | None = None

    @property
    def newest(self) -> Release:
        """The newest listed release; final ones before pre-releases."""
        return max(self.releases, key=lambda item: (not item.parsed.is_prerelease, item.parsed))

    def listed(self, version: str) -> Release | None:
        """Find a listed release by its version; raises UsageProblem for what is no version."""
        wanted = self.parse(version)
        return next((release for release in self.releases if release.parsed == wanted), None)

    def release(self, version: str) -> Release:
        """Find a listed release; raises UsageProblem naming those listed and the nearest."""
        release = self.listed(version)
        if release is not None:
            return release
        listed = ", ".join(release.version for release in self.releases)
        close = nearest(self.parse(version), [release.parsed for release in self.releases])
        raise UsageProblem(
            f"{self.name} {version} is not in the framework table (listed: {listed})",
            hint=f"nearest: {self.name}-{close}; errata envs list",
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
        nightly: bool = False,
    ) -> EnvironmentSpec:
        """Describe one environment of this framework.

        A version that is not listed borrows interpreter and pins from the listed release before
        it, unless `listed_only` refuses it. A `nightly` comes from its own index, with what the
        table says about nightlies. Raises UsageProblem for an unknown version, variant or package
        requirement, or where there are no nightlies.
        """
        if nightly:
            release, index_url = self._nightly_release(version), self.nightly_index(variant)
        else:
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
            nightly=nightly,
            listed=not nightly and release in self.releases,
        )

    def nightly_index(self, variant: str = "cpu") -> str:
        """Name the index that has the nightlies of a variant; raises UsageProblem."""
        if self.nightly is None or variant not in self.nightly.indexes:
            build = "" if self.nightly is None else f"'{variant}' "
            raise UsageProblem(
                f"the framework table names no index with {build}nightlies of {self.name}",
                hint=f"add one to [nightly.indexes] in envs/{self.name}.toml",
            )
        return self.nightly.indexes[variant]

    def _nightly_release(self, version: str) -> Release:
        """Describe a nightly as a release."""
        like = self.nightly or Nightly(indexes={}, python=self.newest.python)
        return Release(
            version=str(self.parse(version)),
            python=like.python,
            requirements=like.requirements,
            constraints=like.constraints,
            size_mb=like.size_mb,
        )

    def _release_or_like(self, version: str) -> Release:
        """Find a listed release, or make one up like the listed release before it."""
        listed = self.listed(version)
        if listed is not None:
            return listed
        wanted = self.parse(version)
        older = [release for release in self.releases if release.parsed < wanted]
        like = older[-1] if older else self.releases[0]
        return Release(
            version=version,
            python=like.python,
            requirements=like.requirements,
            constraints=like.constraints,
            size_mb=like.size_mb,
        )

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

    def parse(self, version: str) -> Version:
        """Read a version in PEP 440 order; raises UsageProblem."""
        try:
            return Version(version)
        except InvalidVersion as error:
            raise UsageProblem(
                f"'{version}' is not a version of {self.name}",
                hint=f"write it like {self.newest.version}; errata envs list",
            ) from error


def nearest(wanted: Version, known: Collection[Version]) -> Version:
    """Find whichever neighbour in order differs in the later and smaller part."""
    older = [max(below)] if (below := [version for version in known if version <= wanted]) else []
    newer = [min(above)] if (above := [version for version in known if version > wanted]) else []

    def distance(version: Version) -> tuple[int, ...]:
        own = (*version.release, 0, 0)[:3]
        other = (*wanted.release, 0, 0)[:3]
        return tuple(abs(a - b) for a, b in zip(own, other, strict=True))

    return min((*older, *newer), key=distance)


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
