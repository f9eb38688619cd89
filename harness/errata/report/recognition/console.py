"""Print what filing a bug says: sections of labelled lines, and the cases recognised."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from errata.recognise.scoring import Recognised
from errata.report.console_page import Page
from errata.report.recognition.words import affected_words, confidence, fix_words, measured_words
from errata.text.printable import cut, visible

__all__ = ["Line", "print_recognised", "print_section"]

_LIMIT = 1200
_SHOWN = 5
_LABEL = 10


@dataclass(frozen=True, kw_only=True)
class Line:
    """One labelled line; raw text is made safe when it is printed."""

    label: str
    text: str
    style: str = ""


def print_section(page: Page, title: str, lines: Sequence[Line]) -> None:
    """Print a title, then each line with its label, folded to the width."""
    if not lines:
        return
    page.line()
    page.line(page.text(title, "bold"))
    width = max(_LABEL, *(len(line.label) for line in lines))
    for line in lines:
        label = page.text(f"{line.label:<{width}}  ", "dim")
        text = cut(visible(" ".join(line.text.split())), _LIMIT)
        print_labelled(page, label, page.text(text, line.style))


def print_labelled(page: Page, label: Text, text: Text, indent: int = 2) -> None:
    """Print a label and a text beside it whose further lines begin where the first does."""
    from rich.padding import Padding
    from rich.table import Table

    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(label, text)
    page.block(Padding(grid, (0, 0, 0, indent)))


def print_recognised(page: Page, recognised: Sequence[Recognised]) -> None:
    """Print the cases that a failure may be, the best first, with evidence, fix and releases."""
    page.line()
    if not recognised:
        page.line(page.text("known", "bold"))
        page.paragraph(
            page.text("no: none of the documented cases is enough like it to be named"), indent=2
        )
        return
    page.line(page.text("known", "bold"))
    for item in recognised[:_SHOWN]:
        _print_one(page, item)
    left = len(recognised) - _SHOWN
    if left > 0:
        page.paragraph(page.text(f"and {left} more, less alike", "dim"), indent=2)


def _print_one(page: Page, item: Recognised) -> None:
    sign = page.signs.as_expected if item.is_literal else "?"
    page.line(
        page.text(f"  {sign} ", "bold yellow"),
        page.text(visible(item.case.id), "bold"),
        page.text(f"  {confidence(item)}", "yellow"),
    )
    page.paragraph(page.text(visible(item.case.title)), indent=4)
    evidence = page.signs.separator.join(cut(visible(words), 160) for words in item.evidence)
    for name, words in (
        ("evidence", evidence),
        ("releases", affected_words(item)),
        ("fix", fix_words(item)),
        ("tested", measured_words(item)),
        ("more", f"errata show {item.case.id}"),
    ):
        if words:
            label = page.text(f"{name:<8}  ", "dim")
            print_labelled(page, label, page.text(visible(words)), indent=4)
