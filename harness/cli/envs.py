"""`errata envs`: list, lock, build, remove and locate environments."""

from __future__ import annotations

import fnmatch
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from harness.cli.screen import make_console
from harness.execute.environments import BuiltEnvironment, EnvironmentHome, default_home
from harness.model.cell import EnvironmentSpec
from harness.model.errors import EnvironmentFailed, UsageProblem
from harness.plan.frameworks import (
    Framework,
    find_table_folder,
    load_frameworks,
    parse_environment,
)

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Environments: list, lock, build, remove, path.")

Ids = Annotated[
    list[str] | None,
    typer.Argument(metavar="ID…", help="Environments, e.g. torch-2.15.0; globs allowed."),
]
All = Annotated[bool, typer.Option("--all", help="Every release of the framework table.")]


@dataclass(frozen=True, kw_only=True)
class _Site:
    """The framework table and the home that this command works on."""

    frameworks: dict[str, Framework]
    home: EnvironmentHome

    @property
    def listed(self) -> dict[str, EnvironmentSpec]:
        """The environments of the table, and those with a committed lock, by identifier."""
        specs = [
            framework.spec(release.version)
            for framework in self.frameworks.values()
            for release in framework.releases
        ]
        found = {spec.id: spec for spec in specs}
        for name in self.home.locks.committed_ids():
            if name not in found:
                found[name] = parse_environment(self.frameworks, name)
        return found

    def is_superseded(self, built: BuiltEnvironment) -> bool:
        """Whether an environment of the table now has another lock than built this one."""
        spec = self.listed.get(built.spec.id)
        lock = self.home.locks.current(spec) if spec else None
        return lock is not None and lock.digest != built.lock_digest

    def select(self, patterns: Sequence[str]) -> list[EnvironmentSpec]:
        """Find the environments that identifiers and globs name; raises UsageProblem."""
        listed = self.listed
        chosen: dict[str, EnvironmentSpec] = {}
        for pattern in patterns:
            matches = fnmatch.filter(listed, pattern)
            if not matches and any(character in pattern for character in "*?["):
                raise UsageProblem(f"no environment matches '{pattern}'", hint="errata envs list")
            specs = [listed[name] for name in matches]
            for spec in specs or [parse_environment(self.frameworks, pattern)]:
                chosen[spec.id] = spec
        return list(chosen.values())


