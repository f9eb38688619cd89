"""What `envs/<framework>.toml` declares: releases, builds, pins with reasons."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated
from urllib.parse import urlsplit

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from pydantic import AfterValidator, Field

from errata.model.case import requirement
from errata.model.cell import EnvironmentSpec
from errata.model.errors import UsageProblem
from errata.model.versions import parse_version, satisfies
from errata.plan.toml_tables import Several, SpecifierText, Table

_LINE = 2  # numbers that name a line of releases, such as 2.5
_PYTHON = re.compile(r"3\.(?:[7-9]|[1-9]\d)")


def _requirement(text: str) -> str:
    # `{version}` is the release, for companions that carry the framework's number.
    requirement(text.replace("{version}", "1"))
    return text


def _version(text: str) -> str:
    if parse_version(text) is None:
        raise ValueError(f"'{text}' is not a PEP 440 version such as '2.5.1'")
    return text


def _python(text: str) -> str:
    if not _PYTHON.fullmatch(text):
        raise ValueError(f"'{text}' is not a Python such as '3.11' (3.7 or later)")
    return text


def _name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?", text):
        raise ValueError(f"'{text}' is not a package name")
    return text


def _index(text: str) -> str:
    try:
        parts = urlsplit(text)
        has_secret = "@" in parts.netloc
    except ValueError as error:
        raise ValueError(f"'{text}' is not an address: {error}") from error
    if has_secret:
        raise ValueError("names a user or password; put those into ~/.netrc")
    if parts.scheme not in ("https", "http", "file") or not (parts.netloc or parts.path):
        raise ValueError(f"'{text}' is not the address of an index such as 'https://host/simple/'")
    return text


RequirementText = Annotated[str, AfterValidator(_requirement)]
NameText = Annotated[str, AfterValidator(_name)]
PythonText = Annotated[str, AfterValidator(_python)]
Filled = Annotated[str, Field(min_length=1)]


class Pin(Table):
    """One bound on the resolver and the reason for it."""

    pin: RequirementText
    why: Filled


class Recipe(Table):
    """How to build an environment: interpreter, companion packages, pins, size on disk.

    `python` is `"3.11"`-like, `size_mb` 0 where unknown.
    """

    python: PythonText
    requirements: Several[RequirementText] = ()
    constraints: Several[Pin] = ()
    size_mb: Annotated[int, Field(ge=0)] = 0


class Release(Recipe):
    """One framework version that is known to work, and how to build its environment."""

    version: Annotated[str, AfterValidator(_version)]

    @property
    def parsed(self) -> Version:
        """The version in PEP 440 order."""
        return parse_version(self.version) or Version(self.version)  # each is parsed once


class Nightly(Recipe):
    """Where a framework's nightly builds are, by variant, and how to build their environments."""

    indexes: Annotated[Mapping[str, Annotated[str, AfterValidator(_index)]], Field(min_length=1)]


class Variant(Table):
    """What to install for one backend, and the releases that have such a build."""

    distribution: NameText
    requirements: Several[RequirementText] = ()
    releases: SpecifierText = ""
    prefer_local: str = ""


class PackageRule(Table):
    """How to resolve one downstream package together with a framework, and why."""

    name: NameText
    why: Filled
    releases: SpecifierText = ""
    overrides: Several[RequirementText] = ()
    constraints: Several[RequirementText] = ()
    excludes: Several[NameText] = ()


class Layers(Table):
    """Modules that many scripts import by themselves, each after those before it, and when."""

    modules: Annotated[Several[Filled], Field(min_length=1)]
    releases: SpecifierText = ""


