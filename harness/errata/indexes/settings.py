"""Read the user's own pip and uv settings: indexes, mirrors, find-links, certificates."""

from __future__ import annotations

import configparser
import hashlib
import json
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
            has_default = has_default or _names_default(sources)
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
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib

    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return {}
    keys = ("index", "index-url", "extra-index-url", "find-links", "no-index")
    merged = {**content, **content.get("pip", {})}
    return {key: merged[key] for key in keys if key in merged}


def _names_default(sources: Mapping[str, Any]) -> bool:
    entries = sources.get("index", [])
    return "index-url" in sources or any(
        isinstance(entry, dict) and entry.get("default") for entry in entries
    )


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
