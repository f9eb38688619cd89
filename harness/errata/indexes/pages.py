"""The sources of packages, in uv's order, and the files that they list.

A source is an index (PEP 503, PEP 691), a find-links page or a local folder.
"""

from __future__ import annotations

import json
import os
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote, urlsplit

from packaging.utils import canonicalize_name

from errata.indexes.settings import IndexSettings, redact
from errata.model.errors import EnvironmentFailed

if TYPE_CHECKING:
    from pypi_simple import DistributionPackage, Link
    from requests import Session

_PYPI = "https://pypi.org/simple/"
_FIRST = "first-index"


@dataclass(frozen=True, kw_only=True)
class Source:
    """One index, or one `flat` page or folder of files.

    `name` is the user's name for it, which is part of the variables with its credentials.
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
    """List find-links sources, then indexes with the default one last."""
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
    """Return whether the first index that has a project hides the others, as in uv by default."""
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
    """Return the URL of a source; a local path becomes a `file://` URL."""
    return place if "://" in place else Path(place).expanduser().absolute().as_uri()


_CONNECT_S = 10.0
_READ_S = 30.0
_RETRIES = 2
_BUSY = (429, 500, 502, 503, 504)
_CAUSE = re.compile(r"Caused by (\w+)\((?:.*?: )?(.*)\)\)$")


class File(NamedTuple):
    """One file that an index lists; `requires_python` is a specifier."""

    name: str
    requires_python: str
    is_yanked: bool


def read_files(
    source: Source, distribution: str, settings: IndexSettings, environ: Mapping[str, str]
) -> list[File]:
    """List the files that a source has of a distribution, and perhaps of others.

    The list is empty if the source does not have it. Raises EnvironmentFailed, whose message names
    the source without credentials.
    """
    try:
        if source.url.startswith("file://"):
            return _local_files(source, distribution)
        if environ.get("UV_OFFLINE"):
            raise ConnectionError("not asked because UV_OFFLINE is set")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a page of a newer minor version of the standard
            return _remote_files(source, distribution, settings, environ)
    except (OSError, ValueError) as error:  # the errors of requests and pypi-simple are such
        raise EnvironmentFailed(
            source.shown, _in_short(error), hint="see the index settings in `errata doctor`"
        ) from error


def _local_files(source: Source, distribution: str) -> list[File]:
    from pypi_simple import ProjectPage, RepositoryPage

    root = Path(unquote(urlsplit(source.url).path))
    if not root.exists():
        raise FileNotFoundError("there is no such folder")
    if source.flat and root.is_dir():
        return [File(file.name, "", is_yanked=False) for file in sorted(root.glob("*.whl"))]
    if source.flat:
        return _of_links(RepositoryPage.from_html(root.read_bytes()).links)
    page = root / canonicalize_name(distribution) / "index.html"
    if not page.is_file():
        return []
    return _of_packages(ProjectPage.from_html(distribution, page.read_bytes()).packages)


def _remote_files(
    source: Source, distribution: str, settings: IndexSettings, environ: Mapping[str, str]
) -> list[File]:
    from pypi_simple import (
        NoSuchProjectError,
        PyPISimple,
        RepositoryPage,
        UnsupportedContentTypeError,
        UnsupportedRepoVersionError,
    )

    patience = environ.get("UV_HTTP_TIMEOUT", "")
    timeout = (_CONNECT_S, float(patience) if patience.isdigit() else _READ_S)
    with _session(source, settings, environ) as session:
        try:
            if not source.flat:
                client = PyPISimple(source.url, session=session)
                return _of_packages(client.get_project_page(distribution, timeout).packages)
            answer = session.get(source.url, timeout=timeout)
            answer.raise_for_status()
            return _of_links(RepositoryPage.from_html(answer.content).links)
        except NoSuchProjectError:
            return []
        except (UnsupportedContentTypeError, UnsupportedRepoVersionError) as error:
            raise ValueError(str(error)) from error


def _of_packages(packages: Iterable[DistributionPackage]) -> list[File]:
    return [
        File(item.filename, item.requires_python or "", is_yanked=item.is_yanked)
        for item in packages
    ]


def _of_links(links: Iterable[Link]) -> list[File]:
    """Read the links of a find-links page."""
    return [
        File(
            unquote(urlsplit(link.url).path.rpartition("/")[2]),
            link.get_str_attrib("data-requires-python") or "",
            is_yanked=link.get_str_attrib("data-yanked") is not None,
        )
        for link in links
    ]


def _session(source: Source, settings: IndexSettings, environ: Mapping[str, str]) -> Session:
    """Return a session with the proxy, certificates and credentials of pip's and uv's settings."""
    import requests
    from requests.adapters import HTTPAdapter
    from urllib3 import Retry

    env = settings.environment(environ)
    session = _session_class()()
    retry = Retry(total=_RETRIES, backoff_factor=0.5, status_forcelist=_BUSY)
    for scheme in ("https://", "http://"):
        session.mount(scheme, HTTPAdapter(max_retries=retry))
    if urlsplit(source.url).hostname in _hosts(env.get("UV_INSECURE_HOST", "")):
        session.verify = False
    elif env.get("SSL_CERT_FILE") or env.get("SSL_CERT_DIR"):
        session.verify = env.get("SSL_CERT_FILE") or env["SSL_CERT_DIR"]
    if env.get("SSL_CLIENT_CERT"):
        session.cert = env["SSL_CLIENT_CERT"]
    if env.get("ALL_PROXY"):
        session.proxies["all"] = env["ALL_PROXY"]
    session.auth = source.credentials(environ)
    session.headers["User-Agent"] = f"errata {requests.utils.default_user_agent()}"
    return session


def _session_class() -> type[Session]:
    import requests

    class OwnSession(requests.Session):
        """A session whose `verify` overrides REQUESTS_CA_BUNDLE."""

        def merge_environment_settings(self, *arguments, **named):  # type: ignore[no-untyped-def]
            merged = super().merge_environment_settings(*arguments, **named)
            if self.verify is not True:
                merged["verify"] = self.verify
            return merged

    return OwnSession


def _hosts(text: str) -> set[str]:
    """Read host names as UV_INSECURE_HOST lists them, with or without scheme and port."""
    entries = (entry if "://" in entry else f"//{entry}" for entry in text.split())
    return {host for entry in entries if (host := urlsplit(entry).hostname)}


def _in_short(error: Exception) -> str:
    """Return a library's error as one line without credentials."""
    text = redact(" ".join(str(error).split())) or type(error).__name__
    cause = _CAUSE.search(text)
    return (cause[2] or cause[1] if cause else text).strip("'\"")[:300]
