"""What commands print on the terminal, and the documents that they write for `FILE` options."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from errata.model.errors import HarnessFailure, UsageProblem
from errata.system.files import replace_file
from errata.text.printable import encoding_of

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

PIPE_WIDTH = 120  # columns where the output goes to a file or a pipe
_LAST_WIDTH = 40
_STDOUT = "-"
_LARGEST = 4 * 1024 * 1024

Documents = Sequence[tuple[Path | None, Callable[[], str]]]


def make_console(*, stderr: bool = False, quiet: bool = False) -> Console:
    """Make a console that shows text as it is: no markup, no highlighting; or nothing if `quiet`.

    Its reader may go away (`errata runs | head`) without changing the exit code.
    """
    from rich.console import Console  # imported here because most of the start-up time is Rich's

    class PipeConsole(Console):
        def on_broken_pipe(self) -> None:
            """Print nothing more, and carry on."""
            self.quiet = True
            silence()

    console = PipeConsole(stderr=stderr, quiet=quiet, markup=False, emoji=False, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    return console


def make_table(*columns: str, right: Sequence[str] = (), folded: bool = False) -> Table:
    """Make a table; only its last column wraps, or every one with `folded`."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(
            column,
            justify="right" if column in right else "left",
            no_wrap=not folded and column != columns[-1],
            overflow="fold" if folded else "ellipsis",
        )
    return table


def marked(text: str) -> Text:
    """Turn our own markup into text; what comes from elsewhere is escaped first."""
    from rich.text import Text

    return Text.from_markup(text)


def say(console: Console, text: str) -> None:
    """Print one line of ours in full, however narrow the terminal."""
    console.print(marked(text), soft_wrap=True)


