"""The user's own package indexes: the settings of pip and uv, and the releases that indexes have.

A source is an index (PEP 503, PEP 691), a find-links page or a local folder; they are asked in the
order of uv.
"""

from __future__ import annotations

import configparser
import hashlib
import json
import os
import re
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import unquote, urlsplit

from packaging.specifiers import InvalidSpecifier, SpecifierSet
from packaging.tags import Tag, compatible_tags, cpython_tags, platform_tags
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from errata.model.cell import Offer
from errata.model.errors import EnvironmentFailed

if TYPE_CHECKING:
    from pypi_simple import DistributionPackage, Link
    from requests import Session

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_KEYS = (
    "index-url",
    "extra-index-url",
    "find-links",
    "no-index",
    "cert",
    "client-cert",
    "proxy",
    "trusted-host",
    "timeout",
)
_UV_SOURCES = (
    "UV_CONFIG_FILE",
    "UV_DEFAULT_INDEX",
    "UV_EXTRA_INDEX_URL",
    "UV_FIND_LINKS",
    "UV_INDEX",
    "UV_INDEX_URL",
)
_USERINFO = re.compile(r"(?<=://)[^/@\s]+@")


@dataclass(frozen=True, kw_only=True)
class PipSetting:
    """One of pip's settings and the file or variable it comes from."""

    value: str
    origin: str


@dataclass(frozen=True, kw_only=True)
class IndexSettings:
    """The settings of the user's pip and uv for where packages come from.

    `pip` maps pip's option names to settings; `uv` maps uv's variables and configuration files
    to their content. Neither is ever written into a lock.
    """

    pip: Mapping[str, PipSetting]
    uv: Mapping[str, str]
    uv_has_default: bool = False

    @property
    def names_own_sources(self) -> bool:
        """Whether packages may come from anywhere but the default index."""
        return bool(self.uv) or any(
            key in self.pip for key in ("index-url", "extra-index-url", "find-links")
        )

    @property
    def fingerprint(self) -> str:
        """Hash everything that determines which files a resolver can see.

        This includes the modification time of a local find-links folder, so that a new wheel in
        it is noticed.
        """
        parts: list[object] = [sorted(self.uv.items())]
        keys = ("index-url", "extra-index-url", "find-links", "no-index")
        parts.extend([key, self._value(key)] for key in keys)
        places = (*self.find_links, *self.uv.get("UV_FIND_LINKS", "").split(","))
        parts.extend([place, _changed(place)] for place in places if place)
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]

    @property
    def extra_indexes(self) -> tuple[str, ...]:
        """Pip's extra index addresses."""
        return tuple(self._value("extra-index-url").split())

    @property
    def find_links(self) -> tuple[str, ...]:
        """Pip's find-links places; local ones absolute."""
        return tuple(_absolute(place) for place in self._value("find-links").split())

    def flags(self) -> list[str]:
        """Return uv's options for settings that have no environment variable."""
        return ["--no-index"] if _is_true(self._value("no-index")) else []

    def environment(self, base: Mapping[str, str]) -> dict[str, str]:
        """Add pip's settings to `base` as uv's variables; uv's own settings win.

        Variables instead of options keep credentials out of the process list.
        """
        env = dict(base)
        index = self._value("index-url")
        if index and not self.uv_has_default:
            env["UV_DEFAULT_INDEX"] = index
        self._extend(env, "UV_INDEX", self.extra_indexes)
        self._extend(env, "UV_FIND_LINKS", self.find_links, separator=",")
        self._extend(env, "UV_INSECURE_HOST", tuple(self._value("trusted-host").split()))
        if self.names_own_sources:
            env.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
        for key, variable in (("cert", "SSL_CERT_FILE"), ("client-cert", "SSL_CLIENT_CERT")):
            if self._value(key):
                env.setdefault(variable, self._value(key))
        if self._value("proxy"):
            env.setdefault("ALL_PROXY", self._value("proxy"))
        if self._value("timeout").isdigit():
            env["UV_HTTP_TIMEOUT"] = str(
                max(int(self._value("timeout")), int(env.get("UV_HTTP_TIMEOUT", "0")))
            )
        return env

    def describe(self) -> list[tuple[str, str]]:
        """List every setting found, as (where, what), with credentials taken out."""
        rows = [
            (f"pip {key}", f"{redact(' '.join(setting.value.split()))}  ({setting.origin})")
            for key, setting in self.pip.items()
        ]
        rows.extend((name, redact(" ".join(value.split()))) for name, value in self.uv.items())
        return rows or [("index", "PyPI  (no settings of pip or uv)")]

    def _value(self, key: str) -> str:
        setting = self.pip.get(key)
        return "" if setting is None else setting.value

    @staticmethod
    def _extend(
        env: dict[str, str], variable: str, more: tuple[str, ...], separator: str = " "
    ) -> None:
        known = [part for part in env.get(variable, "").split(separator) if part]
        merged = [*known, *(part for part in more if part not in known)]
        if merged:
            env[variable] = separator.join(merged)


