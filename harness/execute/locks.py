"""Lock environments with uv: exact pins and hashes, committed for the table, else made here."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.execute import interpreters
from harness.execute.exclusive import exclusive
from harness.execute.indexes import IndexSettings, read_settings
from harness.execute.uv import Uv, clean_environment, explain, patience, silent
from harness.model.cell import EnvironmentSpec
from harness.model.errors import EnvironmentFailed

__all__ = ["Lock", "Locks", "inputs_digest", "platform_tag"]

_COMPILE_S = 900.0
_PIN = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)
_INPUTS = re.compile(r"^# inputs: ([0-9a-f]+)", re.MULTILINE)
_HEAD = re.compile(r"# (\S+) for CPython")
_UNSATISFIABLE = "No solution found"
_OFFLINE = "network was disabled"


@dataclass(frozen=True, kw_only=True)
class Lock:
    """What exactly an environment consists of; `digest` names its content."""

    spec: EnvironmentSpec
    path: Path
    text: str
    digest: str
    committed: bool

    @property
    def pins(self) -> dict[str, str]:
        """Map canonical project names to exact versions."""
        return {_canonical(name): version for name, version in _PIN.findall(self.text)}

    def exactly(self) -> str:
        """Return the lock's text with pins that a local build (`2.13.0+cpu`) does not satisfy.

        `==2.13.0` admits one, whose hash the lock does not have, where the user's index offers it.
        """
        return _PIN.sub(r"\1===\2", self.text)


class Locks:
    """The locks of one framework table (`committed`, may be None) and of one home folder."""

    def __init__(
        self,
        *,
        committed: Path | None,
        folder: Path,
        uv: Uv,
        settings: IndexSettings | None = None,
    ) -> None:
        self._committed = committed
        self._folder = folder / platform_tag()
        self._uv = uv
        self._settings = settings

    @property
    def settings(self) -> IndexSettings:
        """The user's index settings, read once."""
        if self._settings is None:
            self._settings = read_settings()
        return self._settings

    def committed_path(self, spec: EnvironmentSpec) -> Path | None:
        """Say where the committed lock of `spec` is or would be."""
        if self._committed is None:
            return None
        return self._committed / platform_tag() / f"{spec.file_stem}.txt"

    def committed(self, spec: EnvironmentSpec) -> Lock | None:
        """Read the committed lock of `spec`, stale or not."""
        path = self.committed_path(spec)
        return None if path is None else _read(spec, path, committed=True)

    def committed_ids(self) -> list[str]:
        """List the environments that have a committed lock for this platform."""
        if self._committed is None:
            return []
        files = sorted((self._committed / platform_tag()).glob("*.txt"))
        heads = (_HEAD.match(file.read_text(encoding="utf-8")) for file in files)
        return [head[1] for head in heads if head]

    def current(self, spec: EnvironmentSpec) -> Lock | None:
        """Read the lock that `spec` has now: no process, no network; None if it must be made."""
        base = self._base(spec)
        if base is None or not self._wants_local_build(spec):
            return base
        derived = self._derived_path(base)
        if derived.with_suffix(".none").exists():
            return base
        return _read(spec, derived, committed=False)

    def obtain(self, spec: EnvironmentSpec, report: Callable[[str, str], None] = silent) -> Lock:
        """Return the lock of `spec`, resolving and keeping it in the home folder if need be.

        Raises EnvironmentFailed with the resolver's words, or for a committed lock that no
        longer fits the table.
        """
        ready = self.current(spec)
        if ready is not None:
            return ready
        self._refuse_stale(spec)
        waiting = self._folder / f"{spec.file_stem}.lock"
        with exclusive(waiting, patience(self._uv, report, "another run resolves the same lock")):
            ready = self.current(spec)
            if ready is not None:
                return ready
            base = self._base(spec)
            if base is None:
                report("locking", f"resolving for CPython {spec.python}")
                text = self._resolve(spec, settings=self.settings)
                _write(self._own_path(spec), text)
                base = _read(spec, self._own_path(spec), committed=False)
            if base is None:
                raise EnvironmentFailed(spec.id, "its lock vanished while it was written")
            if self._wants_local_build(spec):
                report("locking", f"looking for a {spec.prefer_local} build in your indexes")
                self._derive(spec, base)
                return self.current(spec) or base
            return base

    def relock(self, spec: EnvironmentSpec, *, upgrade: bool = False) -> tuple[Lock, bool]:
        """Rewrite the committed lock from the default index alone; tell whether it changed.

        Pins that still fit stay, unless `upgrade`. Raises EnvironmentFailed.
        """
        path = self.committed_path(spec)
        if path is None:
            raise EnvironmentFailed(
                spec.id, "there is no table folder to lock into", hint="run it in a checkout"
            )
        before = self.committed(spec)
        keep = "" if upgrade or before is None else before.text
        text = self._resolve(spec, settings=None, keep=keep)
        if before is None or before.text != text:
            _write(path, text)
        after = _read(spec, path, committed=True)
        if after is None:
            raise EnvironmentFailed(spec.id, f"'{path}' cannot be read back")
        return after, before is None or before.text != after.text

    def problems(self, spec: EnvironmentSpec) -> list[str]:
        """Say in what the committed lock of `spec` does not fit the table, without a network."""
        lock = self.committed(spec)
        if lock is None:
            return ["has no committed lock"]
        found = []
        if _inputs_of(lock.text) != inputs_digest(spec):
            found.append("was made from other requirements than the table states")
        return [*found, *_misfits(spec, lock.pins)]

    def _refuse_stale(self, spec: EnvironmentSpec) -> None:
        stale = self.committed(spec)
        if stale is not None and _inputs_of(stale.text) != inputs_digest(spec):
            raise EnvironmentFailed(
                spec.id,
                f"'{stale.path}' was made from other requirements than the table states",
                hint=f"errata envs lock '{spec.id}'",
            )

    def _base(self, spec: EnvironmentSpec) -> Lock | None:
        """Read the committed lock, else the one made here; None when stale or missing."""
        lock = None if spec.index_url else self.committed(spec)
        if lock is None:
            lock = _read(spec, self._own_path(spec), committed=False)
        if lock is None or _inputs_of(lock.text) != inputs_digest(spec):
            return None
        return lock

    def _own_path(self, spec: EnvironmentSpec) -> Path:
        return self._folder / f"{spec.file_stem}-{inputs_digest(spec)}.txt"

    def _derived_path(self, base: Lock) -> Path:
        """Name the lock with the preferred build: it depends on the base and on the indexes."""
        key = hashlib.sha256(f"{base.digest} {self.settings.fingerprint}".encode()).hexdigest()
        stem = f"{base.spec.file_stem}-{base.spec.prefer_local}-{key[:12]}"
        return self._folder / f"{stem}.txt"

    def _wants_local_build(self, spec: EnvironmentSpec) -> bool:
        """Whether a preferred build may exist: companions of extra packages often have none."""
        return bool(
            spec.prefer_local
            and not spec.packages
            and spec.index_url is None
            and self.settings.names_own_sources
        )

    def _derive(self, spec: EnvironmentSpec, base: Lock) -> None:
        """Try to lock the preferred build beside the pins of `base`; keep a no as well as a yes."""
        path = self._derived_path(base)
        own = _canonical(spec.distribution)
        pins = [f"{name}=={version}" for name, version in base.pins.items() if name != own]
        try:
            text = self._resolve(
                spec,
                settings=self.settings,
                version=f"{spec.version}+{spec.prefer_local}",
                more_constraints=pins,
            )
        except EnvironmentFailed as error:
            if _UNSATISFIABLE not in error.words or _OFFLINE in error.words:
                raise
            if not os.environ.get("UV_OFFLINE"):
                _write(path.with_suffix(".none"), error.words + "\n")
        else:
            _write(path, text)

    def _resolve(
        self,
        spec: EnvironmentSpec,
        *,
        settings: IndexSettings | None,
        version: str | None = None,
        more_constraints: Sequence[str] = (),
        keep: str = "",
    ) -> str:
        """Run the resolver; `settings` None means the default index only. Returns a lock's text."""
        interpreter = interpreters.find(spec.python, uv=self._uv)
        self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="errata-lock-") as scratch:
            folder = Path(scratch)
            files = {
                "requirements.in": [
                    _framework_pin(spec, version),
                    *spec.requirements,
                    *spec.packages,
                ],
                "constraints.txt": [*spec.constraints, *more_constraints],
                "overrides.txt": list(spec.overrides),
                "excludes.txt": list(spec.excludes),
                "lock.txt": keep.splitlines(),
            }
            for name, lines in files.items():
                (folder / name).write_text("".join(f"{line}\n" for line in lines))
            done = self._uv.run(
                [
                    *("pip", "compile", folder / "requirements.in"),
                    *_options_with_content(folder),
                    *("--output-file", folder / "lock.txt"),
                    *("--python", interpreter.path),
                    *("--generate-hashes", "--no-annotate", "--no-header"),
                    *(_default_index_flags() if settings is None else settings.flags()),
                    *(("--index", spec.index_url) if spec.index_url else ()),
                ],
                env=_environment(settings),
                cwd=self._folder,
                timeout_s=_COMPILE_S,
            )
            body = (folder / "lock.txt").read_text()
        if done.code != 0:
            raise EnvironmentFailed(
                spec.id,
                "its requirements could not be resolved",
                words=done.stderr,
                hint=explain(done.stderr) or "errata doctor",
            )
        return _header(spec) + body


