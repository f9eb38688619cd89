"""An environment that stands, and the stamp in its folder that says so."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.model.cell import EnvironmentSpec
from errata.system.replacing import replace_file

__all__ = ["STAMP", "BuiltEnvironment", "environment_key", "read_stamp", "write_stamp"]

STAMP = "errata-env.json"
_STAMP_VERSION = 1


@dataclass(frozen=True, kw_only=True)
class BuiltEnvironment:
    """An environment that was verified: what its interpreter really imports.

    `framework_version` is the full one (`"2.13.0+cpu"`), `size` bytes, `import_s` and `built_s`
    seconds. `directory` is None for an interpreter that is not ours.
    """

    spec: EnvironmentSpec
    python: Path
    directory: Path | None
    lock_digest: str
    framework_version: str
    python_version: str
    build: dict[str, str] = field(default_factory=dict, hash=False)
    packages: tuple[str, ...] = ()
    import_s: float = 0.0
    built_s: float = 0.0
    size: int = 0

    @property
    def key(self) -> str:
        """What a result depends on: the same key means the same code was imported."""
        return environment_key(self.lock_digest)


def environment_key(lock_digest: str) -> str:
    """Return what results in an environment depend on: known before it is built.

    A lock pins every file by its hash, so it decides which code is imported.
    """
    return lock_digest[:24]


def write_stamp(built: BuiltEnvironment) -> None:
    """Make an environment visible: write its stamp in one step."""
    if built.directory is None:
        return
    plain = dataclasses.asdict(built)
    text = json.dumps({"stamp": _STAMP_VERSION, **plain}, default=str, indent=1)
    replace_file(built.directory / STAMP, text.encode())


def read_stamp(directory: Path, spec: EnvironmentSpec | None) -> BuiltEnvironment | None:
    """Read a stamp; None when it is missing, of another version, or its interpreter is gone."""
    try:
        plain = json.loads((directory / STAMP).read_text(encoding="utf-8"))
        if plain.pop("stamp") != _STAMP_VERSION:
            return None
        own = plain.pop("spec")
        plain |= {
            "spec": spec or _spec_from_plain(own),
            "directory": directory,
            "python": directory / "bin" / "python",
            "packages": tuple(plain["packages"]),
        }
        built = BuiltEnvironment(**plain)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return built if built.python.exists() else None


def _spec_from_plain(plain: dict[str, Any]) -> EnvironmentSpec:
    known = {entry.name for entry in dataclasses.fields(EnvironmentSpec)}
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in plain.items()
        if key in known
    }
    return EnvironmentSpec(**values)
