"""Lock environments with uv; locks of the table are committed, others are made in the home.

A lock is a text: exact pins with hashes, below the digest of what it was made from.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from errata.environments import interpreters
from errata.environments.uv import Uv, clean_environment, explain, patience, silent
from errata.indexes import IndexSettings, read_settings
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.system.files import exclusive, replace_file, scratch_folder

_COMPILE_S = 900.0
_UNSATISFIABLE = "No solution found"
_OFFLINE = "network was disabled"
_PLATFORMS = ("linux-x86_64", "linux-aarch64")
_ABSENT = ".none"  # beside the locks: why there is none
# Resolved on x86_64 too, where no package can be built from its source for them.
_WHEELS_ONLY = ("linux-aarch64",)


class Locks:
    """The locks of one framework table (`committed`, may be None) and of one home folder.

    They are for `platform`, by default this machine's; only for that one can locks be made here
    that are not committed.
    """

    def __init__(
        self,
        *,
        committed: Path | None,
        folder: Path,
        uv: Uv,
        settings: IndexSettings | None = None,
        platform: str = "",
    ) -> None:
        self.platform = platform or platform_tag()
        self._committed = committed
        self._home = folder
        self._folder = folder / self.platform
        self._uv = uv
        self._settings = settings

    def on(self, platform: str) -> Locks:
        """Return the locks for another platform; raises UsageProblem for an unknown one."""
        known = sorted({*_PLATFORMS, platform_tag(), *self.platforms()})
        if platform not in known:
            raise UsageProblem(
                f"there are no locks for the platform {platform!r}",
                hint=f"give one of {', '.join(known)}",
            )
        return Locks(
            committed=self._committed,
            folder=self._home,
            uv=self._uv,
            settings=self._settings,
            platform=platform,
        )

    def platforms(self) -> list[str]:
        """List this platform, then the others that have committed locks."""
        folders = sorted(self._committed.glob("*/")) if self._committed else []
        return [self.platform, *(each.name for each in folders if each.name != self.platform)]

    @property
    def settings(self) -> IndexSettings:
        """The user's index settings, read once."""
        if self._settings is None:
            self._settings = read_settings()
        return self._settings

    def committed_path(self, spec: EnvironmentSpec) -> Path | None:
        """Return where the committed lock of `spec` is or would be."""
        if self._committed is None:
            return None
        return self._committed / self.platform / f"{spec.file_stem}.txt"

    def committed(self, spec: EnvironmentSpec) -> Lock | None:
        """Read the committed lock of `spec`, stale or not."""
        path = self.committed_path(spec)
        return None if path is None else read_lock(spec, path, committed=True)

    def committed_ids(self) -> list[str]:
        """List the environments that have a committed lock for any platform."""
        if self._committed is None:
            return []
        files = sorted(self._committed.glob("*/*.txt"))
        heads = (_HEAD.match(file.read_text(encoding="utf-8")) for file in files)
        return sorted({head[1] for head in heads if head})

    def absence(self, spec: EnvironmentSpec) -> str:
        """Say why `spec` has no committed lock for this platform; empty if nothing is noted."""
        path = self.committed_path(spec)
        try:
            text = path.with_suffix(_ABSENT).read_text(encoding="utf-8") if path else ""
        except OSError:
            return ""
        return "" if inputs_of(text) != inputs_digest(spec) else text.splitlines()[-1]

    def state(self, spec: EnvironmentSpec) -> Literal["committed", "stale", "local", "none"]:
        """Say which lock `spec` has: committed, committed but stale, made here, or none."""
        if self.committed(spec) is not None:
            return "stale" if self.problems(spec) else "committed"
        return "local" if self.current(spec) else "none"

    def current(self, spec: EnvironmentSpec) -> Lock | None:
        """Read the lock of `spec` without process or network; None if it has to be made."""
        base = self._base(spec)
        if base is None or not self._wants_local_build(spec):
            return base
        derived = self._derived_path(base)
        if derived.with_suffix(".none").exists():
            return base
        return read_lock(spec, derived, committed=False)

    def obtain(self, spec: EnvironmentSpec, report: Callable[[str, str], None] = silent) -> Lock:
        """Return the lock of `spec`; if there is none, resolve it and keep it in the home folder.

        Raises EnvironmentFailed with the resolver's output, or for a committed lock that no longer
        matches the table.
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
                replace_file(self._own_path(spec), text.encode())
                base = read_lock(spec, self._own_path(spec), committed=False)
            if base is None:
                raise EnvironmentFailed(spec.id, "its lock vanished while it was written")
            if self._wants_local_build(spec):
                report("locking", f"looking for a {spec.prefer_local} build in your indexes")
                self._derive(spec, base)
                return self.current(spec) or base
            return base

    def relock(self, spec: EnvironmentSpec, *, upgrade: bool = False) -> tuple[Lock | None, bool]:
        """Rewrite the committed lock from the default index alone; return whether it changed.

        Pins that still satisfy the table stay, unless `upgrade`; a first lock takes those of
        another platform. If a package has no wheel for the platform, there is no lock, and a note
        beside the others says why: see `absence`. Raises EnvironmentFailed.
        """
        path = self.committed_path(spec)
        if spec.index_url is not None or not spec.listed:
            raise EnvironmentFailed(
                spec.id,
                "only environments that the framework table lists have a committed lock",
                hint=f"errata envs build '{spec.id}' locks it here",
            )
        if path is None:
            raise EnvironmentFailed(
                spec.id, "there is no table folder to lock into", hint="run it in a checkout"
            )
        before = self.committed(spec)
        keep = "" if upgrade else self._pins_to_keep(spec)
        try:
            text = self._resolve(spec, settings=None, keep=keep)
        except EnvironmentFailed as error:
            reason = no_wheel(error.words, self.platform)
            if not reason:
                raise
            changed = before is not None or self.absence(spec) != reason
            path.unlink(missing_ok=True)
            note = f"{header(spec, self.platform)}{reason}\n"
            replace_file(path.with_suffix(_ABSENT), note.encode())
            return None, changed
        path.with_suffix(_ABSENT).unlink(missing_ok=True)
        if before is None or before.text != text:
            replace_file(path, text.encode())
        after = read_lock(spec, path, committed=True)
        if after is None:
            raise EnvironmentFailed(spec.id, f"'{path}' cannot be read back")
        return after, before is None or before.text != after.text

    def files_of(self, spec: EnvironmentSpec) -> set[Path]:
        """Return the files made here that the current lock of `spec` consists of."""
        base = self._base(spec)
        if base is None:
            return set()
        derived = self._derived_path(base)
        return {base.path, derived, derived.with_suffix(".none")}

    @property
    def folder(self) -> Path:
        """The folder of the locks made here, for this platform."""
        return self._folder

    def problems(self, spec: EnvironmentSpec) -> list[str]:
        """List how the committed lock of `spec` differs from the table, without a network."""
        lock = self.committed(spec)
        if lock is None:
            return [] if self.absence(spec) else ["has no committed lock"]
        found = faults(lock.text)
        if made_for(lock.text) not in ("", self.platform):
            found.append(f"was made for {made_for(lock.text)}")
        if inputs_of(lock.text) != inputs_digest(spec):
            found.append("was made from other requirements than the table states")
        return [*found, *misfits(spec, lock.pins)]

    def _pins_to_keep(self, spec: EnvironmentSpec) -> str:
        found = (self.on(platform).committed(spec) for platform in self.platforms())
        return next((lock.text for lock in found if lock), "")

    def _refuse_stale(self, spec: EnvironmentSpec) -> None:
        stale = self.committed(spec)
        if stale is not None and inputs_of(stale.text) != inputs_digest(spec):
            raise EnvironmentFailed(
                spec.id,
                f"'{stale.path}' was made from other requirements than the table states",
                hint=f"errata envs lock '{spec.id}'",
            )

    def _base(self, spec: EnvironmentSpec) -> Lock | None:
        """Read the committed lock, else the one made here; None if stale or missing."""
        lock = None if spec.index_url else self.committed(spec)
        if lock is None:
            lock = read_lock(spec, self._own_path(spec), committed=False)
        if lock is None or inputs_of(lock.text) != inputs_digest(spec):
            return None
        return lock

    def _own_path(self, spec: EnvironmentSpec) -> Path:
        return self._folder / f"{spec.file_stem}-{inputs_digest(spec)}.txt"

    def _derived_path(self, base: Lock) -> Path:
        """Return the lock with the preferred build, which depends on the base and the indexes."""
        key = hashlib.sha256(f"{base.digest} {self.settings.fingerprint}".encode()).hexdigest()
        stem = f"{base.spec.file_stem}-{base.spec.prefer_local}-{key[:12]}"
        return self._folder / f"{stem}.txt"

    def _wants_local_build(self, spec: EnvironmentSpec) -> bool:
        """Whether a preferred build may exist; companions of extra packages often have none."""
        return bool(
            spec.prefer_local
            and not spec.packages
            and spec.index_url is None
            and self.settings.names_own_sources
        )

    def _derive(self, spec: EnvironmentSpec, base: Lock) -> None:
        """Try to lock the preferred build with the pins of `base`; remember if there is none."""
        path = self._derived_path(base)
        own = canonicalize_name(spec.distribution)
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
                replace_file(path.with_suffix(".none"), (error.words + "\n").encode())
        else:
            replace_file(path, text.encode())

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
        with scratch_folder("lock") as folder:
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
                    *(self._default_index_flags() if settings is None else settings.flags()),
                    *(("--index", spec.index_url) if spec.index_url else ()),
                ],
                env=_environment(settings) | best_of_all(spec),
                cwd=self._folder,
                timeout_s=_COMPILE_S,
            )
            body = (folder / "lock.txt").read_text()
        if done.returncode != 0:
            raise EnvironmentFailed(
                spec.id,
                no_wheel(done.stderr, self.platform) or "its requirements could not be resolved",
                words=done.stderr,
                hint=_hint(spec, done.stderr),
            )
        return header(spec, self.platform) + body

    def _default_index_flags(self) -> list[str]:
        """Resolve from the default index alone, for any glibc since 2.28 rather than this one."""
        flags = ["--no-config"]  # and `_environment` names no index, so uv takes its own default
        system, _, machine = self.platform.partition("-")
        if system == "linux":
            flags += ["--python-platform", f"{machine}-manylinux_2_28"]
        if self.platform in _WHEELS_ONLY:
            flags += ["--only-binary", ":all:"]
        return flags


def best_of_all(spec: EnvironmentSpec) -> dict[str, str]:
    """Return settings that let uv search every index, for a framework from an index of its own.

    That index comes first and so provides the framework, whose exact version came from there; its
    companions are often too old.
    """
    return {"UV_INDEX_STRATEGY": "unsafe-best-match"} if spec.index_url else {}


def _hint(spec: EnvironmentSpec, words: str) -> str:
    """Return what to do about a resolver's error; a release that is not listed may not exist."""
    if spec.listed or spec.nightly or _UNSATISFIABLE not in words or _OFFLINE in words:
        return explain(words) or "errata doctor"
    return (
        f"errata envs releases {spec.framework} lists the releases and their interpreters; "
        f"{spec.framework}-{spec.version}-py3.X chooses another than {spec.python}"
    )