def read_settings(
    environ: Mapping[str, str] | None = None, *, home: Path | None = None
) -> IndexSettings:
    """Read pip's and uv's settings from the environment and the user's and system's files."""
    environ = os.environ if environ is None else environ
    home = Path(environ.get("HOME", "~")).expanduser() if home is None else home
    pip: dict[str, PipSetting] = {}
    for file in _pip_files(environ, home):
        pip.update(_read_pip_file(file))
    for key in _KEYS:
        variable = f"PIP_{key.upper().replace('-', '_')}"
        if environ.get(variable):
            pip[key] = PipSetting(value=environ[variable], origin=variable)
    uv = {name: environ[name] for name in _UV_SOURCES if environ.get(name)}
    has_default = bool(environ.get("UV_DEFAULT_INDEX") or environ.get("UV_INDEX_URL"))
    for file in _uv_files(environ, home):
        sources = _uv_index_settings(file)
        if sources:
            uv[str(file)] = json.dumps(sources, sort_keys=True)
            listed = (one for one in sources.get("index", ()) if isinstance(one, dict))
            has_default |= "index-url" in sources or any(one.get("default") for one in listed)
    ordered = {key: pip[key] for key in _KEYS if key in pip}
    return IndexSettings(pip=ordered, uv=uv, uv_has_default=has_default)


def redact(text: str) -> str:
    """Replace user names and passwords in the addresses within `text`."""
    return _USERINFO.sub("***@", text)


def _pip_files(environ: Mapping[str, str], home: Path) -> list[Path]:
    """List pip's configuration files, weakest first, as pip itself orders them."""
    own = environ.get("PIP_CONFIG_FILE", "")
    if own == os.devnull:
        return []
    shared = environ.get("XDG_CONFIG_DIRS") or "/etc/xdg"
    files = [Path(folder, "pip", "pip.conf") for folder in shared.split(os.pathsep)]
    files.append(Path("/etc/pip.conf"))
    files.append(home / ".pip" / "pip.conf")
    if sys.platform == "darwin":
        files.append(home / "Library" / "Application Support" / "pip" / "pip.conf")
    files.append(_config_home(environ, home) / "pip" / "pip.conf")
    if environ.get("VIRTUAL_ENV"):
        files.append(Path(environ["VIRTUAL_ENV"], "pip.conf"))
    if own:
        files.append(Path(own).expanduser())
    return files


def _uv_files(environ: Mapping[str, str], home: Path) -> list[Path]:
    """List the user's and system's uv.toml, or the one file that UV_CONFIG_FILE names."""
    if environ.get("UV_NO_CONFIG"):
        return []
    if environ.get("UV_CONFIG_FILE"):
        return [Path(environ["UV_CONFIG_FILE"]).expanduser()]
    return [_config_home(environ, home) / "uv" / "uv.toml", Path("/etc/uv/uv.toml")]


def _config_home(environ: Mapping[str, str], home: Path) -> Path:
    return Path(environ.get("XDG_CONFIG_HOME") or home / ".config")


