"""What the probe says about a module, in this interpreter."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

from outside import run_program

PROBE = Path(__file__).parents[3] / "harness" / "errata" / "environments" / "probe_import.py"

VERSION = """
cuda = "13.2"
debug = False
git_version = "abc"

def hip():
    return None
"""


def ask(tmp_path: Path, module: str) -> dict[str, Any]:
    output = tmp_path / "seen.json"
    variables = {"PYTHONPATH": str(tmp_path)}
    done = run_program(sys.executable, PROBE, module, output, cwd=tmp_path, variables=variables)
    assert done.code == 0, done.err
    seen: dict[str, Any] = json.loads(output.read_text())
    return seen


def test_version_build_and_packages_are_described(tmp_path: Path) -> None:
    package = tmp_path / "frame"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from frame import version\n__version__ = '1.0+cpu'\nprint('noise')\n"
    )
    (package / "version.py").write_text(VERSION)
    for name in ("Frame_Work-1.0+cpu.dist-info", "old.egg-2.0-py3.7.egg-info", "no-metadata"):
        (tmp_path / name).mkdir()
    seen = ask(tmp_path, "frame")
    assert seen["version"] == "1.0+cpu"
    assert seen["python"] == ".".join(map(str, sys.version_info[:3]))
    assert seen["build"] == {"cuda": "13.2", "commit": "abc"}
    assert {"frame-work==1.0+cpu", "old-egg==2.0"} <= set(seen["packages"])
    assert seen["packages"] == sorted(seen["packages"])
    assert seen["has_bytecode"]
    assert seen["import_s"] >= 0


def test_missing_byte_code_is_seen(tmp_path: Path) -> None:
    (tmp_path / "frame.py").write_text("__version__ = '1'\nimport sys\n")
    (tmp_path / "__pycache__").touch()
    seen = ask(tmp_path, "frame")
    assert not seen["has_bytecode"]


def test_a_module_of_ours_never_shadows_one_of_the_framework(tmp_path: Path) -> None:
    (tmp_path / "locks.py").write_text("__version__ = 'theirs'\n")
    assert ask(tmp_path, "locks")["version"] == "theirs"


def test_it_is_written_for_python_3_7() -> None:
    ast.parse(PROBE.read_text(), feature_version=(3, 7))