class Framework(Table):
    """One file of the framework table; `releases` are sorted from oldest to newest when loaded."""

    name: NameText = Field(alias="framework")
    module: Annotated[str, Field(pattern=r"^[A-Za-z_]\w*$")]
    modes: Annotated[Several[Filled], Field(min_length=1)]
    default_mode: Filled
    devices: Mapping[str, str]
    variants: Mapping[str, Variant]
    releases: Several[Release] = Field(alias="release", min_length=1)
    rules: Several[PackageRule] = Field(alias="package", default=())
    nightly: Nightly | None = None
    layers: Layers | None = None

    def layers_of(self, version: str) -> tuple[str, ...]:
        """Return the modules that a release's processes may import before they fork scripts."""
        if self.layers is None:
            return ()
        return self.layers.modules if satisfies(self.layers.releases, version) else ()

    @property
    def newest(self) -> Release:
        """The newest listed release; final ones before pre-releases."""
        return newest(self.releases)

    def listed(self, version: str) -> Release | None:
        """Find a listed release by its version; raises UsageProblem for an invalid version."""
        wanted = self.parse(version)
        return next((release for release in self.releases if release.parsed == wanted), None)

    def stand_in(self, version: str, *, measures: bool) -> str:
        """Return the listed release that a number stands for, else the number itself.

        A number that is not listed stands for the newest listed release of its line (`2.5`), unless
        it is written in full to be measured. Raises UsageProblem for an invalid version.
        """
        wanted = self.parse(version)
        is_full = len(wanted.release) > _LINE
        if self.listed(version) or wanted.is_prerelease or wanted.local or (measures and is_full):
            return version
        line = (*wanted.release, 0)[:_LINE]
        same = [one for one in self.releases if (*one.parsed.release, 0)[:_LINE] == line]
        return newest(same).version if same else version

    def release(self, version: str) -> Release:
        """Find a listed release; raises UsageProblem naming those listed and the nearest."""
        release = self.listed(version)
        if release is not None:
            return release
        listed = ", ".join(release.version for release in self.releases)
        close = nearest_version(self.parse(version), [release.parsed for release in self.releases])
        raise UsageProblem(
            f"{self.name} {version} is not in the framework table (listed: {listed})",
            hint=f"nearest: {self.name}-{close}; errata envs list",
        )

    def device(self, backend: str) -> str:
        """Return the framework's own name of a backend's device; raises UsageProblem."""
        if backend not in self.devices:
            raise UsageProblem(
                f"{self.name} has no backend '{backend}'",
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
        it, unless `listed_only` refuses it. A `nightly` comes from its own index, with the
        interpreter and pins of [nightly]. Raises UsageProblem for an unknown version, variant or
        package requirement, or where there are no nightlies.
        """
        if nightly:
            release, index_url = self._nightly_release(version), self.nightly_index(variant)
        else:
            release = self.release(version) if listed_only else self._release_or_like(version)
        chosen = self._variant(variant, release.version)
        names = _canonical_names(packages)
        named = [rule for rule in self.rules if canonicalize_name(rule.name) in names]
        rules = [rule for rule in named if satisfies(rule.releases, release.version)]
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
            listed=not nightly and release is self.listed(release.version),
        )

    def nightly_index(self, variant: str = "cpu") -> str:
        """Return the index that has the nightlies of a variant; raises UsageProblem."""
        if self.nightly is None or variant not in self.nightly.indexes:
            build = "" if self.nightly is None else f"'{variant}' "
            raise UsageProblem(
                f"the framework table names no index with {build}nightlies of {self.name}",
                hint=f"add one to [nightly.indexes] in envs/{self.name}.toml",
            )
        return self.nightly.indexes[variant]

    def _nightly_release(self, version: str) -> Release:
        recipe = self.nightly or self.newest
        same = {name: getattr(recipe, name) for name in Recipe.model_fields}
        return Release(version=str(self.parse(version)), **same)

    def _release_or_like(self, version: str) -> Release:
        """Find a listed release, or derive one from the listed release before it."""
        listed = self.listed(version)
        if listed is not None:
            return listed
        wanted = self.parse(version)
        older = [release for release in self.releases if release.parsed < wanted]
        like = older[-1] if older else self.releases[0]
        return like.model_copy(update={"version": version})

    def _variant(self, name: str, version: str) -> Variant:
        """Find a build variant that exists for a version; raises UsageProblem."""
        variant = self.variants.get(name)
        if variant is None:
            raise UsageProblem(
                f"{self.name} has no '{name}' build",
                hint=f"its build variants: {', '.join(self.variants)}",
            )
        if not satisfies(variant.releases, version):
            raise UsageProblem(
                f"{self.name} {version} has no '{name}' build (only {variant.releases} has)",
                hint="choose another release or variant: errata envs list",
            )
        return variant

    def parse(self, version: str) -> Version:
        """Read a version in PEP 440 order; raises UsageProblem."""
        parsed = parse_version(version)
        if parsed is None:
            raise UsageProblem(
                f"'{version}' is not a version of {self.name}",
                hint=f"write it like {self.newest.version}; errata envs list",
            )
        return parsed


def newest(releases: Iterable[Release]) -> Release:
    """Return the newest of some releases; final ones are newer than pre-releases."""
    return max(releases, key=lambda item: (not item.parsed.is_prerelease, item.parsed))


def nearest_version(wanted: Version, known: Collection[Version]) -> Version:
    """Return the next older or newer version, whichever differs less and in a later part."""
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
