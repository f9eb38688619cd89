"""The terminal as every command uses it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rich.console import Console

from errata.model.errors import UsageProblem
from errata.system.replacing import replace_file

__all__ = ["make_console", "silence", "write_document", "write_file", "write_out"]

PIPE_WIDTH = 120  # columns where the output goes to a file or a pipe


class _Console(Console):
    """A console whose reader may go away (`errata list | head`) without changing the exit code."""

    def on_broken_pipe(self) -> None:
        """Print nothing more, and carry on."""
        self.quiet = True
        silence()


def make_console(*, stderr: bool = False) -> Console:
    """Make a console that shows text as it is: no markup, no highlighting."""
    console = _Console(stderr=stderr, markup=False, emoji=False, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    return console


def silence() -> None:
    """Let whatever else goes to standard output vanish, the flush at exit included."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


def write_document(path: Path, text: str) -> None:
    """Write a document to the file that the user named, or to the screen for `-`."""
    if str(path) == "-":
        write_out(text)
    else:
        write_file(path, text)


def write_out(text: str) -> None:
    """Write a document to standard output, whose reader may have gone.

    Documents are UTF-8 wherever they go: the terminal's encoding may lack what they hold.
    """
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except UnicodeEncodeError:
        sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
        sys.stdout.flush()
    except BrokenPipeError:
        silence()


def write_file(path: Path, text: str) -> None:
    """Write a file that the user named, in one step: it is never half written.

    Raises UsageProblem where it cannot be written; what was there before is there still.
    """
    content = text.encode("utf-8", "backslashreplace")
    try:
        replace_file(path, content)
    except OSError as error:
        raise UsageProblem(
            f"cannot write {str(path)!r}: {error.strerror or error}",
            hint="name a file that can be written",
        ) from error
