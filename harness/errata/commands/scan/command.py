"""`errata scan`: documented failures in a user's own code, which is read and never run."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from errata.cli.options import Corpus, JsonFile, MarkdownFile, OnlyOwn
from errata.cli.terminal import (
    deliver,
    make_console,
    refuse_unwritable,
    write_document,
    write_out,
)
from errata.model.case import Confidence
from errata.model.errors import EXIT_AS_EXPECTED, EXIT_CHANGED, UsageProblem
from errata.system.files import replace_file
from errata.text.printable import counted

if TYPE_CHECKING:
    from errata.commands.diagnose.diagnosing import KnownCases
    from errata.commands.scan.document import ScanView, Target
    from errata.commands.scan.scanning import Wanted
    from errata.report.document import Document

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
        metavar="FRAMEWORK==VERSION",
        help="The release in use; repeatable. Default: from the project's lock file or "
        "requirements, else the newest listed one.",
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
    Confidence,
    typer.Option(
        "--confidence",
        metavar="LEVEL",
        help="Show findings of this level and above: certain, likely or possible.",
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


def scan(  # noqa: PLR0913 - one parameter per option
    paths: Paths = None,
    *,
    releases: Releases = None,
    python: PythonOption = None,
    upgrade: UpgradeOption = None,
    confidence: ConfidenceOption = Confidence.LIKELY,
    diff: DiffOption = False,
    fix: FixOption = False,
    baseline: BaselineOption = None,
    write_baseline: WriteBaseline = None,
    json_file: JsonFile = None,
    sarif: SarifFile = None,
    github: GithubOption = False,
    markdown: MarkdownFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    r"""Find documented failures in source code, with the fix that was tested.

    The code is read, never run. A finding is shown where the record says that the case fails on the
    release in use. `# errata: ignore\[torch/case]` on a line leaves it out.

    Exit code: 0 nothing found, 1 something found, 2 wrong usage.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.scan.document import scan_document, scan_json
    from errata.commands.scan.formats import github_text, scan_sarif
    from errata.commands.scan.scanning import Wanted, baseline_text, find_targets, read_baseline
    from errata.report.to_console import print_document
    from errata.report.to_markdown import to_markdown

    refuse_unwritable(json_file, sarif, markdown, write_baseline)
    wanted = Wanted(confidence=confidence, baseline=read_baseline(baseline))
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    chosen = paths or [Path()]
    targets = find_targets(known, chosen, releases or (), python=python, upgrade=upgrade)
    files = _files(chosen)
    view = _found(files, targets, wanted, known)
    if write_baseline is not None:
        write_document(write_baseline, baseline_text(view))
        typer.echo(f"{counted(len(view.counted), 'finding')} written to {write_baseline}")
        return
    if fix or diff:
        _fix(view, write=fix)
        return
    document = scan_document(view)
    if upgrade is not None:
        document = _with_workarounds(document, files or [], targets, known)

    def show() -> None:
        if github:
            typer.echo(github_text(view), nl=False)
        else:
            print_document(document, make_console())

    deliver(
        show,
        [
            (json_file, lambda: scan_json(view)),
            (sarif, lambda: scan_sarif(view)),
            (markdown, lambda: to_markdown(document)),
        ],
    )
    raise typer.Exit(view.exit_code)


def _files(paths: list[Path]) -> list[Path] | None:
    """List the files in files and folders; None for standard input."""
    from errata.commands.scan.files import find_files

    if _STDIN not in paths:
        return find_files(paths)
    if len(paths) > 1:
        raise UsageProblem("- is standard input, and stands alone", hint="leave out the others")
    return None


def _found(
    files: list[Path] | None, targets: dict[str, Target], wanted: Wanted, known: KnownCases
) -> ScanView:
    """Scan files or standard input."""
    from errata.commands.scan.scanning import scan_files_of, scan_text

    if files is None:
        return scan_text(known, "<stdin>", sys.stdin.buffer.read(), targets, wanted)
    with make_console(stderr=True).status("reading the cases") as status:  # on a terminal only

        def progress(done: int, news: int) -> None:
            status.update(f"read {done:,} of {counted(news, 'file')}")

        return scan_files_of(known, files, targets, wanted, progress)


def _with_workarounds(
    document: Document, files: list[Path], targets: dict[str, Target], known: KnownCases
) -> Document:
    """Add the workarounds that an upgrade makes needless, or whose fix fails after it."""
    from errata.commands.scan.workarounds import find_workarounds
    from errata.commands.scan.workarounds_document import changed_sections

    sections = changed_sections(find_workarounds(known, files, targets))
    return replace(document, sections=(*document.sections, *sections))


def _fix(view: ScanView, *, write: bool) -> None:
    """Show the replacements as a patch, and write them if asked; exit 1 where there are any."""
    from errata.commands.scan.formats import patch_text
    from errata.commands.scan.triggers import replaced_text

    fixable = [one for one in view.counted if one.hit.replacement]
    texts: dict[str, str] = {}
    for one in fixable:
        try:
            texts[one.file] = Path(one.file).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            continue  # standard input, or an encoding that only Python itself knows
    mine = [one for one in fixable if one.file in texts and not one.file.endswith(".ipynb")]
    write_out(patch_text(mine, texts))
    left = len(view.counted) - len(mine)
    for file, text in texts.items() if write else ():
        after = replaced_text(text, [one.hit for one in mine if one.file == file])
        replace_file(Path(file), after.encode())
    done = f"{counted(len(mine), 'replacement')} in {counted(len(texts), 'file')}"
    typer.echo(f"{done} {'written' if write else 'shown'}; {left:,} findings have none", err=True)
    raise typer.Exit(EXIT_CHANGED if (left or not write) and view.counted else EXIT_AS_EXPECTED)


def workarounds(
    paths: Paths = None,
    *,
    releases: Releases = None,
    python: PythonOption = None,
    json_file: JsonFile = None,
    markdown: MarkdownFile = None,
    corpus: Corpus = None,
    only_own: OnlyOwn = False,
) -> None:
    """List the workarounds in source code that a release has made needless.

    A comment `# errata: works-around torch/case` ties a place to a case.

    Exit code: 0 all are needed, 1 one can go, its fix no longer works or its case is unknown, 2
    wrong usage.
    """
    from errata.commands.diagnose.diagnosing import find_known
    from errata.commands.scan.files import find_files
    from errata.commands.scan.scanning import find_targets
    from errata.commands.scan.workarounds import find_workarounds
    from errata.commands.scan.workarounds_document import workarounds_document, workarounds_json
    from errata.report.to_console import print_document
    from errata.report.to_markdown import to_markdown

    refuse_unwritable(json_file, markdown)
    known = find_known(Path.cwd(), tuple(corpus or ()), only_own=only_own)
    chosen = paths or [Path()]
    targets = find_targets(known, chosen, releases or (), python=python)
    view = find_workarounds(known, find_files(chosen), targets)
    document = workarounds_document(view)
    deliver(
        lambda: print_document(document, make_console()),
        [(json_file, lambda: workarounds_json(view)), (markdown, lambda: to_markdown(document))],
    )
    raise typer.Exit(view.exit_code)
