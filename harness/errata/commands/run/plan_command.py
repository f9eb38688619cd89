"""`errata plan`: what a run would do, and what it would take."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from errata.cli import options as opt
from errata.cli.terminal import make_console, on_standard_output, refuse_unwritable, write_document
from errata.model.errors import EnvironmentFailed, UsageProblem
from errata.plan.shards import MOST_SHARDS, Shard

if TYPE_CHECKING:
    from rich.console import Console

    from errata.commands.run.planning import PlanDocument

Shards = Annotated[
    int | None,
    typer.Option(
        "--shards",
        metavar="N",
        min=1,
        max=MOST_SHARDS,
        help="Divide the run into N parts that take about the same time, and show them.",
    ),
]
Platform = Annotated[
    str,
    typer.Option(
        "--platform",
        metavar="PLATFORM",
        help="Show the locks of linux-x86_64 or linux-aarch64. Default: this machine's.",
    ),
]


Form = Annotated[
    Literal["table", "github", "env"],
    typer.Option(
        "--format",
        metavar="FORMAT",
        help="table; github: one line, a matrix for GitHub Actions; "
        "env: ERRATA_ENV with exact releases, so that 'nightly' is the same in all shards.",
    ),
]


def plan(  # noqa: PLR0913 - one parameter per option
    cases: opt.Cases = None,
    *,
    env: opt.Environment = None,
    unlisted: opt.Unlisted = False,
    mode: opt.Mode = None,
    backend: opt.Backend = None,
    kind: opt.Kind = None,
    area: opt.Area = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
    shards: Shards = None,
    shard: opt.ShardText = None,
    platform: Platform = "",
    form: Form = "table",
    json_file: opt.JsonFile = None,
    verbose: Annotated[
        bool, typer.Option("-v", "--verbose", help="Name every case that is left out.")
    ] = False,
) -> None:
    """Show what a run would do: its trials, the time and disk space it needs, shards for CI.

    Environments without a lock are named, with the reason.

    A nightly whose index does not answer is left out, with a warning, if anything else was chosen.

    Exit code: 0 shown, 2 wrong usage or an invalid case, 3 a package index does not answer and
    nothing else was chosen.
    """
    from errata.commands.run.planning import PLAN, github_matrix, lay_out
    from errata.workflow import exact_releases, make_plan

    refuse_unwritable(json_file)
    only = _one_shard(shard, shards)
    chosen = opt.selection(
        cases, env=env, unlisted=unlisted, mode=mode, backend=backend, kind=kind, area=area
    )
    laid_out = lay_out(
        make_plan(opt.project_here(corpus, only_own=only_own), chosen, skip=_warn),
        str(chosen),
        shards=shards or (1 if form == "github" and not only else 0),
        only=only,
        platform=platform,
    )
    if json_file is not None:
        write_document(json_file, PLAN.text(laid_out))
    if on_standard_output(json_file):
        return
    if form == "github":
        typer.echo(json.dumps(github_matrix(laid_out.loads)))
    elif form == "env":
        typer.echo(f"ERRATA_ENV={' '.join(exact_releases(laid_out.plan))}")
    else:
        _show(laid_out, only, by_shard=shards is not None, verbose=verbose)


def _warn(failure: EnvironmentFailed) -> None:
    """Report on standard error a nightly that is left out."""
    typer.echo(f"warning: left out {failure.message}", err=True)
    for line in failure.words.splitlines():
        typer.echo(f"  | {line}", err=True)


def _one_shard(shard: str | None, shards: int | None) -> Shard | None:
    """Return the one shard asked for; raises UsageProblem where all were asked for too."""
    if shard and shards:
        raise UsageProblem(
            "--shards shows every shard and --shard only one", hint="leave one of them out"
        )
    return Shard.parse(shard) if shard else None


def _show(laid_out: PlanDocument, only: Shard | None, *, by_shard: bool, verbose: bool) -> None:
    console = make_console()
    if only and not laid_out.trials:
        console.print(only.emptiness)
        return
    if by_shard:
        _show_shards(console, laid_out)
    else:
        _show_trials(console, laid_out)
        for words in _without_lock(laid_out):
            console.print(words, style="yellow", markup=False, soft_wrap=True)
    for words in _left_out(laid_out, verbose=verbose):
        console.print(f"left out: {words}", style="dim", soft_wrap=True)
    for note in laid_out.plan.notes:
        console.print(note, style="dim")
    console.print(_closing(laid_out, by_shard=by_shard))


def _without_lock(laid_out: PlanDocument) -> Iterator[str]:
    by_reason: dict[str, list[str]] = {}
    for item in laid_out.environments:
        if item.no_lock:
            by_reason.setdefault(item.no_lock, []).append(item.id)
    for why, names in by_reason.items():
        yield f"no lock for {laid_out.platform}: {', '.join(names)} ({why})"


def _left_out(laid_out: PlanDocument, *, verbose: bool) -> Iterator[str]:
    """Describe the cases that nothing chosen suits: each, or how many for each reason."""
    by_reason: dict[str, list[str]] = {}
    for case, why in laid_out.plan.matrix.left_out:
        by_reason.setdefault(why, []).append(case.id)
    hidden = 0
    for why, names in by_reason.items():
        if verbose or len(names) == 1:
            yield from (f"{name} ({why})" for name in names)
        else:
            hidden += len(names)
            yield f"{len(names)} cases (each {why})"
    if hidden:
        yield f"{hidden} cases in all; -v names them"


def _show_trials(console: Console, laid_out: PlanDocument) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("case", "environment", "mode", "backend", "documented"):
        table.add_column(heading, overflow="fold")
    for trial in laid_out.trials:
        documented = str(trial.documented or "-")
        table.add_row(trial.case, trial.environment, trial.mode, trial.backend, documented)
    console.print(table)
    console.print()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("environment", overflow="fold")
    table.add_column("lock", no_wrap=True)
    for heading in ("trials", "build", "import", "scripts"):
        table.add_column(heading, justify="right", no_wrap=True)
    for item in laid_out.environments:
        build = "built" if item.stands else _duration(item.build_s)
        seconds = (build, f"{item.import_s:.1f} s", _duration(item.scripts_s))
        table.add_row(item.id, item.lock or "-", str(item.trials), *seconds)
    console.print(table)
    console.print()


def _show_shards(console: Console, laid_out: PlanDocument) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("shard", "takes", "trials"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("environments", overflow="fold")
    for load in laid_out.loads:
        names = " ".join(load.environments) or "(nothing is left for it)"
        table.add_row(str(load.shard), _duration(load.seconds), str(len(load.trials)), names)
    console.print(table)
    console.print()


def _closing(laid_out: PlanDocument, *, by_shard: bool) -> str:
    """Sum up: how much, how long, how large."""
    from errata.running.pool import default_slots
    from errata.text.printable import counted

    trials = len(laid_out.trials)
    counts = (
        counted(trials, "trial"),
        counted(2 * trials, "cell"),
        counted(len(laid_out.environments), "environment"),
    )
    if by_shard:
        longest = _duration(max(load.seconds for load in laid_out.loads))
        whole = _duration(sum(load.seconds for load in laid_out.loads))
        takes = f"longest shard about {longest}, all together {whole}, with nothing built"
        return f"{', '.join(counts)}\n{takes}"
    at_once = counted(default_slots(), "script")
    takes = f"about {_duration(laid_out.seconds)}, {at_once} at once, if nothing is reused"
    missing = sum(not item.stands for item in laid_out.environments)
    if missing:
        takes += f"\n{missing} to build first, up to {laid_out.disk_bytes / 1e9:.1f} GB"
    return f"{', '.join(counts)}\n{takes}"


def _duration(seconds: float) -> str:
    if seconds < 10:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s" if minutes else f"{rest} s"
