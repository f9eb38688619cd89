"""Environments for a measurement: locked first, built only for scripts that must run."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Protocol

from errata.environments.built import BuiltEnvironment, environment_key
from errata.environments.home import EnvironmentHome, framework_files
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.model.outcome import Outcome
from errata.model.versions import release_order

Work = Callable[[EnvironmentSpec], None]

BUILDERS = 2  # environments built at once: one downloads while another compiles


class Progress(Protocol):
    """Receives the progress of a run; calls come from several threads."""

    def note(self, text: str) -> None:
        """Report a line of text."""
        ...

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Report the stage of an environment."""
        ...

    def phase(self, name: str, count: int, seconds: Mapping[str, float], slots: int) -> None:
        """Report that `count` cells will run, `slots` at once.

        `seconds` maps each of them to what one run of it takes, as far as is known.
        """
        ...

    def cell_started(self, cell: str) -> None:
        """Report that a cell is running."""
        ...

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Report that a cell has run."""
        ...


class Silent:
    """A progress that reports nothing."""

    def note(self, text: str) -> None:
        """Ignore it."""

    def environment(self, environment: str, stage: str, detail: str) -> None:
        """Ignore it."""

    def phase(self, name: str, count: int, seconds: Mapping[str, float], slots: int) -> None:
        """Ignore it."""

    def cell_started(self, cell: str) -> None:
        """Ignore it."""

    def cell_done(self, cell: str, outcome: Outcome) -> None:
        """Ignore it."""


class Supply:
    """The environments of one measurement, by identifier.

    `built` has those that exist, `digests` the digest of each lock and `keys` what the keys of
    results depend on; `failures` has those that could not be built, `made` those that were built
    here, in order. `outside` are interpreters that already have their framework. With `ephemeral`
    every environment that was built here is removed after use, with its downloads.
    """

    def __init__(
        self,
        home: EnvironmentHome,
        progress: Progress,
        *,
        outside: Mapping[str, BuiltEnvironment] | None = None,
        ephemeral: bool = False,
    ) -> None:
        self.built: dict[str, BuiltEnvironment] = dict(outside or {})
        self.keys: dict[str, str] = {name: built.key for name, built in self.built.items()}
        self.digests: dict[str, str] = {n: built.lock_digest for n, built in self.built.items()}
        self.failures: dict[str, EnvironmentFailed] = {}
        self.made: list[BuiltEnvironment] = []
        self._home = home
        self._progress = progress
        self._ephemeral = ephemeral
        self._gone: set[str] = set()
        self._held: set[str] = set()
        self._holds = contextlib.ExitStack()
        self._passing: list[BuiltEnvironment] = []
        self._before_removal: Callable[[str], None] = lambda _: None

    def before_removal(self, work: Callable[[str], None]) -> None:
        """With `ephemeral`, call `work` with the id of each environment after its last use."""
        self._before_removal = work

    def keep_to_end(self) -> None:
        """With `ephemeral`, remove environments when this is closed, because they serve again."""
        if self._ephemeral:
            self._ephemeral = False
            self._passing = self.made
            self._holds.enter_context(self._home.scratch_cache())

    def lock(self, specs: Iterable[EnvironmentSpec], *, resolve: bool = True) -> None:
        """Lock each environment; without `resolve` only use locks that exist."""
        new = {s.id: s for s in specs if s.id not in self.keys and s.id not in self.failures}
        unknown = []
        for spec in new.values():
            lock = self._home.locks.current(spec)
            if lock is None:
                unknown.append(spec)
            else:
                self.know(spec.id, lock.digest)
        if resolve and unknown:
            self._side_by_side(unknown, self._resolve)

    def know(self, environment: str, lock_digest: str) -> None:
        """Set the lock of an environment by its digest."""
        self.digests[environment] = lock_digest
        self.keys[environment] = environment_key(lock_digest)

    def provide(self, specs: Sequence[EnvironmentSpec]) -> Generator[list[str], None, None]:
        """Build missing environments, and yield the identifiers that can be used.

        All at once; with `ephemeral` first those that exist and then one after the other, each
        removed when the next one is requested. Failures are in `failures`.
        """
        standing: list[EnvironmentSpec] = []
        missing: list[EnvironmentSpec] = []
        for spec in {spec.id: spec for spec in specs}.values():
            (standing if self._stands(spec) else missing).append(spec)
        if not self._ephemeral:
            if missing:
                self._build_all(missing)
            yield [spec.id for spec in (*standing, *missing) if spec.id in self.built]
            return
        if standing:
            yield [spec.id for spec in standing]
        if missing:
            yield from self._one_at_a_time(missing)

    def describe(self, spec: EnvironmentSpec) -> BuiltEnvironment | None:
        """Return the content of an environment, even if it was removed; None if never built."""
        if spec.id not in self.built:
            found = self._home.find(spec)
            if found is not None:
                self.built[spec.id] = found
        return self.built.get(spec.id)

    def close(self) -> None:
        """Release the environments that were used, and remove those that are not to stay."""
        self._holds.close()
        self._held.clear()
        for built in self._passing:
            self._drop(built)

    def _stands(self, spec: EnvironmentSpec) -> bool:
        """Return whether an environment exists, and keep other commands from removing it."""
        if spec.id in self._held:
            return True
        if spec.id in self._gone or self.describe(spec) is None:
            return False
        try:
            self._hold(spec)
        except EnvironmentFailed:  # another command has just removed it: it is built again
            del self.built[spec.id]
            return False
        return True

    def _hold(self, spec: EnvironmentSpec) -> None:
        self._holds.enter_context(self._home.hold(self.built[spec.id]))
        self._held.add(spec.id)

    def _attempt(self, spec: EnvironmentSpec, work: Work) -> None:
        """Call `work` for an environment; store and report a failure."""
        try:
            work(spec)
        except EnvironmentFailed as error:
            self.failures[spec.id] = error
            self._progress.environment(spec.id, "failed", error.message)

    def _reporter(self, spec: EnvironmentSpec) -> Callable[[str, str], None]:
        return lambda stage, detail: self._progress.environment(spec.id, stage, detail)

    def _resolve(self, spec: EnvironmentSpec) -> None:
        report = self._reporter(spec)
        lock = self._home.locks.obtain(spec, report)
        report("locked", "")
        self.know(spec.id, lock.digest)

    def _build(self, spec: EnvironmentSpec) -> None:
        built = self._home.ensure(spec, self._reporter(spec))
        self.know(spec.id, built.lock_digest)
        self.built[spec.id] = built
        self._gone.discard(spec.id)
        self.made.append(built)
        if not self._ephemeral:
            self._hold(spec)

    def _build_all(self, specs: Sequence[EnvironmentSpec]) -> None:
        self._home.check_space(specs)
        self._announce(specs)
        self._side_by_side(specs, self._build)

    def _announce(self, specs: Sequence[EnvironmentSpec]) -> None:
        noun = "environment" if len(specs) == 1 else "environments"
        if self._ephemeral:
            each = ", one at a time"
            needed = max(self._home.estimate([spec], alone=True) for spec in specs)
        else:
            each, needed = "", self._home.estimate(specs)
        self._progress.note(
            f"building {len(specs)} {noun}{each}, up to {needed / 1e9:.1f} GB, in {self._home.root}"
        )

    def _one_at_a_time(self, specs: Sequence[EnvironmentSpec]) -> Iterator[list[str]]:
        """Build, lend and remove; environments with the same framework share its download."""
        self._announce(specs)
        ordered = sorted(
            specs, key=lambda s: (s.framework, release_order(s.version), framework_files(s))
        )
        for _, group in groupby(ordered, key=framework_files):
            with self._home.scratch_cache():
                for spec in group:
                    if self._stands(spec):  # another command has built it since: it stays
                        yield [spec.id]
                        continue
                    self._attempt(spec, self._build)
                    if spec.id in self.built and spec.id not in self._gone:
                        try:
                            with self._home.hold(self.built[spec.id]):
                                self._held.add(spec.id)
                                yield [spec.id]
                                self._before_removal(spec.id)
                        finally:
                            self._held.discard(spec.id)
                            self._gone.add(spec.id)
                            self._drop(self.built[spec.id])

    def _drop(self, built: BuiltEnvironment) -> None:
        """Remove an environment, unless another run uses it."""
        with contextlib.suppress(EnvironmentFailed):
            self._home.remove(built)

    def _side_by_side(self, specs: Sequence[EnvironmentSpec], work: Work) -> None:
        executor = ThreadPoolExecutor(max_workers=BUILDERS, thread_name_prefix="build")
        try:
            for future in [executor.submit(self._attempt, spec, work) for spec in specs]:
                future.result()
        except KeyboardInterrupt:
            self._home.interrupt()
            raise
        finally:
            executor.shutdown(cancel_futures=True)
