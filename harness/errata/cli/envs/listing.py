"""`errata envs list` and `path`: what there is, and where."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.envs.showing import existing, human, make_table, marked, say
from errata.cli.envs.site import Ids, Site, open_site
from errata.model.errors import EnvironmentFailed, UsageProblem

if TYPE_CHECKING:
    from rich.table import Table

    from errata.environments.environments import BuiltEnvironment, EnvironmentHome
    from errata.model.cell import EnvironmentSpec

__all__ = ["list_environments", "show_path"]

_PACKAGES_SIZE = 300 * 1024 * 1024  # bytes that extra packages may take beside a framework
_UNKNOWN_SIZE = 3000 * 1024 * 1024


def list_environments(ids: Ids = None) -> None:
    """Show every environment: interpreter, lock, whether it is built, and its size."""
    from errata.cli.screen import make_console

    site = open_site()
    home = site.home
    listed = list(site.listed.values())
    specs = site.select(ids, listed_only=True) if ids else listed
    table = make_table(
        "environment", "python", "lock", "built", "import", "size", right=("import", "size")
    )
    standing: list[BuiltEnvironment] = []
    previous = ""
    for spec in specs:
        if spec.framework != previous and previous:
            table.add_section()
        previous = spec.framework
        built = home.find(spec)
        standing.extend([built] if built else [])
        table.add_row(spec.id, *map(marked, _cells(home, spec, built)))
    known = {built.directory for built in standing}
    others = [] if ids else [built for built in home.built() if built.directory not in known]
    _add_others(table, site, others)
    console = make_console()
    console.print(table)
    everything = [*standing, *others]
    taken = _need([built.spec for built in everything], everything)
    free = shutil.disk_usage(existing(home.root)).free
    say(
        console,
        f"[dim]{len(standing)} of {len(specs)} built in {home.root}; what stands there takes about "
        f"{human(taken)}, shared with uv's cache; {human(free)} free[/]",
    )
    if not ids:
        need = human(_need(listed, standing))
        say(
            console,
            f"[dim]all that is listed takes about {need}; errata envs gc frees the unused[/]",
        )


def show_path(
    environment: Annotated[str, typer.Argument(metavar="ID", help="One environment.")],
) -> None:
    """Print the folder of a built environment, for use in scripts."""
    site = open_site()
    (spec, *more) = site.select([environment])
    if more:
        raise UsageProblem(f"'{environment}' matches several environments", hint="name one")
    built = site.home.find(spec)
    if built is None:
        raise EnvironmentFailed(spec.id, "is not built", hint=f"errata envs build '{spec.id}'")
    typer.echo(built.directory)


def _need(specs: Iterable[EnvironmentSpec], standing: Iterable[BuiltEnvironment]) -> int:
    """Estimate the bytes of all environments: those of one framework build share its files."""
    from errata.environments.environments import framework_files

    sizes = {built.spec.id: built.size for built in standing}
    groups: dict[tuple[str, str, str], list[int]] = {}
    for spec in specs:
        size = sizes.get(spec.id) or spec.size_mb * 1024 * 1024 or _UNKNOWN_SIZE
        groups.setdefault(framework_files(spec), []).append(size)
    return sum(max(group) + _PACKAGES_SIZE * (len(group) - 1) for group in groups.values())


def _add_others(table: Table, site: Site, others: Iterable[BuiltEnvironment]) -> None:
    """Add what stands beside the table's own environments."""
    first = True
    for built in others:
        if first:
            table.add_section()
            first = False
        state = "superseded" if site.is_superseded(built) else "made here"
        cells = _cells(site.home, built.spec, built, lock=state)
        table.add_row(built.spec.id, *map(marked, cells))


def _cells(
    home: EnvironmentHome, spec: EnvironmentSpec, built: BuiltEnvironment | None, lock: str = ""
) -> tuple[str, ...]:
    """Describe one environment for the table, after its identifier."""
    if not lock:
        lock = _lock_state(home, spec)
    if built is None:
        return (spec.python, lock, "[dim]no[/]", "", "")
    return (
        built.python_version,
        lock,
        f"[green]{built.framework_version}[/]",
        f"{built.import_s:.1f} s",
        human(built.size),
    )


def _lock_state(home: EnvironmentHome, spec: EnvironmentSpec) -> str:
    """Say in a word where the lock of an environment stands."""
    if home.locks.committed(spec) is not None:
        return "[red]stale[/]" if home.locks.problems(spec) else "committed"
    return "made here" if home.locks.current(spec) else "[dim]none yet[/]"
