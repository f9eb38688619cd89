"""Hold an environment while it is used, so that nobody removes it, and note its last use.

Whoever uses an environment shares the lock file beside its folder; whoever builds or removes it
has that file alone. The file's time of change is the time of the last use.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from errata.environments.built import STAMP, BuiltEnvironment
from errata.model.errors import EnvironmentFailed
from errata.system.exclusive import exclusive, shared

__all__ = ["hold", "last_use", "lock_file", "removing"]

_PATIENCE_S = 120.0  # that a removal of many files may take


@contextmanager
def hold(built: BuiltEnvironment) -> Iterator[None]:
    """Keep an environment from being removed, by this or another process, and note its use.

    An interpreter that is not ours needs no holding. Raises EnvironmentFailed when the environment
    was removed meanwhile.
    """
    if built.directory is None:
        yield
        return
    with contextlib.ExitStack() as stack:
        # A home that cannot be written cannot be cleaned up either.
        with contextlib.suppress(OSError):
            descriptor = stack.enter_context(
                shared(lock_file(built.directory), _until(_PATIENCE_S, built.spec.id))
            )
            os.utime(descriptor)
        if not (built.directory / STAMP).exists():
            raise EnvironmentFailed(
                built.spec.id,
                "was removed before it could be used",
                hint="run the same command again: it is built anew",
            )
        yield


@contextmanager
def removing(environment: str, directory: Path) -> Iterator[None]:
    """Have the folder of an environment alone, to remove it.

    Raises EnvironmentFailed at once when somebody uses or builds it.
    """

    def refuse() -> None:
        raise EnvironmentFailed(
            environment,
            "is in use: another run works in it or builds it",
            hint="wait until that run has ended, then try again",
        )

    with exclusive(lock_file(directory), refuse):
        yield


def last_use(built: BuiltEnvironment) -> float:
    """Tell when an environment was used last, or else built: seconds since 1970."""
    if built.directory is None:
        return time.time()
    for file in (lock_file(built.directory), built.directory / STAMP):
        with contextlib.suppress(OSError):
            return file.stat().st_mtime
    return 0.0


def lock_file(directory: Path) -> Path:
    """Name the file that is locked for an environment's folder."""
    return directory.with_name(f"{directory.name}.lock")


def _until(limit_s: float, environment: str) -> Callable[[], None]:
    """Make what is called while another has the folder alone: give up after `limit_s` seconds."""
    end = time.monotonic() + limit_s

    def wait() -> None:
        if time.monotonic() > end:
            raise EnvironmentFailed(
                environment,
                "another process removes or rebuilds it",
                hint="run the same command again when that is done",
            )

    return wait
