"""`errata envs lock` and `build`: resolve environments, and make them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.envs.showing import existing, human, make_table, marked, say
from errata.cli.envs.site import All, Ids, open_site
from errata.model.errors import EnvironmentFailed, UsageProblem

if TYPE_CHECKING:
    from rich.console import Console

    from errata.environments.environments import EnvironmentHome
    from errata.model.cell import EnvironmentSpec

__all__ = ["build_environments", "lock_environments"]


def lock_environments(
    ids: Ids = None,
    all_: All = False,
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit 1 if a lock is missing or stale.")
    ] = False,
    upgrade: Annotated[
        bool, typer.Option("--upgrade", help="Let every pin move, not only those that must.")
    ] = False,
) -> None:
    """Resolve environments into `envs/locks/`, from the default index alone."""
    from errata.cli.screen import make_console

    site = open_site()
    if not ids and not all_ and not check:
        raise UsageProblem("nothing to lock", hint="name environments, or give --all")
    specs = site.select(ids, listed_only=True) if ids else list(site.listed.values())
    if check:
        _check_locks(site.home, specs)
        return
    console = make_console()
    changed = 0
    for spec in specs:
        with console.status(f"locking {spec.id}"):
            lock, is_new = site.home.locks.relock(spec, upgrade=upgrade)
        changed += is_new
        mark = "[green]locked[/]   " if is_new else "[dim]unchanged[/]"
        say(console, f"{mark} {spec.id}  [dim]{len(lock.pins)} packages[/]")
    say(console, f"[bold]{changed} of {len(specs)} locks changed[/]")


def build_environments(ids: Ids = None, all_: All = False) -> None:
    """Build environments; without names the newest release of each framework.

    Also releases that the table does not list (torch==2.9.1), ranges and torch-nightly.
    """
    from errata.cli.screen import make_console

    site = open_site()
    if ids:
        specs = site.select(ids)
    elif all_:
        specs = list(site.listed.values())
    else:
        specs = [item.spec(item.newest.version) for item in site.frameworks.values()]
    console = make_console()
    missing = [spec for spec in specs if site.home.find(spec) is None]
    if not missing:
        say(console, f"[green]all {len(specs)} environments stand already[/]")
        return
    free = shutil.disk_usage(existing(site.home.root)).free
    say(
        console,
        f"{len(missing)} to build: up to {human(site.home.estimate(missing))} on disk in "
        f"{site.home.root} ({human(free)} free)",
    )
    site.home.check_space(missing)
    failures = [failure for spec in missing if (failure := _build_one(site.home, spec, console))]
    if len(failures) == 1:
        raise failures[0]
    for failure in failures:
        console.print(f"\n{failure.message}\n{failure.words}\n{failure.hint}", soft_wrap=True)
    if failures:
        names = ", ".join(failure.environment for failure in failures)
        raise EnvironmentFailed(
            f"{len(failures)} environments",
            f"could not be built: {names}",
            hint="the reasons are above; errata doctor shows interpreters, disk and indexes",
        )


def _check_locks(home: EnvironmentHome, specs: Iterable[EnvironmentSpec]) -> None:
    """Show every lock that does not fit the table; exit with 1 if there is one."""
    from errata.cli.screen import make_console

    console = make_console()
    table = make_table("environment", "its committed lock …")
    count = 0
    for spec in specs:
        count += 1
        for problem in home.locks.problems(spec):
            table.add_row(spec.id, problem)
    if table.row_count:
        console.print(table)
        say(console, "[bold]renew them: errata envs lock ID[/]")
        raise typer.Exit(1)
    say(console, f"[green]all {count} locks fit the framework table[/]")


def _build_one(
    home: EnvironmentHome, spec: EnvironmentSpec, console: Console
) -> EnvironmentFailed | None:
    """Build one environment under a spinner; return rather than raise its failure."""
    with console.status(marked(f"[bold]{spec.id}[/]")) as status:

        def report(stage: str, detail: str) -> None:
            from rich.markup import escape

            status.update(marked(f"[bold]{spec.id}[/]  {stage}  [dim]{escape(detail)}[/]"))

        try:
            built = home.ensure(spec, report)
        except EnvironmentFailed as error:
            say(console, f"[red]failed[/]  {spec.id}")
            return error
    say(
        console,
        f"[green]built[/]   {spec.id}  [dim]{built.framework_version}, CPython "
        f"{built.python_version}, {built.built_s:.0f} s, {human(built.size)}[/]",
    )
    return None
