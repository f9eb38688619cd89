"""The terminal as every command uses it."""

from __future__ import annotations

import os

from rich.console import Console

__all__ = ["make_console"]

PIPE_WIDTH = 120  # columns where the output goes to a file or a pipe


def make_console(*, stderr: bool = False) -> Console:
    """Make a console that shows text as it is: no markup, no highlighting."""
    console = Console(stderr=stderr, markup=False, emoji=False, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    return console
