"""The command line starts quickly: what only some commands need comes with those commands."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {"packaging", "pydantic", "requests", "rich.console", "sqlalchemy", "statistics", "tomlkit"}


def test_naming_the_commands_loads_none_of_what_they_need() -> None:
    script = "import sys, harness.cli.app; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = set(done.stdout.split())
    assert "harness.cli.envs" in loaded
    assert not HEAVY & loaded
    assert not {name for name in loaded if name.startswith(("harness.execute", "harness.store"))}
