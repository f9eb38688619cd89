"""Releases in order: the one place that parses and compares versions.

A version that PEP 440 does not know comes only from imported results or an edited record. Such
versions sort first, equal only themselves and are never newer than a release.
"""

from __future__ import annotations

from functools import lru_cache

from packaging.specifiers import SpecifierSet
from packaging.version import InvalidVersion, Version

ReleaseOrder = tuple[bool, Version, str]
"""What releases are sorted by: whether the version is valid, the version, its text."""

_NO_VERSION = Version("0")


@lru_cache(4096)
def parse_version(text: str) -> Version | None:
    """Parse a PEP 440 version; None if it is invalid."""
    try:
        return Version(text)
    except InvalidVersion:
        return None


def release_order(release: str) -> ReleaseOrder:
    """Return the sort key of a release; invalid versions sort first, by their text."""
    version = parse_version(release)
    return (version is not None, version or _NO_VERSION, release)


def same_release(one: str, other: str) -> bool:
    """Return whether two texts name one version, as `2.1` and `2.1.0` do."""
    version = parse_version(one)
    return one == other or (version is not None and version == parse_version(other))


def is_older(one: str, other: str) -> bool:
    """Return whether both versions are valid and the first is the older one."""
    first, second = parse_version(one), parse_version(other)
    return first is not None and second is not None and first < second


@lru_cache(maxsize=4096)
def satisfies(specifier: str, version: str) -> bool:
    """Return whether a release satisfies a specifier; its local part (`+cpu`) is ignored.

    An invalid version, which only an interpreter of the user's own can have, satisfies only the
    empty specifier.
    """
    if not specifier:
        return True
    try:
        return SpecifierSet(specifier).contains(version.partition("+")[0], prereleases=True)
    except InvalidVersion:
        return False
