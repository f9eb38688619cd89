"""A run as everything shows it: who began it, when and with what, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from uuid import uuid4

BUILD_S = "build_s"
IMPORT_S = "import_s"


@dataclass(frozen=True, kw_only=True)
class RunHeader:
    """One run; raises ValueError for a moment without a zone.

    `argv` is the command line as text, `selection` the cells that were asked for in words,
    `isolation` is `fork`, `fresh` or `both`. `uuid` names the run in every store that it travels
    to, `id` is its number in one store, 0 before it has one. `options` is plain JSON: whatever the
    command needs to resume the run. `finished` stays None while it works and after it was killed.
    `counts` is how often each verdict occurred. `imported` runs were measured elsewhere. `trials`
    is how many it was to judge, 0 where that is not known.
    """

    argv: str
    harness_version: str
    started: datetime
    selection: str = ""
    isolation: str = ""
    uuid: str = field(default_factory=lambda: uuid4().hex)
    options: Mapping[str, object] = field(default_factory=dict, hash=False)
    id: int = 0
    finished: datetime | None = None
    exit_code: int | None = None
    counts: Mapping[str, int] = field(default_factory=dict, hash=False)
    imported: bool = False
    trials: int = 0

    def __post_init__(self) -> None:
        for moment in (self.started, self.finished):
            if moment is not None:
                require_zone(moment)


@dataclass(frozen=True, kw_only=True)
class EnvironmentFacts:
    """What an environment really held during a run.

    `packages` are `name==version`; `build` holds what the framework reports of itself, the
    `device` that a kit used with its `driver` and `cann`, and the seconds that building (`BUILD_S`)
    and importing (`IMPORT_S`) took, where they were measured.
    """

    environment: str
    lock_digest: str = ""
    framework_version: str = ""
    python_version: str = ""
    platform: str = ""
    packages: tuple[str, ...] = ()
    build: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def machine(self) -> str:
        """Name the device, its driver and its CUDA or CANN; empty where no device was asked."""
        if "device" not in self.build:
            return ""
        words = [str(self.build["device"])]
        names = {"driver": "driver", "cuda": "CUDA", "cann": "CANN"}
        words += [f"{name} {self.build[key]}" for key, name in names.items() if key in self.build]
        return ", ".join(words)


def require_zone(moment: datetime) -> None:
    """Raise ValueError for a moment without a time zone."""
    if moment.utcoffset() is None:
        raise ValueError(f"{moment.isoformat()} has no time zone")