def _framework_pin(spec: EnvironmentSpec, version: str | None) -> str:
    """Pin the framework; extra packages need its plain build.

    A local build (`2.13.0+cpu`) satisfies `==2.13.0`, but companions such as torchvision are
    compiled against the plain one. Nightly indexes may have local builds only.
    """
    operator = "===" if spec.packages and version is None and not spec.nightly else "=="
    return f"{spec.distribution}{operator}{version or spec.version}"


def _options_with_content(folder: Path) -> list[str | Path]:
    """Return the options for the files that are not empty; uv would warn about empty ones."""
    flags: list[str | Path] = []
    for name in ("constraints", "overrides", "excludes"):
        file = folder / f"{name}.txt"
        if file.stat().st_size:
            flags += [f"--{name}", file]
    return flags


def _environment(settings: IndexSettings | None) -> dict[str, str]:
    base = clean_environment(os.environ)
    if settings is not None:
        return settings.environment(base)
    own = ("UV_INDEX", "UV_DEFAULT_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS", "UV_CONFIG_FILE")
    return {key: value for key, value in base.items() if not key.startswith(own)}


_PIN = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)
_INPUTS = re.compile(r"^# inputs: ([0-9a-f]+)", re.MULTILINE)
_HEAD = re.compile(r"# (\S+) for CPython")
_PLATFORM = re.compile(r"# \S+ for CPython \S+ on (\S+)")
_HASH = re.compile(r"\s+--hash=sha256:[0-9a-f]+(\s\\)?")
_NO_WHEEL = re.compile(
    r"Because (\S+?)==(\S+) has no (usable wheels|wheels with a matching (?:platform|Python))"
)