@app.command("list")
def list_environments(ids: Ids = None) -> None:
    """Show every environment: interpreter, lock, whether it is built, and its size."""
    site = _site()
    home = site.home
    specs = site.select(ids) if ids else list(site.listed.values())
    table = _table(
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
        table.add_row(spec.id, *map(_marked, _cells(home, spec, built)))
    known = {built.directory for built in standing}
    others = [built for built in home.built() if built.directory not in known]
    if others and not ids:
        table.add_section()
        for built in others:
            state = "superseded" if site.is_superseded(built) else "made here"
            cells = _cells(home, built.spec, built, lock=state)
            table.add_row(built.spec.id, *map(_marked, cells))
    console = make_console()
    console.print(table)
    total = sum(built.size for built in (*standing, *(() if ids else others)))
    free = shutil.disk_usage(_existing(home.root)).free
    _say(
        console,
        f"[dim]{len(standing)} of {len(specs)} built in {home.root}: {_human(total)} "
        f"(files shared with uv's cache counted), {_human(free)} free[/]",
    )


@app.command("lock")
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
    site = _site()
    if not ids and not all_ and not check:
        raise UsageProblem("nothing to lock", hint="name environments, or give --all")
    specs = site.select(ids) if ids else list(site.listed.values())
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
        _say(console, f"{mark} {spec.id}  [dim]{len(lock.pins)} packages[/]")
    _say(console, f"[bold]{changed} of {len(specs)} locks changed[/]")


@app.command("build")
def build_environments(ids: Ids = None, all_: All = False) -> None:
    """Build environments; without names the newest release of each framework."""
    site = _site()
    if ids:
        specs = site.select(ids)
    elif all_:
        specs = list(site.listed.values())
    else:
        specs = [item.spec(item.newest.version) for item in site.frameworks.values()]
    console = make_console()
    missing = [spec for spec in specs if site.home.find(spec) is None]
    if not missing:
        _say(console, f"[green]all {len(specs)} environments stand already[/]")
        return
    free = shutil.disk_usage(_existing(site.home.root)).free
    _say(
        console,
        f"{len(missing)} to build: up to {_human(site.home.estimate(missing))} on disk in "
        f"{site.home.root} ({_human(free)} free)",
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


@app.command("remove")
def remove_environments(
    ids: Ids = None,
    superseded: Annotated[
        bool, typer.Option("--superseded", help="Only those that an earlier lock built.")
    ] = False,
) -> None:
    """Remove built environments; they are built again when needed."""
    site = _site()
    console = make_console()
    if not ids and not superseded:
        raise UsageProblem("nothing to remove", hint="name environments, or give --superseded")
    standing = site.home.built()
    if superseded:
        standing = [built for built in standing if site.is_superseded(built)]
    chosen: dict[Path, BuiltEnvironment] = {}
    for pattern in ids or (["*"] if standing else []):
        matches = [built for built in standing if fnmatch.fnmatchcase(built.spec.id, pattern)]
        if not matches:
            raise UsageProblem(f"no built environment matches '{pattern}'", hint="errata envs list")
        chosen |= {built.directory: built for built in matches if built.directory}
    for built in chosen.values():
        size = site.home.remove(built)
        _say(console, f"removed {built.spec.id}  [dim]{_human(size)}[/]")
    _say(console, "[dim]files that uv's cache shares are freed by: uv cache prune[/]")


@app.command("path")
def show_path(
    environment: Annotated[str, typer.Argument(metavar="ID", help="One environment.")],
) -> None:
    """Print the folder of a built environment, for use in scripts."""
    site = _site()
    (spec, *more) = site.select([environment])
    if more:
        raise UsageProblem(f"'{environment}' matches several environments", hint="name one")
    built = site.home.find(spec)
    if built is None:
        raise EnvironmentFailed(spec.id, "is not built", hint=f"errata envs build '{spec.id}'")
    typer.echo(built.directory)


def _site() -> _Site:
    folder = find_table_folder(Path.cwd())
    home = EnvironmentHome(default_home(), committed_locks=folder / "locks")
    return _Site(frameworks=load_frameworks(folder), home=home)


def _check_locks(home: EnvironmentHome, specs: Iterable[EnvironmentSpec]) -> None:
    """Show every lock that does not fit the table; exit with 1 if there is one."""
    console = make_console()
    table = _table("environment", "its committed lock …")
    count = 0
    for spec in specs:
        count += 1
        for problem in home.locks.problems(spec):
            table.add_row(spec.id, problem)
    if table.row_count:
        console.print(table)
        _say(console, "[bold]renew them: errata envs lock ID[/]")
        raise typer.Exit(1)
    _say(console, f"[green]all {count} locks fit the framework table[/]")


def _build_one(
    home: EnvironmentHome, spec: EnvironmentSpec, console: Console
) -> EnvironmentFailed | None:
    """Build one environment under a spinner; return rather than raise its failure."""
    with console.status(_marked(f"[bold]{spec.id}[/]")) as status:

        def report(stage: str, detail: str) -> None:
            from rich.markup import escape

            status.update(_marked(f"[bold]{spec.id}[/]  {stage}  [dim]{escape(detail)}[/]"))

        try:
            built = home.ensure(spec, report)
        except EnvironmentFailed as error:
            _say(console, f"[red]failed[/]  {spec.id}")
            return error
    _say(
        console,
        f"[green]built[/]   {spec.id}  [dim]{built.framework_version}, CPython "
        f"{built.python_version}, {built.built_s:.0f} s, {_human(built.size)}[/]",
    )
    return None


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
        _human(built.size),
    )


def _lock_state(home: EnvironmentHome, spec: EnvironmentSpec) -> str:
    """Say in a word where the lock of an environment stands."""
    if home.locks.committed(spec) is not None:
        return "[red]stale[/]" if home.locks.problems(spec) else "committed"
    return "made here" if home.locks.current(spec) else "[dim]none yet[/]"


def _table(*columns: str, right: Sequence[str] = ()) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(
            column, justify="right" if column in right else "left", no_wrap=column != columns[-1]
        )
    return table


def _marked(text: str) -> Text:
    """Turn our own markup into text; what comes from elsewhere is escaped first."""
    from rich.text import Text

    return Text.from_markup(text)


def _say(console: Console, text: str) -> None:
    """Print one line of ours in full, however narrow the terminal."""
    console.print(_marked(text), soft_wrap=True)


def _existing(folder: Path) -> Path:
    """Find the nearest folder upwards that exists."""
    return next(parent for parent in (folder, *folder.parents) if parent.exists())


def _human(size: float) -> str:
    """Write bytes as megabytes or gigabytes."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"
