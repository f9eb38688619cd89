"""How the commands of `errata envs` show tables, lines, sizes and times."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

__all__ = ["ago", "existing", "human", "make_table", "marked", "say"]

_DAY_S = 86400


def make_table(*columns: str, right: Sequence[str] = ()) -> Table:
    """Make a table whose columns do not wrap, but for the last."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in columns:
        table.add_column(
            column, justify="right" if column in right else "left", no_wrap=column != columns[-1]
        )
    return table


def marked(text: str) -> Text:
    """Turn our own markup into text; what comes from elsewhere is escaped first."""
    from rich.text import Text

    return Text.from_markup(text)


def say(console: Console, text: str) -> None:
    """Print one line of ours in full, however narrow the terminal."""
    console.print(marked(text), soft_wrap=True)


def existing(folder: Path) -> Path:
    """Find the nearest folder upwards that exists."""
    return next(parent for parent in (folder, *folder.parents) if parent.exists())


def human(size: float) -> str:
    """Write bytes as megabytes or gigabytes."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


def ago(when: float | None) -> str:
    """Write a time, in seconds since 1970, as how long ago it was."""
    if when is None:
        return ""
    days = int((time.time() - when) // _DAY_S)
    return "today" if days < 1 else "yesterday" if days == 1 else f"{days} days ago"
