"""`errata scan`, `errata workarounds`, `errata watch`: failures in a user's own code."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli import options as opt
from errata.cli.terminal import deliver, make_console, refuse_unwritable, write_document, write_out
from errata.model.case import Confidence
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, UsageProblem
from errata.system.files import replace_file
from errata.text.printable import counted, guess

if TYPE_CHECKING:
    from errata.commands.diagnose.diagnosing import KnownCases
    from errata.commands.scan.report import ScanReport, Target, WorkaroundsReport
    from errata.commands.scan.scanning import Wanted

_STDIN = Path("-")

Paths = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="PATH",
        help="Python files, notebooks or folders; - for standard input. Default: this folder.",
        show_default=False,
    ),
]
Releases = Annotated[
    list[str] | None,
    typer.Option(
        "--release",
        metavar="RELEASE",
        help="The release in use: torch==2.5.1, torch>=2.0, or 2.5.1 where one framework has it; "
        "repeatable. Default: from the project's lock file or requirements, else the newest "
        "listed one.",
    ),
]
PythonOption = Annotated[
    Path | None,
    typer.Option("--python", metavar="PYTHON", help="Take the releases that this interpreter has."),
]
UpgradeOption = Annotated[
    tuple[str, str, str] | None,
    typer.Option(
        "--upgrade",
        metavar="FRAMEWORK OLD NEW",
        help="Sort the findings by what this upgrade does: new, still, gone.",
    ),
]
ConfidenceOption = Annotated[
    Confidence | None,
    typer.Option(
        "--confidence",
        metavar="LEVEL",
        help="Show findings of this level and above: certain, likely or possible. Default: likely, "
        "and possible for what an upgrade breaks.",
        show_default=False,
    ),
]
BaselineOption = Annotated[
    Path | None,
    typer.Option("--baseline", metavar="FILE", help="Leave out the findings that FILE has."),
]
WriteBaseline = Annotated[
    Path | None,
    typer.Option(
        "--write-baseline", metavar="FILE", help="Write all findings to FILE, and exit 0."
    ),
]
DiffOption = Annotated[
    bool, typer.Option("--diff", help="Show what --fix would change, as a patch.")
]
FixOption = Annotated[
    bool, typer.Option("--fix", help="Write the replacements that findings have.")
]
SarifFile = Annotated[
    Path | None,
    typer.Option("--sarif", metavar="FILE", help="Write SARIF to FILE; - for standard output."),
]
GithubOption = Annotated[bool, typer.Option("--github", help="Print GitHub annotations instead.")]
LineOption = Annotated[
    bool,
    typer.Option("--line", help="Print FILE:LINE:COLUMN: CASE: MESSAGE instead, as linters do."),
]
ExcludeOption = Annotated[
    list[str] | None,
    typer.Option("--exclude", metavar="GLOB", help="Leave out these files or folders; repeatable."),
]
IgnoreOption = Annotated[
    list[str] | None,
    typer.Option("--ignore", metavar="CASE", help="Leave out the findings of a case; repeatable."),
]
ExitZero = Annotated[
    bool, typer.Option("--exit-zero", help="Exit 0 also where something was found.")
]
VerboseOption = Annotated[bool, typer.Option("-v", "--verbose", help="Show every location.")]
Script = Annotated[
    str | None, typer.Argument(metavar="SCRIPT", help="The program to run.", show_default=False)
]
ProgramArguments = Annotated[
    list[str] | None, typer.Argument(metavar="ARG", help="Its own arguments.", show_default=False)
]
Module = Annotated[
    str | None,
    typer.Option("-m", metavar="MODULE", help="Run a module as a program, such as pytest."),
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


def scan(  # noqa: PLR0913 - one parameter per option
    paths: Paths = None,
    *,
    releases: Releases = None,
    python: PythonOption = None,
    upgrade: UpgradeOption = None,
    confidence: ConfidenceOption = None,
    exclude: ExcludeOption = None,
    ignore: IgnoreOption = None,
    exit_zero: ExitZero = False,
    diff: DiffOption = False,
    fix: FixOption = False,
    baseline: BaselineOption = None,
    write_baseline: WriteBaseline = None,
    json_file: opt.JsonFile = None,
    sarif: SarifFile = None,
    github: GithubOption = False,
    line: LineOption = False,
    markdown: opt.MarkdownFile = None,
    verbose: VerboseOption = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    r"""Find documented failures in source code, with the fix that was tested.

    The code is read, never run. A finding is shown where the record says that the case fails on the
    release in use. `# errata: ignore\[torch/case]` on a line leaves it out.

    Exit code: 0 nothing found, 1 something found, 2 wrong usage, 3 nothing found and a file could
    not be read.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.scan import scanning
    from errata.commands.scan.releases import find_targets

    refuse_unwritable(json_file, sarif, markdown, write_baseline)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    chosen, settings = _settings(paths)
    kept = baseline or (None if write_baseline else next(map(Path, settings["baseline"]), None))
    wanted = scanning.Wanted(
        confidence=confidence or Confidence.LIKELY,
        news=confidence or Confidence.POSSIBLE,
        baseline=scanning.read_baseline(kept),
        ignore=_cases((*settings["ignore"], *(ignore or ())), known),
    )
    asked = (*settings["release"], *(releases or ()))
    targets = find_targets(known.frameworks, chosen[0], asked, python=python, upgrade=upgrade)
    files, report = _found(chosen, (*settings["exclude"], *(exclude or ())), targets, wanted, known)
    if write_baseline is not None:
        write_document(write_baseline, scanning.baseline_text(report))
        typer.echo(f"{counted(len(report.counted), 'finding')} written to {write_baseline}")
        return
    if fix or diff:
        _fix(report, write=fix)
        return
    tied = scanning.find_workarounds(known, files, targets) if upgrade else None
    written = (json_file, sarif, markdown)
    _write(report, tied, written, github=github, line=line, verbose=verbose)
    raise typer.Exit(EXIT_AS_EXPECTED if exit_zero and report.counted else report.exit_code)


