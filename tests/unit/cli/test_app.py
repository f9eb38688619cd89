"""The command line starts quickly, and clears up first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HEAVY = {"packaging", "pydantic", "requests", "rich.console", "sqlalchemy", "statistics", "tomlkit"}


def test_naming_the_commands_loads_none_of_what_they_need() -> None:
    script = "import sys, errata.cli.app; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = set(done.stdout.split())
    assert "errata.cli.envs" in loaded
    assert not HEAVY & loaded
    assert not {
        name
        for name in loaded
        if name.startswith(("errata.environments", "errata.running", "errata.store"))
    }


def test_any_command_removes_what_a_killed_one_left(tmp_path: Path) -> None:
    left = tmp_path / "errata-pool-4194305-1-01ab"
    (left / "run").mkdir(parents=True)
    subprocess.run(
        [sys.executable, "-m", "errata", "schema"],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        check=True,
        timeout=60,
    )
    assert list(tmp_path.iterdir()) == []
