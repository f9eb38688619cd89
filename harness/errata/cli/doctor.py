"""`errata doctor`: what this machine has, and what Errata would use."""

from __future__ import annotations

import os
import platform
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.terminal import make_console
from errata.project import find_project

if TYPE_CHECKING:
    from rich.console import Console

    from errata.environments.home import EnvironmentHome

__all__ = ["doctor"]

GIGABYTE = 1e9


def doctor(
    *,
    devices: Annotated[
        bool,
        typer.Option("--devices", help="Also ask every built framework for each device."),
    ] = False,
) -> None:
    """Show interpreters, disk, memory, devices, sandbox, index settings, built environments."""
    from errata.environments.home import EnvironmentHome, default_home

    console = make_console()
    home = EnvironmentHome(default_home())
    for title, rows in (
        ("Machine", _machine()),
        ("Interpreters", _interpreters()),
        ("Package index", _indexes()),
        ("Devices", _devices()),
        ("Sandbox", _sandbox()),
        ("Environments", _environments(home)),
    ):
        _section(console, title, rows)
    if devices:
        _section(console, "Frameworks and devices", _framework_devices(home))


def _section(console: Console, title: str, rows: Iterator[tuple[str, str]]) -> None:
    from rich.table import Table
    from rich.text import Text

    console.print(Text(title, style="bold"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(Text(name), Text(value))
    console.print(table)


def _machine() -> Iterator[tuple[str, str]]:
    from errata.environments.home import default_home
    from errata.running.pool import default_slots, total_memory_mb
    from errata.system.scratch import long_path_note

    yield "system", platform.platform()
    yield "cores", f"{len(os.sched_getaffinity(0))} usable; {default_slots()} scripts at once"
    yield "memory", f"{total_memory_mb() / 1024:.1f} GiB"
    home = default_home()
    existing = next(folder for folder in (home, *home.parents) if folder.exists())
    free = shutil.disk_usage(existing).free / GIGABYTE
    yield "disk", f"{free:.1f} GB free for environments in {home}"
    yield "temporary", long_path_note() or tempfile.gettempdir()
    try:
        yield "store", find_project(Path.cwd()).database
    except Exception as error:  # noqa: BLE001 - a diagnosis goes on
        yield "store", str(error)


def _interpreters() -> Iterator[tuple[str, str]]:
    from errata.environments.interpreters import found

    for interpreter in found():
        yield interpreter.version, f"{interpreter.path}  ({interpreter.origin})"


def _indexes() -> Iterator[tuple[str, str]]:
    from errata.indexes.settings import read_settings

    yield from read_settings().describe()


def _devices() -> Iterator[tuple[str, str]]:
    from errata.model.cell import BACKENDS
    from errata.running.devices import ask_machine

    for backend in BACKENDS:
        answer = ask_machine(backend)
        yield backend, f"{'possible' if answer.available else 'unavailable'}: {answer.words}"


def _sandbox() -> Iterator[tuple[str, str]]:
    """Say what scripts are kept from, as a script that was confined found it."""
    from errata.running.sandbox import offered

    found = offered()
    if found.problem:
        yield "none", f"scripts run with your rights: {found.problem}"
    for one in found.protections:
        yield one.name, one.words if one.in_force else f"not in force: {one.words}"


def _environments(home: EnvironmentHome) -> Iterator[tuple[str, str]]:
    built = home.built()
    if not built:
        yield "none", "built yet; errata run builds what it needs"
    for item in built:
        size = item.size / GIGABYTE
        yield item.spec.id, f"{item.framework_version}, Python {item.python_version}, {size:.1f} GB"


def _framework_devices(home: EnvironmentHome) -> Iterator[tuple[str, str]]:
    from errata.model.cell import BACKENDS
    from errata.plan.frameworks import find_table_folder, load_frameworks
    from errata.running.devices import ask_framework

    frameworks = load_frameworks(find_table_folder(Path.cwd()))
    for item in home.built():
        framework = frameworks.get(item.spec.framework)
        if framework is None:
            continue
        for backend in BACKENDS[1:]:
            device = framework.device(backend)
            answer = ask_framework(item.python, item.spec.module, backend, device)
            state = "available" if answer.available else "unavailable"
            yield f"{item.spec.id} {backend}", f"{state}: {answer.words}"