def one_line_each(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lay out rows in columns, one line each, however narrow the terminal.

    The first and the last column are always there; where the last one would get less than
    `_LAST_WIDTH`, those before it are left out, from right to left. What then is too long is cut,
    on a terminal only: in a pipe and in a file lines are complete.
    """
    table = [tuple(headings), *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    kept = list(range(len(headings)))
    room = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    while room is not None and len(kept) > 2:
        if room - sum(widths[n] + 2 for n in kept[:-1]) >= _LAST_WIDTH:
            break
        del kept[-2]
    lines = []
    for row in table:
        line = "  ".join(row[n].ljust(widths[n]) for n in kept).rstrip()
        is_cut = room is not None and len(line) > room
        lines.append(f"{line[: room - 1]}…" if room is not None and is_cut else line)
    return lines


def silence() -> None:
    """Discard all further standard output, including the flush at exit."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


def on_standard_output(*paths: Path | None) -> bool:
    """Return whether a document goes to standard output, which then holds nothing else."""
    return any(str(path) == _STDOUT for path in paths)


def deliver(show: Callable[[], object], documents: Documents) -> list[Path]:
    """Show a result on the screen, then write the documents that were asked for.

    Each document is its path and what renders it; without a path it was not asked for. With one
    on standard output, nothing else is shown there. Returns the files written; raises
    HarnessFailure for one that cannot be written, after the others.
    """
    wanted = [(path, render) for path, render in documents if path is not None]
    # The screen first: a file that cannot be written must not cost the result.
    if not on_standard_output(*(path for path, _ in wanted)):
        show()
    # All documents are rendered before the first is written, so that they are complete or absent.
    texts = [(path, render()) for path, render in wanted]
    failures: list[HarnessFailure] = []
    for path, text in texts:
        try:
            write_document(path, text)
        except HarnessFailure as error:  # must not cost the other documents
            failures.append(error)
    for failure in failures:
        raise failure
    return [path for path, _ in texts if not on_standard_output(path)]


def write_document(path: Path, content: str | bytes) -> None:
    """Write a document to a file, or a text to standard output for `-`.

    A file is replaced in one step and never left half written. Where that is not possible, the
    document goes to a temporary folder or is printed, and HarnessFailure says which. Texts are
    UTF-8 wherever they go, even if the terminal's encoding is not.
    """
    if isinstance(content, str) and str(path) == _STDOUT:
        write_out(content)
        return
    data = content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace")
    try:
        replace_file(path, data)
    except OSError as error:
        raise HarnessFailure(
            f"cannot write {str(path)!r}: {error.strerror or error}", hint=_kept(path.name, content)
        ) from error


def _kept(name: str, content: str | bytes) -> str:
    """Keep a result that cannot be written where it belongs; returns where it is."""
    data = content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace")
    folder: Path | None = None
    try:
        folder = Path(tempfile.mkdtemp(prefix="errata-kept-"))
        kept = folder / name
        kept.write_bytes(data)
    except OSError:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
        if isinstance(content, bytes):
            return "make room, then run the command again"
        write_out(content)
        return "it was printed on standard output instead"
    return f"it was written to {kept} instead"


def write_out(text: str) -> None:
    """Write to standard output, whose reader may have gone away."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except UnicodeEncodeError:
        sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
        sys.stdout.flush()
    except BrokenPipeError:
        silence()


def refuse_unwritable_folder(folder: Path) -> None:
    """Raise UsageProblem for a folder that cannot be made or written to, before any work begins."""
    folder = folder.resolve()
    nearest = next(path for path in (folder, *folder.parents) if path.exists())
    if not nearest.is_dir():
        raise UsageProblem(
            f"cannot write {str(folder)!r}: {str(nearest)!r} is a file", hint="name a folder"
        )
    _refuse(folder, nearest)


def _refuse(target: Path, folder: Path) -> None:
    """Raise UsageProblem for a target in a folder where no file can be made."""
    try:
        # Permissions alone do not tell: the file system may be read-only, or full.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise UsageProblem(
            f"cannot write {str(target)!r}: {error.strerror or error}",
            hint="name a place that can be written",
        ) from error


def refuse_unwritable(*paths: Path | None, programs: bool = False) -> None:
    """Raise UsageProblem for documents that cannot be written, before any work begins.

    A program is replaced by another one only, with `programs`: `--json train.py` is a slip.
    """
    named = [path for path in paths if path is not None]
    for path in named:
        if on_standard_output(path):
            continue
        if path.is_dir():
            raise UsageProblem(f"cannot write {str(path)!r}: it is a folder", hint="name a file")
        if path.suffix in (".py", ".pyi", ".ipynb") and path.is_file() and not programs:
            raise UsageProblem(
                f"cannot write {str(path)!r}: it is a program, which would be lost",
                hint="name the file to write after the option",
            )
        if not path.resolve().parent.is_dir():
            raise UsageProblem(
                f"cannot write {str(path)!r}: there is no folder {str(path.parent)!r}",
                hint="make the folder first",
            )
        if path.is_file() or not path.exists():  # a device or a pipe is not replaced
            _refuse(path, path.resolve().parent)
    places = [_STDOUT if on_standard_output(path) else str(path.resolve()) for path in named]
    twice = next((place for place in places if places.count(place) > 1), None)
    if twice == _STDOUT:
        raise UsageProblem(
            "only one document can go to standard output",
            hint="name files for the others instead of '-'",
        )
    if twice is not None and (Path(twice).is_file() or not Path(twice).exists()):
        raise UsageProblem(
            f"two documents would go to the same file {twice!r}", hint="name a file for each"
        )


def read_text(path: Path) -> str:
    """Read a saved text, `-` being standard input; raises UsageProblem.

    What is not UTF-8, or UTF-16 with its mark, is replaced.
    """
    try:
        raw = sys.stdin.buffer.read(_LARGEST + 1) if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise UsageProblem(
            f"cannot read {str(path)!r}: {error.strerror}",
            hint="name a text file, or - for standard input",
        ) from error
    if len(raw) > _LARGEST:
        raise UsageProblem(
            f"{str(path)!r} is larger than {_LARGEST // 2**20} MiB",
            hint="keep the part with the error",
        )
    encoding = encoding_of(raw[:4096])
    if not encoding:
        raise UsageProblem(f"{str(path)!r} is not a text file", hint="name the text of the error")
    return raw.decode(encoding, "replace").removeprefix("\ufeff")
