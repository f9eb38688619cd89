"""`errata watch`: run a program, and say which of its calls have a documented failure."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from errata.cli.options import Corpus, JsonFile, OnlyOwn
from errata.cli.terminal import make_console, refuse_unwritable, write_document
from errata.model.case import Confidence
from errata.model.errors import UsageProblem

Script = Annotated[
    str | None,
    typer.Argument(metavar="SCRIPT", help="The program to run.", show_default=False),
]
ProgramArguments = Annotated[
    list[str] | None,
    typer.Argument(metavar="ARG", help="Its own arguments.", show_default=False),
]
Module = Annotated[
    str | None,
    typer.Option("-m", metavar="MODULE", help="Run a module as a program, such as pytest."),
]
PythonName = Annotated[
    str | None,
    typer.Option(
        "--python",
        metavar="PYTHON",
        help="The interpreter that runs it. Default: the active environment's, else `python3`.",
    ),
]
Level = Annotated[
    Confidence,
    typer.Option(
        "--confidence",
        metavar="LEVEL",
        help="Watch for failures of this level and above: certain, likely or possible.",
    ),
]
Raise = Annotated[
    bool, typer.Option("--raise", help="Raise an exception at the first call that is found.")
]
PlanFile = Annotated[
    Path | None,
    typer.Option(
        "--plan",
        metavar="FILE",
        help="Run nothing; write what would be watched to FILE, for `python -m errata_hints "
        "--watch FILE`; - for standard output.",
    ),
]


def watch(  # noqa: PLR0913 - one parameter per option
    script: Script = None,
    arguments: ProgramArguments = None,
    *,
    module: Module = None,
    python: PythonName = None,
    confidence: Level = Confidence.LIKELY,
    raises: Raise = False,
    plan_file: PlanFile = None,
    json_file: JsonFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """Run a program and find the calls that have a documented failure, silent ones above all.

    It runs in its own interpreter, which need not have Errata. What is found is a line on standard
    error at once, and a summary there in the end.

    Exit code: 0 it passed and nothing was found, 1 something was found, 2 wrong usage. A program
    that fails ends the command with its own.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.scan.watch_document import watch_document, watch_json, watched_words
    from errata.commands.scan.watching import find_plan, find_releases, run_watched
    from errata.report.to_console import print_document
    from errata.running.as_is import find_python

    refuse_unwritable(json_file, plan_file)
    start = ["-m", module] if module else []
    program = [*start, *([script] if script else []), *(arguments or ())]
    if not program and plan_file is None:
        raise UsageProblem("nothing to run", hint="for example: errata watch train.py")
    if not module and script is not None and not Path(script).exists():
        raise UsageProblem(f"there is no file {script!r}", hint="name the program to run")
    interpreter = find_python(python, os.environ)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    plan, targets = find_plan(known, find_releases(known, interpreter), confidence)
    if plan_file is not None:
        write_document(plan_file, plan.text())
        return
    named = ", ".join(f"{name} {release}" for name, release in plan.releases.items())
    typer.echo(f"errata: {watched_words(plan)} ({named})", err=True)
    view = run_watched(known, plan, targets, program, interpreter, raises=raises)
    print_document(watch_document(view), make_console(stderr=True))
    if json_file is not None:
        write_document(json_file, watch_json(view))
    raise typer.Exit(view.exit_code)
