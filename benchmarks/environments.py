"""The built environments to measure in, and what both sides run with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from errata.environments.built import BuiltEnvironment
from errata.environments.home import open_home
from errata.plan.corpus import find_table_folder
from errata.plan.frameworks import load_frameworks
from errata.running.boundary import launch_environment

REPOSITORY = Path(__file__).resolve().parents[1]


def all_built(wanted: Sequence[str] = ()) -> list[BuiltEnvironment]:
    """List the listed releases that are built, oldest first; `wanted` are environment ids.

    Raises SystemExit where one is wanted and not built, or has no byte code.
    """
    table = find_table_folder(REPOSITORY)
    home = open_home(table)
    frameworks = load_frameworks(table)
    specs = [item.spec(r.version) for item in frameworks.values() for r in item.releases]
    found = {spec.id: built for spec in specs if (built := home.find(spec)) is not None}
    missing = [name for name in wanted if name not in found]
    if missing:
        raise SystemExit(f"not built: {', '.join(missing)}; run: errata envs build")
    chosen = [built for name, built in found.items() if name in wanted or not wanted]
    for built in chosen:
        _assert_compiled(built)
    return chosen


def newest_built(wanted: Sequence[str] = ()) -> list[BuiltEnvironment]:
    """List the newest built release of each framework, or the environments that are wanted."""
    if wanted:
        return all_built(wanted)
    return list({built.spec.framework: built for built in all_built()}.values())


def _assert_compiled(built: BuiltEnvironment) -> None:
    """Refuse an environment without byte code: fresh interpreters would compile every module."""
    assert built.directory is not None
    pattern = f"lib/python*/site-packages/{built.spec.module}/__pycache__/__init__.*.pyc"
    if not list(built.directory.glob(pattern)):
        raise SystemExit(f"{built.spec.id} has no byte code; build it again: errata envs build")


def same_variables(home: Path) -> dict[str, str]:
    """Return the environment variables of every script, on both sides."""
    return launch_environment(home)
