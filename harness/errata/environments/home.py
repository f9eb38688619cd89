"""The folder that holds environments: each is built once and named by its lock's digest.

A virtual environment contains absolute paths (console scripts, `pyvenv.cfg`, byte code), so it is
built at its final path while an exclusive file lock is held; `errata-env.json`, written last,
makes it visible. A folder without that stamp is half-built: the next holder of the lock removes
it. uv inherits the lock, so a killed run leaves no second writer behind.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path

from errata.environments import built as made
from errata.environments import interpreters
from errata.environments.locks import Lock, Locks, best_of_all
from errata.environments.uv import Uv, clean_environment, explain, patience, silent
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.system.files import cache_folder, exclusive
from errata.text.jsonable import shortened
from errata.text.printable import counted

Report = Callable[[str, str], None]

_CREATE_S = 120.0
_INSTALL_S = 3600.0
_MB = 1024 * 1024
_DEFAULT_SIZE_MB = 3000
_PACKAGE_SIZE_MB = 300
_INSTALLED_FROM = "errata-requirements.txt"  # the lock as it was given to the installer
_SPARE_MB = 300
_IN_USE = ".in-use"
_BUSY = "another run builds this environment"
_POLL_S = 0.1


class EnvironmentHome:
    """The folder that holds environments and the locks made here; safe for many processes."""

    def __init__(
        self, root: Path, *, committed_locks: Path | None = None, uv: Uv | None = None
    ) -> None:
        self.root = root
        self._uv = uv or Uv()
        self._cache: Path | None = None
        self.locks = Locks(committed=committed_locks, folder=root / "locks", uv=self._uv)

    def find(self, spec: EnvironmentSpec) -> made.BuiltEnvironment | None:
        """Return the environment of `spec` if it is built: reads a few files, starts no process."""
        lock = self.locks.current(spec)
        return None if lock is None else made.read_stamp(self._directory(lock), spec)

    def ensure(self, spec: EnvironmentSpec, report: Report = silent) -> made.BuiltEnvironment:
        """Return the environment of `spec`, locking and building it first if need be.

        The stages that `report(stage, detail)` gets are waiting, locking, creating, installing,
        compiling, verifying and ready. Raises EnvironmentFailed, leaving nothing half-built.
        """
        try:
            lock = self.locks.obtain(spec, report)
            directory = self._directory(lock)
            existing = made.read_stamp(directory, spec)
            if existing is not None:
                return existing
            waiting = patience(self._uv, report, _BUSY)
            while existing is None:
                with ExitStack() as stack:
                    try:
                        held = stack.enter_context(exclusive(made.lock_file(directory)))
                    except BlockingIOError:
                        # Not for the lock: whoever builds it goes on to use it, and holds that.
                        waiting()
                        time.sleep(_POLL_S)
                        existing = made.read_stamp(directory, spec)
                        continue
                    existing = made.read_stamp(directory, spec)
                    if existing is None:
                        self._sweep(except_for=directory)
                        existing = self._build(spec, lock, directory, report, held)
        except EnvironmentFailed as error:
            if error.environment == spec.id:
                raise
            raise EnvironmentFailed(
                spec.id, str(error), words=error.words, hint=error.hint
            ) from error
        except OSError as error:
            raise EnvironmentFailed(
                spec.id,
                f"'{self.root}' cannot be used: {error}",
                hint="repair that, or set ERRATA_HOME to a writable folder",
            ) from error
        report("ready", f"{existing.spec.module} {existing.framework_version}")
        return existing

    def estimate(
        self, specs: Iterable[EnvironmentSpec], *, alone: bool = False, elsewhere: bool = False
    ) -> int:
        """Return how many bytes building those of `specs` that are missing takes at most.

        Environments of the same build of a release share its files through uv's cache (hard
        links), so only the first counts in full; those built `alone` share nothing with existing
        ones. `elsewhere`, on another machine, all are missing.
        """
        missing = {spec.id: spec for spec in specs if elsewhere or self.find(spec) is None}
        if not missing:
            return 0
        shared = (
            set() if alone or elsewhere else {framework_files(built.spec) for built in self.built()}
        )
        needed = 0
        for spec in missing.values():
            needed += _PACKAGE_SIZE_MB * len(spec.packages)
            if framework_files(spec) not in shared:
                needed += spec.size_mb or _DEFAULT_SIZE_MB
                shared.add(framework_files(spec))
        return needed * _MB

    def check_space(self, specs: Iterable[EnvironmentSpec]) -> None:
        """Raise EnvironmentFailed when the disk cannot take what `specs` still need."""
        needed = self.estimate(specs, alone=self._cache is not None)
        if not needed:
            return
        place = next(parent for parent in (self.root, *self.root.parents) if parent.exists())
        free = shutil.disk_usage(place).free
        if free < needed + _SPARE_MB * _MB:
            raise EnvironmentFailed(
                "disk",
                f"building needs up to {needed / 1e9:.1f} GB and '{place}' has "
                f"{free / 1e9:.1f} GB free",
                hint="build one at a time (--ephemeral), free some (`errata envs gc`, "
                "`uv cache prune`), or set ERRATA_HOME to a folder on a larger disk",
            )

    def built(self) -> list[made.BuiltEnvironment]:
        """List every environment that is built, in order of name."""
        stamps = sorted((self.root / "envs").glob(f"*/{made.STAMP}"))
        found = (made.read_stamp(stamp.parent, None) for stamp in stamps)
        return [environment for environment in found if environment is not None]

    def remove(self, environment: made.BuiltEnvironment) -> int:
        """Remove an environment; return its size in bytes.

        Raises EnvironmentFailed while it is in use or being built.
        """
        directory = environment.directory
        if directory is None or directory.parent != self.root / "envs":
            raise EnvironmentFailed(
                environment.spec.id, "is not an environment of Errata", hint="errata envs list"
            )
        with made.removing(environment.spec.id, directory):
            remove_environment(directory)
            made.lock_file(directory).unlink(missing_ok=True)
        return environment.size

    def hold(self, environment: made.BuiltEnvironment) -> AbstractContextManager[None]:
        """Keep an environment from being removed while it is used; see `built.hold`."""
        return made.hold(environment)

    @contextmanager
    def scratch_cache(self) -> Iterator[None]:
        """Use a temporary cache folder for downloads, and remove it at the end.

        Environments are hard links into uv's cache: the space is free only when both are gone.
        Folders that a killed process left are removed first.
        """
        parent = self.root / "scratch"
        parent.mkdir(parents=True, exist_ok=True)
        for left in parent.iterdir():
            with suppress(BlockingIOError), exclusive(left / _IN_USE):
                shutil.rmtree(left, ignore_errors=True)
        folder = Path(tempfile.mkdtemp(prefix="cache-", dir=parent))
        try:
            with exclusive(folder / _IN_USE):
                self._cache = folder
                yield
        finally:
            self._cache = None
            shutil.rmtree(folder, ignore_errors=True)

    def interrupt(self) -> None:
        """Stop builds that run in other threads; they clean up and raise EnvironmentFailed."""
        self._uv.interrupt()

    def _directory(self, lock: Lock) -> Path:
        return self.root / "envs" / f"{lock.spec.file_stem}-{lock.digest[:12]}"

    def _sweep(self, except_for: Path) -> None:
        """Remove half-built folders that no process works on."""
        for directory in (self.root / "envs").iterdir():
            if (
                not directory.is_dir()
                or directory == except_for
                or (directory / made.STAMP).exists()
            ):
                continue
            try:
                with exclusive(made.lock_file(directory)):
                    if not (directory / made.STAMP).exists():
                        remove_environment(directory)
            except BlockingIOError:
                continue

    def _build(
        self, spec: EnvironmentSpec, lock: Lock, directory: Path, report: Report, held: int
    ) -> made.BuiltEnvironment:
        """Build at the final path and write the stamp; remove everything if anything fails."""
        start = time.monotonic()
        self.check_space([spec])
        remove_environment(directory)
        try:
            self._install(spec, lock, directory, report, held)
            report("verifying", f"importing {spec.module}")
            python = directory / "bin" / "python"
            seen = made.probe(spec.id, python, spec.module, clean_environment(os.environ), ["-I"])
            made.check_import(spec, seen)
            built = made.BuiltEnvironment(
                spec=spec,
                python=python,
                directory=directory,
                lock_digest=lock.digest,
                framework_version=seen["version"],
                python_version=seen["python"],
                build=seen["build"],
                packages=tuple(seen["packages"]),
                import_s=seen["import_s"],
                built_s=round(time.monotonic() - start, 1),
                size=_size(directory),
            )
            made.write_stamp(built)
        except BaseException:
            remove_environment(directory)
            raise
        return built

    def _install(
        self, spec: EnvironmentSpec, lock: Lock, directory: Path, report: Report, held: int
    ) -> None:
        """Create the virtual environment and install exactly the lock, with byte code."""
        interpreter = interpreters.find(spec.python, uv=self._uv)
        report("creating", f"CPython {interpreter.version} ({interpreter.origin})")
        settings = self.locks.settings
        env = settings.environment(clean_environment(os.environ))
        # Checked without reading the source; no one edits an environment.
        env |= {"PYC_INVALIDATION_MODE": "TIMESTAMP", "UV_COMPILE_BYTECODE_TIMEOUT": "300"}
        env |= best_of_all(spec)
        if self._cache is not None:
            env["UV_CACHE_DIR"] = str(self._cache)
        create: list[str | Path] = ["venv", "--no-project", "--python", interpreter.path, directory]
        install: list[str | Path] = [
            *("pip", "sync", "--python", directory / "bin" / "python"),
            *("--require-hashes", "--compile-bytecode", *settings.flags()),
            *(("--index", spec.index_url) if spec.index_url else ()),
            directory / _INSTALLED_FROM,
        ]

        def report_line(line: str) -> None:
            if line.startswith("Installed "):
                report("compiling", "byte code")
            elif not line.startswith(("+", "Bytecode")):
                report("installing", line)

        report("installing", counted(len(lock.pins), "package"))
        for command, limit in ((create, _CREATE_S), (install, _INSTALL_S)):
            if command is install:
                (directory / _INSTALLED_FROM).write_text(lock.exactly())
            done = self._uv.run(
                command,
                env=env,
                cwd=self.root,
                timeout_s=limit,
                inherit=(held,),
                on_line=report_line if command is install else None,
            )
            if done.returncode != 0:
                raise EnvironmentFailed(
                    spec.id,
                    "it could not be built",
                    words=done.stderr,
                    hint=explain(done.stderr) or "errata doctor",
                )


def open_home(table: Path | None = None) -> EnvironmentHome:
    """Open the user's environments; `table` is the framework table whose committed locks count."""
    return EnvironmentHome(default_home(), committed_locks=table / "locks" if table else None)


