"""Clear from uv's cache what no environment shares with it any more."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from errata.environments.uv import Uv, clean_environment
from errata.model.errors import EnvironmentFailed

__all__ = ["clean_uv_cache"]

_CLEAN_S = 900.0


def clean_uv_cache(distributions: Sequence[str], folder: Path, uv: Uv | None = None) -> str:
    """Let uv forget these distributions, and what nothing refers to; return uv's own words.

    uv waits for other commands of its own that use the cache. Environments that stand keep their
    files. Raises EnvironmentFailed.
    """
    uv = uv or Uv()
    commands = [["cache", "clean", *distributions]] if distributions else []
    said = []
    for command in [*commands, ["cache", "prune"]]:
        done = uv.run(
            command,
            env=clean_environment(os.environ),
            cwd=folder,
            timeout_s=_CLEAN_S,
        )
        if done.code != 0:
            raise EnvironmentFailed(
                "uv's cache",
                "could not be cleared",
                words=done.stderr,
                hint="the environments are gone; later: errata envs gc --cache",
            )
        said += [line for line in done.stderr.splitlines() if line.strip()]
    return "uv: " + "; ".join(said[-2:]) if said else "uv's cache holds nothing to clear"