def _read_pip_file(file: Path) -> dict[str, PipSetting]:
    """Read `[global]`, overridden by `[install]`; like pip, ignore an unreadable file."""
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read_string(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, configparser.Error):
        return {}
    found: dict[str, PipSetting] = {}
    for section in ("global", "install"):
        if parser.has_section(section):
            for name, value in parser.items(section):
                key = name.replace("_", "-")
                if key in _KEYS and value.strip():
                    found[key] = PipSetting(value=value.strip(), origin=str(file))
    return found


def _uv_index_settings(file: Path) -> dict[str, Any]:
    """Read the index settings of a uv.toml, at the top level and in `[pip]`."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}
    keys = ("index", "index-url", "extra-index-url", "find-links", "no-index")
    merged = {**content, **content.get("pip", {})}
    return {key: merged[key] for key in keys if key in merged}


def _absolute(place: str) -> str:
    """Make a local path independent of the folder that uv runs in."""
    if "://" in place:
        return place
    return str(Path(place).expanduser().absolute())


def _changed(place: str) -> int:
    """Return when a local folder was modified, in nanoseconds; 0 for anything else."""
    try:
        return Path(place.removeprefix("file://")).stat().st_mtime_ns
    except OSError:
        return 0


def _is_true(text: str) -> bool:
    return text.strip().lower() in ("1", "true", "yes", "on")


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
    asked = _is_true(env.get("UV_NO_INDEX", ""))
    return asked or bool(settings.flags()) or any(file.get("no-index") is True for file in files)


def _entries(file: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Read the tables `[[index]]` of a uv.toml that name an address."""
    found = file.get("index", [])
    entries = found if isinstance(found, list) else []
    return [item for item in entries if isinstance(item, dict) and isinstance(item.get("url"), str)]


def _listed(files: Sequence[Mapping[str, Any]], key: str) -> list[str]:
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

    class OwnSession(requests.Session):
        """A session whose `verify` overrides REQUESTS_CA_BUNDLE."""

        def merge_environment_settings(self, *arguments, **named):  # type: ignore[no-untyped-def]
            merged = super().merge_environment_settings(*arguments, **named)
            return merged if self.verify is True else {**merged, "verify": self.verify}

    env = settings.environment(environ)
    session = OwnSession()
    retry = Retry(total=_RETRIES, backoff_factor=0.5, status_forcelist=_BUSY)
    for scheme in ("https://", "http://"):
        session.mount(scheme, HTTPAdapter(max_retries=retry))
    # With or without a scheme and a port.
    trusted = (
        f"//{one.partition('//')[2] or one}" for one in env.get("UV_INSECURE_HOST", "").split()
    )
    if urlsplit(source.url).hostname in {urlsplit(one).hostname for one in trusted}:
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


def _in_short(error: Exception) -> str:
    """Return a library's error as one line without credentials."""
    text = redact(" ".join(str(error).split())) or type(error).__name__
    cause = _CAUSE.search(text)
    return (cause[2] or cause[1] if cause else text).strip("'\"")[:300]


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
    if not found and not asked:
        why = "the settings of pip and uv name no source for it"
        hint = "they set no-index without find-links: see errata doctor"
        raise EnvironmentFailed(distribution, why, hint=hint)
    if not found and failures:
        hint = "check the network and the index settings in `errata doctor`; behind a mirror, set "
        hint += "PIP_INDEX_URL or UV_DEFAULT_INDEX to it"
        words = "\n".join(failures)
        raise EnvironmentFailed(distribution, "no index answered", words=words, hint=hint)
    offers = [
        Offer(
            version=str(version),
            pythons=tuple(sorted(have.kept or have.yanked, key=lambda python: int(python[2:]))),
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
    newest = datetime.now(timezone.utc).year - 2011  # one a year, 3.14 in 2025
    for minor in range(_OLDEST, newest + 1):
        abi = f"cp3{minor}" + ("m" if minor < 8 else "")
        own = cpython_tags((3, minor), [abi], platforms)
        shared = compatible_tags((3, minor), f"cp3{minor}", platforms)
        found[f"3.{minor}"] = frozenset((*own, *shared))
    return found
