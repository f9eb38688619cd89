"""List the places that packages may come from, in the order in which uv asks them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from errata.indexes.indexes import IndexSettings, redact

__all__ = ["Source", "sources", "stops_at_first"]

_PYPI = "https://pypi.org/simple/"
_FIRST = "first-index"


@dataclass(frozen=True, kw_only=True)
class Source:
    """One index, or one `flat` page or folder of files.

    `name` is what the user calls it, which names the variables with its credentials.
    """

    url: str
    flat: bool = False
    name: str = ""

    @property
    def shown(self) -> str:
        """The address without credentials."""
        return redact(self.url)

    def credentials(self, environ: Mapping[str, str]) -> tuple[str, str] | None:
        """Read user name and password from uv's variables for a named index."""
        stem = "".join(c if c.isalnum() else "_" for c in self.name).upper()
        user = environ.get(f"UV_INDEX_{stem}_USERNAME", "")
        password = environ.get(f"UV_INDEX_{stem}_PASSWORD", "")
        return (user, password) if stem and (user or password) else None


def sources(settings: IndexSettings, environ: Mapping[str, str] | None = None) -> list[Source]:
    """List find-links places, then indexes with the default one last."""
    env = settings.environment(os.environ if environ is None else environ)
    files = [json.loads(text) for name, text in settings.uv.items() if not name.startswith("UV_")]
    flat = [*_places(env.get("UV_FIND_LINKS", ""), ","), *_listed(files, "find-links")]
    found = [Source(url=_address(place), flat=True) for place in flat]
    named = [entry for file in files for entry in _entries(file)]
    found += [_source(entry) for entry in named if entry.get("format") == "flat"]
    if not _without_index(settings, files, env):
        found += _indexes(env, files, named)
    once: dict[str, Source] = {}
    for source in found:
        once.setdefault(source.url, source)
    return list(once.values())


def stops_at_first(settings: IndexSettings, environ: Mapping[str, str] | None = None) -> bool:
    """Tell whether the first index that has a project hides it in the others, as uv does."""
    env = settings.environment(os.environ if environ is None else environ)
    return env.get("UV_INDEX_STRATEGY", _FIRST) == _FIRST


def _indexes(
    env: Mapping[str, str], files: Sequence[dict[str, Any]], named: Sequence[dict[str, Any]]
) -> Iterator[Source]:
    places = _places(env.get("UV_INDEX", ""))
    places += _places(env.get("UV_EXTRA_INDEX_URL", ""))
    yield from map(_named_source, places)
    usual = [entry for entry in named if entry.get("format") != "flat"]
    yield from (
        _source(entry) for entry in usual if not entry.get("default") and not entry.get("explicit")
    )
    yield from (_named_source(place) for place in _listed(files, "extra-index-url"))
    own = env.get("UV_DEFAULT_INDEX") or env.get("UV_INDEX_URL")
    defaults = [_source(entry) for entry in usual if entry.get("default")]
    defaults += [_named_source(place) for place in _listed(files, "index-url")]
    yield _named_source(own) if own else next(iter(defaults), Source(url=_PYPI))


def _without_index(
    settings: IndexSettings, files: Sequence[dict[str, Any]], env: Mapping[str, str]
) -> bool:
    asked = env.get("UV_NO_INDEX", "").lower() in ("1", "true", "yes", "on")
    return asked or bool(settings.flags()) or any(file.get("no-index") is True for file in files)


def _entries(file: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Read the tables `[[index]]` of a uv.toml that name an address."""
    found = file.get("index", [])
    entries = found if isinstance(found, list) else []
    return [item for item in entries if isinstance(item, dict) and isinstance(item.get("url"), str)]


def _listed(files: Sequence[Mapping[str, Any]], key: str) -> list[str]:
    """Read a setting that is one address or several."""
    found: list[str] = []
    for file in files:
        value = file.get(key, [])
        found += [value] if isinstance(value, str) else [str(place) for place in value]
    return found


def _places(text: str, separator: str | None = None) -> list[str]:
    return [place.strip() for place in text.split(separator) if place.strip()]


def _source(entry: Mapping[str, Any]) -> Source:
    return Source(
        url=_address(str(entry["url"])),
        flat=entry.get("format") == "flat",
        name=str(entry.get("name", "")),
    )


def _named_source(place: str) -> Source:
    """Read an index as uv's variables write it: `URL` or `NAME=URL`."""
    name, equals, url = place.partition("=")
    if equals and "/" not in name and ":" not in name:
        return Source(url=_address(url), name=name)
    return Source(url=_address(place))


def _address(place: str) -> str:
    """Write a place as an address; a path of this machine as `file://`."""
    return place if "://" in place else Path(place).expanduser().absolute().as_uri()