def default_home() -> Path:
    """Return the folder for environments: `ERRATA_HOME`, else the user's cache folder.

    It need not exist. Raises UsageProblem for what is not a folder, or cannot be reached.
    """
    home = cache_folder()
    try:
        why = "" if stat.S_ISDIR(home.stat().st_mode) else os.strerror(errno.ENOTDIR)
    except FileNotFoundError:
        why = ""
    except OSError as error:
        why = error.strerror or str(error)
    if why:
        raise UsageProblem(
            f"environments cannot be kept in {shortened(str(home))!r}: {why}",
            hint="set ERRATA_HOME to a folder that can be written",
        )
    return home


def framework_files(spec: EnvironmentSpec) -> tuple[str, str, str]:
    """Return the key of the framework's own files, which environments with the same key share."""
    return (spec.distribution, spec.version, spec.python)


def _size(directory: Path) -> int:
    """Count the bytes of the files below a folder on disk, each once."""
    seen: dict[tuple[int, int], int] = {}
    for folder, _, names in os.walk(directory):
        for name in names:
            status = os.lstat(os.path.join(folder, name))  # noqa: PTH118 - 30,000 files
            seen[status.st_dev, status.st_ino] = status.st_blocks * 512
    return sum(seen.values())


def remove_environment(directory: Path) -> None:
    """Remove an environment's folder, its stamp first, so that no one uses a part of it."""
    (directory / made.STAMP).unlink(missing_ok=True)
    shutil.rmtree(directory, ignore_errors=True)