@dataclass(frozen=True, kw_only=True)
class Lock:
    """The exact content of an environment; `digest` identifies it."""

    spec: EnvironmentSpec
    path: Path
    text: str
    digest: str
    committed: bool

    @property
    def pins(self) -> dict[str, str]:
        """Map canonical project names to exact versions."""
        return {canonicalize_name(name): version for name, version in _PIN.findall(self.text)}

    def exactly(self) -> str:
        """Return the lock's text with pins that a local build (`2.13.0+cpu`) does not satisfy.

        `==2.13.0` admits a local build, whose hash is not in the lock, if an index offers one.
        """
        return _PIN.sub(r"\1===\2", self.text)


def platform_tag() -> str:
    """Return the operating system and processor: `linux-x86_64`."""
    return f"{sys.platform}-{platform.machine().lower()}"


def inputs_digest(spec: EnvironmentSpec) -> str:
    """Hash all inputs of the resolver, so that a stale lock is detected."""
    inputs = [
        f"{spec.distribution}=={spec.version}",
        spec.python,
        *map(sorted, (spec.requirements, spec.constraints, spec.overrides, spec.excludes)),
        sorted(spec.packages),
        spec.index_url,
    ]
    return hashlib.sha256(json.dumps(inputs).encode()).hexdigest()[:12]


