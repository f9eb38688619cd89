"""Interpreters with small stand-ins for frameworks, made for a test in a blink."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from errata.commands.capture.capturing import Capture, capture_script
from errata.plan.framework import Framework

TORCH = """\
__version__ = "2.15.0"


class default_generator:
    seed = staticmethod(lambda: 0)


def zeros(*shape):
    return [0.0] * sum(shape)
"""


def make_python(root: Path, modules: Mapping[str, str] | None = None) -> Path:
    """Make a virtual environment without pip; `modules` are texts of packages to be imported.

    Each gets metadata that says version 2.15.0. Returns the interpreter.
    """
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", str(root)], check=True, timeout=60
    )
    for name, text in (modules or {"torch": TORCH}).items():
        add_package(root, name, text)
    return root / "bin" / "python"


def packages_of(root: Path) -> Path:
    [found] = root.glob("lib/python3*/site-packages")
    return found


def add_package(root: Path, name: str, text: str, version: str = "2.15.0") -> Path:
    """Install a package of one module; returns the folder of its metadata."""
    packages = packages_of(root)
    (packages / name).mkdir(exist_ok=True)
    (packages / name / "__init__.py").write_text(text)
    info = packages / f"{name}-{version}.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "RECORD").write_text(f"{name}/__init__.py,,\n")
    return info


def variables() -> dict[str, str]:
    """Return this process's variables, without those that change what an interpreter finds."""
    dropped = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "ERRATA_")
    return {name: value for name, value in os.environ.items() if not name.startswith(dropped)}


def capture(
    frameworks: Mapping[str, Framework],
    python: Path,
    text: str | bytes,
    *,
    name: str = "fail.py",
    arguments: tuple[str, ...] = (),
    more: Mapping[str, str] | None = None,
    timeout_s: float = 60.0,
    repeats: int = 1,
) -> Capture:
    """Capture a program that is written into the working directory."""
    script = Path.cwd() / name
    script.write_bytes(text.encode() if isinstance(text, str) else text)
    return capture_script(
        script,
        python=python,
        frameworks=frameworks,
        arguments=arguments,
        timeout_s=timeout_s,
        repeats=repeats,
        environment={**variables(), **(more or {})},
    )
