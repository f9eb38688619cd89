"""Environments that exist: the stamp that describes one, holding it in use, what it imports.

Whoever uses an environment shares the lock file next to its folder; whoever builds or removes it
holds that file exclusively. The file's modification time is the time of the last use.
"""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.model.versions import parse_version
from errata.system.files import exclusive, replace_file, scratch_folder, shared
from errata.system.tether import run_tied

STAMP = "errata-env.json"
_STAMP_VERSION = 1


@dataclass(frozen=True, kw_only=True)
class BuiltEnvironment:
    """An environment that was built and verified: what its interpreter imports.

    `framework_version` is the full one (`"2.13.0+cpu"`), `size` bytes, `import_s` and `built_s`
    seconds. `directory` is None for an interpreter of the user's own.
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
        """What results depend on: with the same key, the same code is imported."""
        return environment_key(self.lock_digest)


def environment_key(lock_digest: str) -> str:
    """Return what results in an environment depend on; known before it is built.

    A lock pins every file by its hash, so it determines which code is imported.
    """
    return lock_digest[:24]


def write_stamp(built: BuiltEnvironment) -> None:
    """Write the stamp of an environment in one step, which makes it visible."""
    if built.directory is None:
        return
    plain = dataclasses.asdict(built)
    text = json.dumps({"stamp": _STAMP_VERSION, **plain}, default=str, indent=1)
    replace_file(built.directory / STAMP, text.encode())


def read_stamp(directory: Path, spec: EnvironmentSpec | None) -> BuiltEnvironment | None:
    """Read a stamp; None if it is missing, of another version, or its interpreter is gone."""
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


_PATIENCE_S = 120.0  # how long removing many files may take


@contextmanager
def hold(built: BuiltEnvironment) -> Iterator[None]:
    """Keep an environment from being removed, by this or another process, and record its use.

    The user's own interpreters are not held. Raises EnvironmentFailed if the environment was
    removed in the meantime.
    """
    if built.directory is None:
        yield
        return
    with contextlib.ExitStack() as stack:
        # In a home that is not writable, nothing can be removed either.
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
    """Hold the folder of an environment exclusively, to remove it.

    Raises EnvironmentFailed at once if it is in use or being built.
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
    """Return when an environment was last used, or else built: seconds since 1970."""
    if built.directory is None:
        return time.time()
    for file in (lock_file(built.directory), built.directory / STAMP):
        with contextlib.suppress(OSError):
            return file.stat().st_mtime
    return 0.0


def lock_file(directory: Path) -> Path:
    """Return the lock file of an environment's folder."""
    return directory.with_name(f"{directory.name}.lock")


def _until(limit_s: float, environment: str) -> Callable[[], None]:
    """Return what `shared` calls while it waits: it raises after `limit_s` seconds."""
    end = time.monotonic() + limit_s

    def wait() -> None:
        if time.monotonic() > end:
            raise EnvironmentFailed(
                environment,
                "another process is removing or rebuilding it",
                hint="run the same command again when that is done",
            )

    return wait


_VERIFY_S = 300.0
_PROBE = Path(__file__).with_name("probe_import.py")


def external(
    python: Path, *, framework: str, module: str, distribution: str = "", variant: str = "cpu"
) -> tuple[EnvironmentSpec, BuiltEnvironment]:
    """Describe an interpreter that already has the framework (`--python`).

    It runs with the user's environment variables, which device libraries may need.
    Raises EnvironmentFailed if it does not run or cannot import the module.
    """
    name = f"{framework} in {python}"
    if not os.access(python, os.X_OK) or python.is_dir():
        raise EnvironmentFailed(
            name, "that is not an interpreter", hint="give the path of a Python executable"
        )
    # Not resolved: Python recognises a virtual environment by the path of the link.
    python = python.expanduser().absolute()
    seen = probe(name, python, module, dict(os.environ), [])
    content = json.dumps([str(python), seen["version"], seen["packages"]])
    spec = EnvironmentSpec(
        framework=framework,
        version=_public(seen["version"]),
        distribution=distribution or module,
        module=module,
        python=".".join(seen["python"].split(".")[:2]),
        variant=variant,
        external=python,
    )
    return spec, BuiltEnvironment(
        spec=spec,
        python=python,
        directory=None,
        lock_digest=f"external-{hashlib.sha256(content.encode()).hexdigest()}",
        framework_version=seen["version"],
        python_version=seen["python"],
        build=seen["build"],
        packages=tuple(seen["packages"]),
        import_s=seen["import_s"],
    )


def probe(
    name: str, python: Path, module: str, env: dict[str, str], switches: list[str]
) -> dict[str, Any]:
    """Import the module in its interpreter and return what probe_import.py wrote.

    `switches` are options of the interpreter. Raises EnvironmentFailed.
    """
    with scratch_folder("probe") as scratch:
        output = scratch / "seen.json"
        try:
            done = run_tied(
                [str(python), *switches, str(_PROBE), module, str(output)],
                env=env,
                cwd=str(scratch),
                timeout_s=_VERIFY_S,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise EnvironmentFailed(
                name, f"its interpreter could not be run: {error}", hint="errata doctor"
            ) from error
        try:
            seen: dict[str, Any] = json.loads(output.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise EnvironmentFailed(
                name,
                f"'import {module}' failed",
                words="\n".join(done.stderr.strip().splitlines()[-20:]),
                hint="a pin may be missing in the framework table: see the output above",
            ) from error
    return seen


def check_import(spec: EnvironmentSpec, seen: dict[str, Any]) -> None:
    """Check that an environment imports its own release, and has byte code.

    Raises EnvironmentFailed.
    """
    loaded = str(seen["version"])
    wanted = spec.version if "+" in spec.version else _public(spec.version)
    if (loaded if "+" in spec.version else _public(loaded)) != wanted:
        raise EnvironmentFailed(
            spec.id,
            f"'{spec.module}' reports version {loaded or 'none'} from {seen['file']}, not {wanted}",
            hint="another distribution may provide the same module: see its lock",
        )
    if not seen["has_bytecode"]:
        raise EnvironmentFailed(
            spec.id,
            "its byte code was not written, so every import would compile the source again",
            hint="is the folder of `errata envs path` writable?",
        )


def _public(version: str) -> str:
    """Drop a local part and normalise: `2.13.0+cpu` becomes `2.13.0`."""
    parsed = parse_version(version)
    return parsed.public if parsed else version.partition("+")[0]
