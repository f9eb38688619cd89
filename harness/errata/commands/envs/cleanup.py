"""`errata envs remove` and `gc`: give disk space back."""

from __future__ import annotations

import fnmatch
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.terminal import make_console, make_table, marked, say
from errata.commands.envs.command import Ids, human, open_environments
from errata.model.errors import UsageProblem

if TYPE_CHECKING:
    from rich.console import Console

    from errata.environments.built import BuiltEnvironment
    from errata.environments.garbage import DiskSpace, Waste

_DAY_S = 86400
_NEARLY = 0.95  # of the bytes: whose packages the screen names

Cache = Annotated[
    bool, typer.Option("--cache", help="Also remove from uv's cache what no environment uses then.")
]


def remove_environments(
    ids: Ids = None,
    superseded: Annotated[
        bool, typer.Option("--superseded", help="Only environments that an earlier lock built.")
    ] = False,
    cache: Cache = False,
) -> None:
    """Remove the named environments from the disk; they are built again when needed.

    Exit code: 0 removed, 2 wrong usage.
    """
    from errata.environments.garbage import count_space

    known = open_environments()
    console = make_console()
    if not ids and not superseded:
        raise UsageProblem("nothing to remove", hint="name environments, or give --superseded")
    standing = known.home.built()
    if superseded:
        standing = [built for built in standing if known.is_superseded(built)]
    chosen: dict[Path, BuiltEnvironment] = {}
    for pattern in ids or (["*"] if standing else []):
        matches = [built for built in standing if fnmatch.fnmatchcase(built.spec.id, pattern)]
        if not matches:
            raise UsageProblem(f"no built environment matches '{pattern}'", hint="errata envs list")
        chosen |= {built.directory: built for built in matches if built.directory}
    space = count_space(chosen)
    for built in chosen.values():
        size = known.home.remove(built)
        say(console, f"removed {built.spec.id}  [dim]{human(size)}[/]")
    _say_what_is_free(console, space, known.home.root, cache=cache)


def collect_garbage(
    unused_for: Annotated[
        float | None,
        typer.Option(
            "--unused-for",
            metavar="DAYS",
            min=0,
            help="Also remove environments that no run used for this many days, listed or not.",
        ),
    ] = None,
    cache: Cache = False,
    dry_run: Annotated[
        bool,
        typer.Option(
            "--dry-run", help="Show what would be removed and how much that frees; remove nothing."
        ),
    ] = False,
) -> None:
    """Remove unused environments: superseded, no longer listed, or half built.

    Environments in use are kept, and those that are not listed for a week after their last use.

    Exit code: 0 removed, or nothing to remove, 2 wrong usage.
    """
    from errata.environments.garbage import DAY_S, count_space, find_waste, is_in_use, remove_waste

    known = open_environments()
    console = make_console()
    seconds = None if unused_for is None else unused_for * DAY_S
    found = find_waste(known.home, known.listed, unused_for_s=seconds)
    busy = [waste for waste in found if is_in_use(waste)]
    going = [waste for waste in found if waste not in busy]
    if not found:
        say(console, f"[green]nothing to remove in {known.home.root}[/]")
        return
    _show(console, going, busy)
    space = count_space(path for waste in going if (path := waste.path) and path.is_dir())
    if not dry_run:
        for waste in going:
            if not remove_waste(waste):
                say(console, f"kept {waste.name}: another run began to use it")
    _say_what_is_free(console, space, known.home.root, cache=cache, dry_run=dry_run)


def _show(console: Console, going: Sequence[Waste], busy: Sequence[Waste]) -> None:
    table = make_table("what", "last used", "size", "why", right=("size",))
    for waste in (*going, *busy):
        if waste.group:
            continue
        size = human(waste.built.size) if waste.built else ""
        why = f"{waste.why}; [bold]in use, so kept[/]" if waste in busy else waste.why
        table.add_row(waste.name, _ago(waste.last_used), size, marked(why))
    for group in dict.fromkeys(waste.group for waste in going if waste.group):
        some = [waste for waste in going if waste.group == group]
        table.add_row(f"{group}: {len(some)}", "", "", some[0].why)
    console.print(table)


def _say_what_is_free(
    console: Console, space: DiskSpace, root: Path, *, cache: bool, dry_run: bool = False
) -> None:
    """Report what the disk gains, and what other links to the same files keep."""
    verb = "would free" if dry_run else "freed"
    say(console, f"[bold]{verb} {human(space.freed)}[/]")
    if space.shared:
        say(console, f"[dim]{human(space.shared)} kept: other environments use those files too[/]")
    if not space.cached:
        return
    names = _largest(space.in_cache)
    if cache:
        if not dry_run:
            from errata.environments.garbage import clean_uv_cache

            removed = clean_uv_cache(sorted(space.in_cache), root)
            console.print(removed, style="dim", soft_wrap=True)
        cleared = human(sum(space.in_cache.values()))
        say(
            console,
            f"[bold]{verb} {cleared} in uv's cache[/]; builds of whatever release download these "
            f"again: {', '.join(names)}",
        )
    elif dry_run:
        say(
            console,
            f"{human(space.cached)} would stay in uv's cache for the next build; --cache removes "
            "that too",
        )
    else:
        say(
            console,
            f"{human(space.cached)} stay in uv's cache, for the next build; to clear that too: "
            f"uv cache clean {' '.join(names)}",
        )


def _largest(sizes: Mapping[str, int]) -> list[str]:
    """Name the packages that make up nearly everything, largest first."""
    names = sorted(sizes, key=lambda name: -sizes[name])
    enough, so_far = _NEARLY * sum(sizes.values()), 0
    for count, name in enumerate(names, start=1):
        so_far += sizes[name]
        if so_far >= enough:
            return names[:count]
    return names


def _ago(when: float | None) -> str:
    """Write a time, in seconds since 1970, as how long ago it was."""
    if when is None:
        return ""
    days = int((time.time() - when) // _DAY_S)
    return "today" if days < 1 else "yesterday" if days == 1 else f"{days} days ago"
