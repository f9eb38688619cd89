"""`errata envs`: the commands that concern environments."""

from __future__ import annotations

import typer

from errata.cli.envs import building, freeing, listing, offers

__all__ = ["app"]

app = typer.Typer(
    no_args_is_help=True, help="Environments: list, releases, lock, build, path, remove, gc."
)
app.command("list")(listing.list_environments)
app.command("releases")(offers.list_releases)
app.command("lock")(building.lock_environments)
app.command("build")(building.build_environments)
app.command("path")(listing.show_path)
app.command("remove")(freeing.remove_environments)
app.command("gc")(freeing.collect_garbage)