def _framework_pin(spec: EnvironmentSpec, version: str | None) -> str:
    """Pin the framework; beside extra packages only its plain build will do.

    A local build (`2.13.0+cpu`) satisfies `==2.13.0`, but companions such as torchvision are
    compiled against the plain one.
    """
    operator = "===" if spec.packages and version is None else "=="
    return f"{spec.distribution}{operator}{version or spec.version}"


def _options_with_content(folder: Path) -> list[str | Path]:
    """Name the files that bound the resolver, except empty ones, of which uv would warn."""
    flags: list[str | Path] = []
    for name in ("constraints", "overrides", "excludes"):
        file = folder / f"{name}.txt"
        if file.stat().st_size:
            flags += [f"--{name}", file]
    return flags


def platform_tag() -> str:
    """Name the operating system and processor: `linux-x86_64`."""
    return f"{sys.platform}-{platform.machine().lower()}"


def inputs_digest(spec: EnvironmentSpec) -> str:
    """Hash everything that the resolver is told, so that a stale lock is noticed."""
    told = [
        f"{spec.distribution}=={spec.version}",
        spec.python,
        *map(sorted, (spec.requirements, spec.constraints, spec.overrides, spec.excludes)),
        sorted(spec.packages),
        spec.index_url,
    ]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:12]