def _write(
    report: ScanReport,
    tied: WorkaroundsReport | None,
    written: tuple[Path | None, ...],
    *,
    github: bool,
    line: bool,
    verbose: bool,
) -> None:
    """Show a scan, with the workarounds that an upgrade is about, and write the files asked for."""
    from errata.commands.scan import report as shown
    from errata.report.console import print_document
    from errata.report.markdown import to_markdown

    document = shown.scan_document(report, tied)

    def show() -> None:
        if github or line:
            typer.echo((shown.github_text if github else shown.line_text)(report), nl=False)
        else:
            print_document(document, make_console(), verbose=verbose)

    texts = (
        lambda: shown.SCAN.text(report),
        lambda: shown.scan_sarif(report),
        lambda: to_markdown(document),
    )
    deliver(show, list(zip(written, texts, strict=True)))


def _settings(paths: list[Path] | None) -> tuple[list[Path], dict[str, tuple[str, ...]]]:
    """Return the paths to read, and `[tool.errata]` of the project around them.

    Paths of the project are named from this folder.
    """
    from errata.commands.scan.releases import find_root, read_settings

    root = find_root(paths[0] if paths else Path())
    settings = read_settings(root)
    home = Path(os.path.relpath(root)) if root else Path()
    settings["baseline"] = tuple(str(home / one) for one in settings["baseline"])
    return paths or [home / one for one in settings["paths"]] or [Path()], settings


def _cases(names: tuple[str, ...], known: KnownCases) -> frozenset[str]:
    """Return the names of cases; raises UsageProblem for one that no case has."""
    ids = known.index.ids()
    for name in names:
        if name not in ids:
            hint = guess(name, ids) or "see: errata list"
            raise UsageProblem(f"there is no case {name!r} to ignore", hint=hint)
    return frozenset(names)


def _found(
    paths: list[Path],
    exclude: tuple[str, ...],
    targets: dict[str, Target],
    wanted: Wanted,
    known: KnownCases,
) -> tuple[list[Path], ScanReport]:
    """Scan files and folders, or standard input; returns the files as well."""
    from errata.commands.scan import scanning
    from errata.commands.scan.triggers import find_files

    if _STDIN in paths:
        if len(paths) > 1:
            raise UsageProblem("- is standard input, and stands alone", hint="leave out the others")
        text = sys.stdin.buffer.read()
        return [], scanning.scan_text(known, "<stdin>", text, targets, wanted)
    files = find_files(paths, exclude)
    with make_console(stderr=True).status("reading the cases") as status:  # on a terminal only

        def progress(done: int, news: int) -> None:
            status.update(f"read {done:,} of {counted(news, 'file')}")

        return files, scanning.scan_files_of(known, files, targets, wanted, progress)


