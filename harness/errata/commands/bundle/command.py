"""`errata bundle` and `errata replay`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import make_console, on_standard_output, refuse_unwritable, write_document
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, EXIT_INFRASTRUCTURE, UsageProblem
from errata.model.outcome import Sandboxing
from errata.plan.corpus import find_table_folder

if TYPE_CHECKING:
    from errata.commands.bundle.bundling import Bundle
    from errata.commands.bundle.replaying import OpenedBundle, Replayed
    from errata.measuring.lending import NamedCase, Where

CaseOrFolder = Annotated[
    str,
    typer.Argument(
        metavar="CASE|FOLDER",
        help="A case ('torch/x'), one of its trials ('torch/x@torch-2.5.1:eager:cpu'), or a "
        "folder with case.toml, broken.py and fixed.py.",
    ),
]
Output = Annotated[
    Path | None,
    typer.Option("-o", "--output", metavar="FILE", help="File to write. Default: SLUG.zip."),
]
KeepWords = Annotated[
    list[str] | None, typer.Option("--keep", metavar="WORD", help="Do not redact WORD; repeatable.")
]
RedactWords = Annotated[
    list[str] | None, typer.Option("--redact", metavar="WORD", help="Also redact WORD; repeatable.")
]
BundleFile = Annotated[Path, typer.Argument(metavar="FILE", help="A bundle, e.g. x.zip.")]
OwnPython = Annotated[
    Path | None,
    typer.Option(
        "--python",
        metavar="PATH",
        help="Run in this interpreter, which has the framework installed.",
    ),
]
OneEnvironment = Annotated[
    str | None,
    typer.Option(
        "--env",
        metavar="ENV",
        help="Run in this environment ('torch-2.13.0'). Default: the bundle's own, from its lock.",
    ),
]
KeepFolder = Annotated[
    bool, typer.Option("--keep-folder", help="Keep the folder with the unpacked bundle.")
]
Yes = Annotated[
    bool, typer.Option("-y", "--yes", help="Run the scripts of the bundle without asking.")
]


def bundle(
    case: CaseOrFolder,
    *,
    output: Output = None,
    keep: KeepWords = None,
    redact: RedactWords = None,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """Write a ZIP file for a bug report: scripts, signature, releases, lock, issue text.

    Names, home folders, hosts, addresses, tokens and private indexes are redacted and listed. The
    same case gives the same bytes everywhere.

    Exit code: 0 written, 2 wrong usage or an invalid case, 3 the store or a lock failed.
    """
    from errata.commands.bundle.bundling import bundle_document, make_bundle
    from errata.measuring.lending import find_case
    from errata.report.console import print_document

    named = find_case(Path.cwd(), case, corpus or (), only_own=only_own)
    path = output or Path(f"{named.case.id.rpartition('/')[2]}.zip")
    refuse_unwritable(path)
    file = "" if on_standard_output(path) else path.name
    with opt.stored_results(named.project) as store:
        made = make_bundle(named, store, keep=keep or (), words=redact or (), file=file)
    write_document(path, made.content)
    measure = _measure(named, made)
    print_document(bundle_document(made, str(path), measure), make_console())


def _measure(named: NamedCase, made: Bundle) -> str:
    """Write the command that runs the case, so that its traceback is stored."""
    is_external = made.facts.about.environment.id.endswith("-external")
    where = ("--python", "PATH") if is_external else ("--env", made.facts.about.environment.id)
    return named.project.command("run", named.case.id, *where)


def replay(
    file: BundleFile,
    *,
    python: OwnPython = None,
    env: OneEnvironment = None,
    sandbox: opt.Sandboxed = Sandboxing.AUTO,
    keep_folder: KeepFolder = False,
    yes: Yes = False,
) -> None:
    """Run a bundle and report whether the same signature appears.

    Before anything is unpacked, all of it is checked: names, links, sizes, and every file against
    the manifest.

    Exit code: 0 the same signature, 1 another one or none, 2 wrong usage or a refused file,
    3 it could not run.
    """
    from errata.commands.bundle.replaying import open_bundle, opened_document, replayed_document
    from errata.measuring.lending import Where
    from errata.report.console import print_document
    from errata.running.sandbox import is_confined

    if python is not None and env is not None:
        raise UsageProblem("--python and --env exclude each other", hint="leave one of them out")
    opened = open_bundle(file)
    opt.confine(sandbox)
    console = make_console()
    print_document(opened_document(opened, confined=is_confined()), console)
    _ask(yes)
    folder = Path(tempfile.mkdtemp(prefix="errata-replay-"))
    try:
        found = _replay(opened, folder, Where(python=python, environment=env or ""))
    finally:
        if not keep_folder:
            shutil.rmtree(folder, ignore_errors=True)
    print_document(replayed_document(found, str(folder) if keep_folder else ""), console)
    if found.inconclusive:
        raise typer.Exit(EXIT_INFRASTRUCTURE)
    raise typer.Exit(EXIT_AS_EXPECTED if found.is_same else EXIT_CHANGED)


def _ask(yes: bool) -> None:
    """Have a person agree to run a stranger's scripts."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise UsageProblem(
            "the scripts of a bundle run only with somebody's consent",
            hint="read case/broken.py and case/fixed.py in it, then add --yes",
        )
    if not typer.confirm("Run them?", default=False):
        typer.echo("nothing was run")
        raise typer.Exit(EXIT_CHANGED)


def _replay(opened: OpenedBundle, folder: Path, where: Where) -> Replayed:
    from errata.commands.bundle.replaying import replay as run
    from errata.plan.frameworks import load_frameworks
    from errata.report.progress import RunProgress

    frameworks = load_frameworks(find_table_folder(Path.cwd()))
    with RunProgress(make_console(stderr=True)) as progress:
        return run(opened, folder, frameworks, where, progress)