def _header(spec: EnvironmentSpec) -> str:
    return (
        f"# {spec.id} for CPython {spec.python} on {platform_tag()}\n"
        f"# inputs: {inputs_digest(spec)}\n"
        f"# Made by uv; to renew it: errata envs lock '{spec.id}'\n"
    )


def _read(spec: EnvironmentSpec, path: Path, *, committed: bool) -> Lock | None:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return None
    return Lock(
        spec=spec, path=path, text=text, digest=_digest(text, spec.python), committed=committed
    )


def _digest(text: str, python: str) -> str:
    """Hash a lock's content without comments and layout, with interpreter and platform."""
    words = [
        " ".join(line.rstrip("\\").split())
        for line in text.splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    ]
    content = "\n".join([python, platform_tag(), *words])
    return hashlib.sha256(content.encode()).hexdigest()


def _inputs_of(text: str) -> str:
    found = _INPUTS.search(text)
    return found[1] if found else ""


def _write(path: Path, text: str) -> None:
    """Replace a file in one step, so that no reader ever sees half a lock."""
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    scratch.write_text(text, encoding="utf-8")
    scratch.replace(path)


def _misfits(spec: EnvironmentSpec, pins: dict[str, str]) -> list[str]:
    """List what the table demands and the pins do not give."""
    from packaging.requirements import Requirement

    found = []
    needed = [f"{spec.distribution}=={spec.version}", *spec.requirements, *spec.packages]
    for text in needed:
        requirement = Requirement(text)
        version = pins.get(_canonical(requirement.name))
        if version is None:
            found.append(f"does not pin {requirement.name}")
        elif not requirement.specifier.contains(version, prereleases=True):
            found.append(f"pins {requirement.name} {version}, the table says {text}")
    for text in spec.constraints:
        requirement = Requirement(text)
        version = pins.get(_canonical(requirement.name))
        if version and not requirement.specifier.contains(version, prereleases=True):
            found.append(f"pins {requirement.name} {version}, the table says {text}")
    found.extend(f"pins the excluded {name}" for name in spec.excludes if _canonical(name) in pins)
    return found


def _environment(settings: IndexSettings | None) -> dict[str, str]:
    base = clean_environment(os.environ)
    if settings is not None:
        return settings.environment(base)
    own = ("UV_INDEX", "UV_DEFAULT_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS", "UV_CONFIG_FILE")
    return {key: value for key, value in base.items() if not key.startswith(own)}


def _default_index_flags() -> list[str]:
    """Resolve from the default index alone, for any glibc since 2.28 rather than this one."""
    flags = ["--no-config"]  # and `_environment` names no index, so uv takes its own default
    if sys.platform == "linux":
        flags += ["--python-platform", f"{platform.machine()}-manylinux_2_28"]
    return flags


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