def _fix(report: ScanReport, *, write: bool) -> None:
    """Show the replacements as a patch, and write them if asked; exit 1 where there are any."""
    from errata.commands.scan.report import patch_text
    from errata.commands.scan.triggers import replaced_text

    fixable = [one for one in report.counted if one.replacement]
    texts: dict[str, str] = {}
    for one in fixable:
        try:
            texts[one.file] = Path(one.file).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            continue  # standard input, or an encoding that only Python itself knows
    mine = [one for one in fixable if one.file in texts and not one.file.endswith(".ipynb")]
    write_out(patch_text(mine, texts))
    left = len(report.counted) - len(mine)
    for file, text in texts.items() if write else ():
        after = replaced_text(text, [one for one in mine if one.file == file])
        replace_file(Path(file), after.encode())
    done = f"{counted(len(mine), 'replacement')} in {counted(len(texts), 'file')}"
    typer.echo(f"{done} {'written' if write else 'shown'}; {left:,} findings have none", err=True)
    raise typer.Exit(EXIT_CHANGED if (left or not write) and report.counted else EXIT_AS_EXPECTED)


def workarounds(
    paths: Paths = None,
    *,
    releases: Releases = None,
    python: PythonOption = None,
    json_file: opt.JsonFile = None,
    markdown: opt.MarkdownFile = None,
    verbose: VerboseOption = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """List the workarounds in source code that a release has made needless.

    A comment `# errata: works-around torch/case` ties a place to a case.

    Exit code: 0 all are needed, 1 one can go, its fix no longer works or its case is unknown, 2
    wrong usage, 3 a file could not be read.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.scan.releases import find_targets
    from errata.commands.scan.report import WORKAROUNDS, workarounds_document
    from errata.commands.scan.scanning import find_workarounds
    from errata.commands.scan.triggers import find_files
    from errata.report.console import print_document
    from errata.report.markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    chosen, settings = _settings(paths)
    asked = (*settings["release"], *(releases or ()))
    targets = find_targets(known.frameworks, chosen[0], asked, python=python)
    report = find_workarounds(known, find_files(chosen, settings["exclude"]), targets)
    document = workarounds_document(report)
    deliver(
        lambda: print_document(document, make_console(), verbose=verbose),
        [(json_file, lambda: WORKAROUNDS.text(report)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(report.exit_code)


def watch(  # noqa: PLR0913 - one parameter per option
    script: Script = None,
    arguments: ProgramArguments = None,
    *,
    module: Module = None,
    python: opt.PythonName = None,
    env: opt.LentEnvironment = None,
    confidence: Level = Confidence.LIKELY,
    raises: Raise = False,
    plan_file: PlanFile = None,
    json_file: opt.JsonFile = None,
    verbose: VerboseOption = False,
    corpus: opt.Corpus = None,
    only_own: opt.OnlyOwn = False,
) -> None:
    """Run a program and find the calls that have a documented failure, silent ones above all.

    It runs in its own interpreter, which need not have Errata. What is found is a line on standard
    error at once, and a summary there in the end.

    Exit code: 0 it passed and nothing was found, 1 something was found, 2 wrong usage, 3 an
    environment failed. A program that fails ends the command with its own.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.scan.report import PLAN, WATCH, watch_document
    from errata.commands.scan.scanning import find_plan, find_releases, run_watched
    from errata.measuring.lending import lend_interpreter
    from errata.report.console import print_document
    from errata.report.progress import RunProgress

    refuse_unwritable(json_file, plan_file)
    start = ["-m", module] if module else []
    program = [*start, *([script] if script else []), *(arguments or ())]
    if not program and plan_file is None:
        raise UsageProblem("nothing to run", hint="for example: errata watch train.py")
    if not module and script is not None and not Path(script).exists():
        raise UsageProblem(f"there is no file {script!r}", hint="name the program to run")
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    building = RunProgress(make_console(stderr=True))
    with lend_interpreter(python, env, "", known.frameworks, known.table, building) as (lent, _):
        plan = find_plan(known, find_releases(known, lent), confidence)
        if plan_file is not None:
            write_document(plan_file, PLAN.text(plan))
            return
        named = ", ".join(f"{name} {release}" for name, release in plan.releases.items())
        typer.echo(f"errata: {plan.words} ({named})", err=True)
        report = run_watched(known, plan, program, lent, raises=raises)
    print_document(watch_document(report), make_console(stderr=True), verbose=verbose)
    if json_file is not None:
        write_document(json_file, WATCH.text(report))
    raise typer.Exit(report.own_exit_code)
