"""`errata doctor`: what this machine has, and what Errata uses of it."""

from __future__ import annotations

import os
import platform
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, refuse_unwritable
from errata.model.case import BACKENDS
from errata.model.errors import ErrataError
from errata.plan.corpus import find_table_folder
from errata.report.listings import DOCTOR, DoctorDocument, Fact
from errata.system.files import long_path_note

GIGABYTE = 1e9


def doctor(
    *,
    devices: Annotated[
        bool,
        typer.Option("--devices", help="Also ask every built framework which devices it finds."),
    ] = False,
    json_file: opt.JsonFile = None,
) -> None:
    """Show interpreters, disk, memory, devices, sandbox, index settings, built environments.

    Exit code: 0 shown, 2 wrong usage.
    """
    refuse_unwritable(json_file)
    found = DoctorDocument(
        machine=_facts(_machine()),
        interpreters=_facts(_interpreters()),
        indexes=_facts(_indexes()),
        devices=_facts(_devices()),
        sandbox=_facts(_sandbox()),
        environments=_facts(_environments()),
        framework_devices=_facts(_framework_devices()) if devices else (),
    )
    deliver(lambda: _show(found), [(json_file, lambda: DOCTOR.text(found))])


def _facts(rows: Iterator[tuple[str, str]]) -> tuple[Fact, ...]:
    found: list[Fact] = []
    try:
        found += [Fact(name=name, value=value) for name, value in rows]
    except (ErrataError, OSError) as error:
        found.append(Fact(name="not read", value=str(error)))
    return tuple(found)


def _show(found: DoctorDocument) -> None:
    from rich.table import Table
    from rich.text import Text

    console = make_console()
    for title, facts in (
        ("Machine", found.machine),
        ("Interpreters", found.interpreters),
        ("Package index", found.indexes),
        ("Devices", found.devices),
        ("Sandbox", found.sandbox),
        ("Environments", found.environments),
        ("Devices of the built frameworks", found.framework_devices),
    ):
        if not facts:
            continue
        console.print(Text(title, style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for fact in facts:
            table.add_row(Text(fact.name), Text(fact.value))
        console.print(table)


def _machine() -> Iterator[tuple[str, str]]:
    from errata.running.pool import default_slots, total_memory_mb

    yield "system", platform.platform()
    yield "cores", f"{len(os.sched_getaffinity(0))} usable; {default_slots()} scripts at once"
    yield "memory", f"{total_memory_mb() / 1024:.1f} GiB"
    yield "disk", _or_why(_disk)
    yield "temporary", _or_why(lambda: long_path_note() or tempfile.gettempdir())
    yield "store", _or_why(lambda: opt.project_here(None).database)


def _disk() -> str:
    from errata.environments.home import default_home

    home = default_home()
    existing = next(folder for folder in (home, *home.parents) if folder.exists())
    return f"{shutil.disk_usage(existing).free / GIGABYTE:.1f} GB free for environments in {home}"


def _or_why(find: Callable[[], str]) -> str:
    """Return a fact, or why it cannot be found: the others are worth showing."""
    try:
        return find()
    except (ErrataError, OSError) as error:
        return str(error)


def _interpreters() -> Iterator[tuple[str, str]]:
    from errata.environments.interpreters import found, unreadable

    for words in unreadable():
        yield "not read", words
    try:
        for interpreter in found():
            yield interpreter.version, f"{interpreter.path}  ({interpreter.origin})"
    except ErrataError as error:  # the folders above may be why
        yield "not read", str(error)


def _indexes() -> Iterator[tuple[str, str]]:
    from errata.indexes import read_settings

    yield from read_settings().describe()


def _devices() -> Iterator[tuple[str, str]]:
    from errata.running.devices import ask_machine

    for backend in BACKENDS:
        answer = ask_machine(backend)
        yield backend, f"{'available' if answer.available else 'unavailable'}: {answer.words}"


def _sandbox() -> Iterator[tuple[str, str]]:
    """Describe the protections in force, as a confined test script found them."""
    from errata.running.sandbox import offered

    found = offered()
    if found.problem:
        yield "none", f"scripts run with your permissions: {found.problem}"
    for one in found.protections:
        yield one.name, one.words if one.in_force else f"not in force: {one.words}"


def _environments() -> Iterator[tuple[str, str]]:
    from errata.environments.home import open_home

    built = open_home().built()
    if not built:
        yield "none built", "errata run builds what it needs"
    for item in built:
        size = item.size / GIGABYTE
        yield item.spec.id, f"{item.framework_version}, Python {item.python_version}, {size:.1f} GB"


def _framework_devices() -> Iterator[tuple[str, str]]:
    from errata.environments.home import open_home
    from errata.plan.frameworks import load_frameworks
    from errata.running.devices import ask_framework

    frameworks = load_frameworks(find_table_folder(Path.cwd()))
    for item in open_home().built():
        framework = frameworks.get(item.spec.framework)
        if framework is None:
            continue
        for backend in BACKENDS[1:]:
            device = framework.device(backend)
            answer = ask_framework(item.python, item.spec.module, backend, device)
            state = "available" if answer.available else "unavailable"
            yield f"{item.spec.id} {backend}", f"{state}: {answer.words}"
