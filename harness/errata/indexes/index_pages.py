"""Read the pages on which indexes list files: PEP 503, PEP 691, find-links, and local folders."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote, urlsplit

from packaging.utils import canonicalize_name

from errata.indexes.indexes import IndexSettings, redact
from errata.indexes.sources import Source
from errata.model.errors import EnvironmentFailed

if TYPE_CHECKING:
    from pypi_simple import DistributionPackage, Link
    from requests import Session

__all__ = ["File", "read_files"]

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
    place: Source, distribution: str, settings: IndexSettings, environ: Mapping[str, str]
) -> list[File]:
    """List what a place has of a distribution, and perhaps of others; nothing if unknown there.

    Raises EnvironmentFailed, whose message names the place without credentials.
    """
    try:
        if place.url.startswith("file://"):
            return _local_files(place, distribution)
        if environ.get("UV_OFFLINE"):
            raise ConnectionError("not asked, as UV_OFFLINE is set")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a page of a newer minor version of the standard
            return _remote_files(place, distribution, settings, environ)
    except (OSError, ValueError) as error:  # what requests and pypi-simple raise are such
        raise EnvironmentFailed(
            place.shown, _in_short(error), hint="see the index settings in `errata doctor`"
        ) from error


def _local_files(place: Source, distribution: str) -> list[File]:
    from pypi_simple import ProjectPage, RepositoryPage

    root = Path(unquote(urlsplit(place.url).path))
    if not root.exists():
        raise FileNotFoundError("there is no such folder")
    if place.flat and root.is_dir():
        return [File(file.name, "", is_yanked=False) for file in sorted(root.glob("*.whl"))]
    if place.flat:
        return _of_links(RepositoryPage.from_html(root.read_bytes()).links)
    page = root / canonicalize_name(distribution) / "index.html"
    if not page.is_file():
        return []
    return _of_packages(ProjectPage.from_html(distribution, page.read_bytes()).packages)


def _remote_files(
    place: Source, distribution: str, settings: IndexSettings, environ: Mapping[str, str]
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
    with _session(place, settings, environ) as session:
        try:
            if not place.flat:
                client = PyPISimple(place.url, session=session)
                return _of_packages(client.get_project_page(distribution, timeout).packages)
            answer = session.get(place.url, timeout=timeout)
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
    """Read the links of a find-links page, whose text may be anything."""
    return [
        File(
            unquote(urlsplit(link.url).path.rpartition("/")[2]),
            link.get_str_attrib("data-requires-python") or "",
            is_yanked=link.get_str_attrib("data-yanked") is not None,
        )
        for link in links
    ]


def _session(place: Source, settings: IndexSettings, environ: Mapping[str, str]) -> Session:
    """Open a connection as pip's and uv's settings say: proxy, certificates, credentials."""
    import requests
    from requests.adapters import HTTPAdapter
    from urllib3 import Retry

    env = settings.environment(environ)
    session = _session_class()()
    retry = Retry(total=_RETRIES, backoff_factor=0.5, status_forcelist=_BUSY)
    for scheme in ("https://", "http://"):
        session.mount(scheme, HTTPAdapter(max_retries=retry))
    if urlsplit(place.url).hostname in _hosts(env.get("UV_INSECURE_HOST", "")):
        session.verify = False
    elif env.get("SSL_CERT_FILE") or env.get("SSL_CERT_DIR"):
        session.verify = env.get("SSL_CERT_FILE") or env["SSL_CERT_DIR"]
    if env.get("SSL_CLIENT_CERT"):
        session.cert = env["SSL_CLIENT_CERT"]
    if env.get("ALL_PROXY"):
        session.proxies["all"] = env["ALL_PROXY"]
    session.auth = place.credentials(environ)
    session.headers["User-Agent"] = f"errata {requests.utils.default_user_agent()}"
    return session


def _session_class() -> type[Session]:
    import requests

    class OwnSession(requests.Session):
        """A session whose own choice of certificates wins over REQUESTS_CA_BUNDLE."""

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
    """Say in one line what a library found wrong, without credentials."""
    text = redact(" ".join(str(error).split())) or type(error).__name__
    cause = _CAUSE.search(text)
    return (cause[2] or cause[1] if cause else text).strip("'\"")[:300]
