"""Ask the user's own indexes which releases of a distribution they have."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import lru_cache

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.tags import Tag, compatible_tags, cpython_tags, platform_tags
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from errata.indexes.pages import File, Source, read_files, sources, stops_at_first
from errata.indexes.settings import IndexSettings
from errata.model.cell import Offer
from errata.model.errors import EnvironmentFailed

_OLDEST = 7  # minor version of Python 3 that is looked for


@dataclass(frozen=True, kw_only=True)
class IndexReport:
    """The releases that the sources offer of a distribution, newest first.

    `asked` and `failures` name the sources and the errors of those that did not answer.
    `elsewhere` counts the releases that have no wheel for this platform.
    """

    distribution: str
    offers: tuple[Offer, ...]
    asked: tuple[str, ...]
    failures: tuple[str, ...] = ()
    elsewhere: int = 0


@dataclass(kw_only=True)
class _Found:
    """The interpreters that the wheels of one version support, so far."""

    kept: set[str] = field(default_factory=set)
    yanked: set[str] = field(default_factory=set)
    source: str


def ask_indexes(
    distribution: str,
    settings: IndexSettings,
    *,
    index_url: str | None = None,
    environ: Mapping[str, str] | None = None,
) -> IndexReport:
    """Ask every source for the releases of a distribution.

    `index_url` is asked instead of the sources of the user's settings. Raises EnvironmentFailed if
    none that could have it answers.
    """
    environ = os.environ if environ is None else environ
    asked = [Source(url=index_url)] if index_url else sources(settings, environ)
    found: dict[Version, _Found] = {}
    failures: list[str] = []
    for source in asked:
        try:
            files = read_files(source, distribution, settings, environ)
        except EnvironmentFailed as error:
            failures.append(error.message)
            continue
        has_any = _gather(files, distribution, source, found)
        if has_any and not source.flat and stops_at_first(settings, environ):
            break
    if not found and (failures or not asked):
        raise _unreachable(distribution, failures)
    offers = [
        Offer(
            version=str(version),
            pythons=_oldest_first(have.kept or have.yanked),
            yanked=not have.kept,
            source=have.source,
        )
        for version, have in sorted(found.items(), reverse=True)
        if have.kept or have.yanked
    ]
    return IndexReport(
        distribution=distribution,
        offers=tuple(offers),
        asked=tuple(source.shown for source in asked),
        failures=tuple(failures),
        elsewhere=len(found) - len(offers),
    )


def _unreachable(distribution: str, failures: list[str]) -> EnvironmentFailed:
    if not failures:
        return EnvironmentFailed(
            distribution,
            "the settings of pip and uv name no source for it",
            hint="they set no-index without find-links: see errata doctor",
        )
    return EnvironmentFailed(
        distribution,
        "no index answered",
        words="\n".join(failures),
        hint="check the network and the index settings in `errata doctor`; behind a mirror, set "
        "PIP_INDEX_URL or UV_DEFAULT_INDEX to it",
    )


def _gather(
    files: Iterable[File], distribution: str, source: Source, found: dict[Version, _Found]
) -> bool:
    """Add the wheels of a distribution to `found`; return whether there were any."""
    has_any = False
    for file in files:
        try:
            name, version, _, tags = parse_wheel_filename(file.name)
        except InvalidWheelFilename:
            continue
        if name != canonicalize_name(distribution):
            continue
        has_any = True
        have = found.setdefault(Version(version.public), _Found(source=source.shown))
        pythons = _pythons(tags, file.requires_python)
        (have.yanked if file.is_yanked else have.kept).update(pythons)
    return has_any


def _pythons(tags: frozenset[Tag], requires_python: str) -> list[str]:
    """List the interpreters that a wheel with these tags supports here."""
    try:
        allowed = SpecifierSet(requires_python)
    except InvalidSpecifier:
        allowed = SpecifierSet()
    return [
        python
        for python, known in _supported().items()
        if not known.isdisjoint(tags)
        and any(allowed.contains(f"{python}.{patch}") for patch in (0, 99))
    ]


@lru_cache(maxsize=1)
def _supported() -> dict[str, frozenset[Tag]]:
    """Map every existing interpreter to the tags of the wheels that it accepts here."""
    platforms = list(platform_tags())
    found: dict[str, frozenset[Tag]] = {}
    for minor in range(_OLDEST, _newest() + 1):
        abi = f"cp3{minor}" + ("m" if minor < 8 else "")
        own = cpython_tags((3, minor), [abi], platforms)
        shared = compatible_tags((3, minor), f"cp3{minor}", platforms)
        found[f"3.{minor}"] = frozenset((*own, *shared))
    return found


def _newest() -> int:
    """Return the newest minor version of Python 3: one a year, 3.14 in 2025."""
    return datetime.now(timezone.utc).year - 2011


def _oldest_first(pythons: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(pythons, key=lambda python: int(python.partition(".")[2])))