def header(spec: EnvironmentSpec, platform: str = "") -> str:
    """Write the comment above the pins; the platform is this one if none is given."""
    return (
        f"# {spec.id} for CPython {spec.python} on {platform or platform_tag()}\n"
        f"# inputs: {inputs_digest(spec)}\n"
        f"# Made by uv; to renew it: errata envs lock '{spec.id}'\n"
    )


def read_lock(spec: EnvironmentSpec, path: Path, *, committed: bool) -> Lock | None:
    """Read a lock; None if there is none."""
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
    content = "\n".join([python, made_for(text) or platform_tag(), *words])
    return hashlib.sha256(content.encode()).hexdigest()


def inputs_of(text: str) -> str:
    """Read the digest of the inputs that a lock was made from."""
    found = _INPUTS.search(text)
    return found[1] if found else ""


def made_for(text: str) -> str:
    """Read the platform that a lock is for; empty if it is not given."""
    found = _PLATFORM.match(text)
    return found[1] if found else ""


def no_wheel(words: str, platform: str) -> str:
    """Say in one line which package has no wheel for a platform; empty for any other error.

    `words` are the resolver's.
    """
    found = _NO_WHEEL.search(" ".join(words.split()))
    if not found:
        return ""
    name, version, what = found.groups()
    if what == "usable wheels":
        return f"{name} {version} has no wheel for {platform}, only its source"
    return f"{name} {version} has no wheel for {platform}"


def faults(text: str) -> list[str]:
    """List what a lock must not have: pins without hashes, and lines that are no pins."""
    found = []
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line, following in zip_longest(lines, lines[1:], fillvalue=""):
        if _HASH.fullmatch(line):
            continue
        pin = _PIN.match(line)
        if pin is None:
            found.append(f"has the line {line.strip()!r}, which is no pin")
        elif not _HASH.fullmatch(following) and "--hash=" not in line:
            found.append(f"pins {pin[1]} without a hash")
    return found


def misfits(spec: EnvironmentSpec, pins: dict[str, str]) -> list[str]:
    """List the requirements of the table that the pins do not satisfy."""
    found = []
    needed = [f"{spec.distribution}=={spec.version}", *spec.requirements, *spec.packages]
    for number, text in enumerate((*needed, *spec.constraints)):
        requirement = Requirement(text)
        version = pins.get(canonicalize_name(requirement.name))
        if version is None:
            found += [f"does not pin {requirement.name}"] if number < len(needed) else []
        elif not requirement.specifier.contains(version, prereleases=True):
            found.append(f"pins {requirement.name} {version}, the table requires {text}")
    excluded = (name for name in spec.excludes if canonicalize_name(name) in pins)
    return [*found, *(f"pins the excluded {name}" for name in excluded)]
