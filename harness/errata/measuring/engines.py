"""What an engine is: a place to run cells. The pool of this machine is one, a cluster another.

A cell is a small message (`Job`), its result too, and judging needs no more than results: so an
engine runs cells and nothing else. Only the command that uses it plans, stores and judges.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Protocol

from errata.environments.built import BuiltEnvironment
from errata.environments.home import EnvironmentHome
from errata.environments.locks import Lock
from errata.measuring.lending import target_of
from errata.measuring.options import RunOptions
from errata.measuring.supply import Progress, Supply
from errata.model.cell import EnvironmentSpec
from errata.model.outcome import ScriptResult
from errata.running.devices import DeviceAnswer
from errata.running.pool import Job, Pool
from errata.running.runner import Target


class Engine(Protocol):
    """A place to run cells; `slots` is how many scripts run at once.

    A new engine passes tests/integration/test_engines.py.
    """

    slots: int

    def run(
        self, jobs: Sequence[Job], started: Callable[[Job], None], *, lend: bool = True
    ) -> Generator[tuple[Job, ScriptResult], None, None]:
        """Yield each job with its result as it finishes, once; one run at a time.

        A script that cannot be run to its end has a result that says why. A job whose environment
        cannot be had has none: the failure is in the supply. `started` is called with each job
        that begins, `lend` says whether a script that sleeps gives its slot away. Closing the
        iterator (Ctrl-C included) ends every process before it returns.
        """
        ...

    def ask(self, backend: str) -> DeviceAnswer:
        """Say whether there may be a device of `backend`, before anything is built."""
        ...

    def close(self) -> None:
        """Let go of what serves several runs."""
        ...


class Elsewhere(Supply):
    """Environments that are locked here and built where the cells run.

    The engine reports them: those that exist in `theirs`, by id, and the others in `failures`.
    """

    def __init__(self, home: EnvironmentHome, progress: Progress) -> None:
        super().__init__(home, progress)
        self.theirs: dict[str, BuiltEnvironment] = {}

    def provide(self, specs: Sequence[EnvironmentSpec]) -> Generator[list[str], None, None]:
        """Yield all whose lock is known."""
        yield [spec.id for spec in specs]

    def describe(self, spec: EnvironmentSpec) -> BuiltEnvironment | None:
        """Return what was built elsewhere; None if nothing was."""
        return self.theirs.get(spec.id)

    def lock_of(self, spec: EnvironmentSpec) -> Lock:
        """Return the lock that an environment is built from; raises EnvironmentFailed."""
        return self._home.locks.obtain(spec)


def engine_for(
    options: RunOptions,
    home: EnvironmentHome,
    progress: Progress,
    outside: Mapping[str, BuiltEnvironment],
) -> tuple[Supply, Engine]:
    """Return the engine that the options name, and the supply of its environments.

    Raises UsageProblem where the engine cannot be had.
    """
    if options.engine == "ray" and not options.stored:
        from errata.measuring.ray_engine import RayEngine

        theirs = Elsewhere(home, progress)
        return theirs, RayEngine(theirs, progress, address=options.address, slots=options.jobs)
    supply = Supply(home, progress, outside=outside, ephemeral=options.ephemeral)
    return supply, local_pool(supply, options.jobs)


def local_pool(supply: Supply, slots: int | None) -> Pool:
    """Return the pool of this machine, which runs cells in what the supply has built."""

    def find(lock: str) -> Target:
        names = [name for name, digest in supply.digests.items() if digest == lock]
        return target_of(next(supply.built[name] for name in names if name in supply.built))

    return Pool(find, slots=slots)
