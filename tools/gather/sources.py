"""The form of a gathered case before it has run, and where a package is installed."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from errata.model.case import Kind
from errata.model.errors import EnvironmentFailed

_FIND = (
    "import importlib.util as u, sys; print(u.find_spec(sys.argv[1]).submodule_search_locations[0])"
)
_LIMIT_S = 60.0


@dataclass(frozen=True, kw_only=True)
class Gathered:
    """A case before it has run; `slug` is the last part of its id.

    `promises` are the messages that the framework documents, with an ellipsis for what varies;
    empty where it documents none.
    """

    slug: str
    title: str
    kind: Kind
    areas: tuple[str, ...]
    cause: str
    fix: str
    url: str
    note: str
    broken: str
    fixed: str
    promises: tuple[str, ...] = ()


def installed_folder(python: Path, module: str) -> Path:
    """Return the folder of a package as an interpreter would import it, without importing it.

    Raises EnvironmentFailed where the interpreter has no such package.
    """
    try:
        done = subprocess.run(
            [python, "-c", _FIND, module],
            capture_output=True,
            text=True,
            timeout=_LIMIT_S,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        words = getattr(error, "stderr", "") or str(error)
        raise EnvironmentFailed(
            str(python), f"it has no package {module!r}", words=words.strip()[-500:]
        ) from error
    return Path(done.stdout.strip())
