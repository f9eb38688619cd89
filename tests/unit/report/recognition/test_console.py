from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace

import pytest
from factories import make_case
from rich.console import Console

from errata.recognise.scoring import Recognised
from errata.report.console_page import Page
from errata.report.recognition.console import Line, print_recognised, print_section

Gold = Callable[[str, str], None]

KNOWN = Recognised(
    case=make_case("torch/vmap-inplace"),
    score=0.95,
    evidence=("message: the same, to the letter", "type: RuntimeError", "frames of timm"),
    is_literal=True,
    affected=tuple(f"torch-2.{minor}.0:eager:cpu" for minor in range(5, 16)),
    healed=("torch-1.13.1:eager:cpu",),
    fixed=tuple(f"torch-2.{minor}.0:eager:cpu" for minor in range(5, 16)),
)
HOSTILE = "[red]x[/red] \x1b[31mred\x1b[0m \u202eback " + "word " * 40
LINES = [
    Line(label="outcome", text="raised in 3 of 3 runs"),
    Line(label="message", text=HOSTILE),
    Line(label="statement", text="error[:, :2] = landmarks[:, 2:4] - landmarks[:, :2]"),
    Line(label="note", text="flaky: its runs disagree", style="yellow"),
]


def screen(width: int, *, ascii_only: bool = False) -> str:
    stream = io.StringIO() if not ascii_only else io.TextIOWrapper(io.BytesIO(), "ascii")
    console = Console(
        file=stream, width=width, markup=False, emoji=False, highlight=False, color_system=None
    )
    page = Page(console=console)
    print_section(page, "fail.py", LINES)
    print_section(page, "nothing", [])
    alike = replace(KNOWN, case=make_case("torch/other"), is_literal=False, score=0.7)
    unknown = replace(alike, case=replace(make_case("torch/unfixed"), fix_known=False))
    print_recognised(page, [KNOWN, alike, unknown])
    print_recognised(page, [])
    stream.flush()
    if isinstance(stream, io.StringIO):
        return stream.getvalue()
    return stream.buffer.getvalue().decode()


@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_is_as_in_the_gold_file(gold: Gold, width: int) -> None:
    text = screen(width)
    gold(f"capture-{width}.txt", text)
    assert max(map(len, text.splitlines())) <= width
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_a_terminal_of_ascii_gets_ascii() -> None:
    assert screen(80, ascii_only=True).isascii()
