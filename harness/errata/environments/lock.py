"""The text of a lock: exact pins with hashes, and the digests of its inputs and content."""

from __future__ import annotations

import hashlib
import json
import platform
import re
import sys
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from errata.model.cell import EnvironmentSpec

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
        return {canonical(name): version for name, version in _PIN.findall(self.text)}

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


def named_in(text: str) -> str:
    """Read which environment a lock is for; empty if it is not given."""
    found = _HEAD.match(text)
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
    from packaging.requirements import Requirement

    found = []
    needed = [f"{spec.distribution}=={spec.version}", *spec.requirements, *spec.packages]
    for text in needed:
        requirement = Requirement(text)
        version = pins.get(canonical(requirement.name))
        if version is None:
            found.append(f"does not pin {requirement.name}")
        elif not requirement.specifier.contains(version, prereleases=True):
            found.append(f"pins {requirement.name} {version}, the table requires {text}")
    for text in spec.constraints:
        requirement = Requirement(text)
        version = pins.get(canonical(requirement.name))
        if version and not requirement.specifier.contains(version, prereleases=True):
            found.append(f"pins {requirement.name} {version}, the table requires {text}")
    found.extend(f"pins the excluded {name}" for name in spec.excludes if canonical(name) in pins)
    return found


def canonical(name: str) -> str:
    """Write a project name as indexes do."""
    return re.sub(r"[-_.]+", "-", name).lower()
