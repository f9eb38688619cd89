from __future__ import annotations

import sys
import warnings

import pytest

from errata.model.source import parse_script, places_of, statement_at, statements

SOURCE = '''"""Docstring
over two lines."""

import torch
from torch import (
    nn,
    optim,
)


@torch.compile(
    dynamic=True,
)
@torch.no_grad()
def forward(
    x,
    y=3,
):
    """What it does."""
    if x.sum() > 0:
        return (
            x
            + y
        )
    elif y:
        a = 1; b = 2
    for row in x: total = row
    try:
        x[0] = "a  b"
    except (ValueError,
            TypeError) as error:
        raise
    finally:
        pass
    with torch.enable_grad():
        # a comment
        y = x
    match y:
        case 1:
            pass
    return lambda: x


class Net(nn.Module):
    @staticmethod
    def call():
        return forward(1)


result = Net.call()
'''


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("over two lines", '"""Docstring over two lines."""'),
        ("import torch", "import torch"),
        ("    optim", "from torch import ( nn, optim, )"),
        (
            "dynamic=True",
            "@torch.compile( dynamic=True, ) @torch.no_grad() def forward( x, y=3, ):",
        ),
        ("    y=3", "@torch.compile( dynamic=True, ) @torch.no_grad() def forward( x, y=3, ):"),
        ("x.sum()", "if x.sum() > 0:"),
        ("            + y", "return ( x + y )"),
        ("elif", "elif y:"),
        ("a = 1", "b = 2"),
        ("total", "total = row"),
        ("try:", "try:"),
        ('x[0] = "a  b"', 'x[0] = "a b"'),
        ("TypeError", "try:"),
        ("raise", "raise"),
        ("enable_grad", "with torch.enable_grad(): # a comment"),
        ("match y", "match y:"),
        ("class Net", "class Net(nn.Module):"),
        ("@staticmethod", "@staticmethod def call():"),
        ("result", "result = Net.call()"),
    ],
)
def test_a_line_belongs_to_its_innermost_statement(words: str, expected: str) -> None:
    (line,) = [n for n, text in enumerate(SOURCE.split("\n"), 1) if text.find(words) >= 0][:1]
    assert statement_at(SOURCE, line) == expected


@pytest.mark.parametrize("line", [-1, 0, 3, 10_000])
def test_a_line_outside_every_statement_has_none(line: int) -> None:
    assert statement_at(SOURCE, line) == ""


def test_every_statement_found_at_a_line_is_listed() -> None:
    known = statements(SOURCE)
    lines = range(1, SOURCE.count("\n") + 1)
    assert {statement_at(SOURCE, line) for line in lines} - {""} <= set(known)


UNPARSABLE = ["def", "a\0b", "(" * 1_000, "-" * 100_000 + "1", "\ufeffx ="]
if sys.version_info >= (3, 11):  # before, the parser takes this, with a deep stack
    UNPARSABLE.append("1" + "+1" * 100_000)


@pytest.mark.parametrize("source", UNPARSABLE, ids=range(len(UNPARSABLE)))
def test_what_does_not_parse_is_one_kind_of_error(source: str) -> None:
    assert statements(source) == []
    assert statement_at(source, 1) == ""
    with pytest.raises(SyntaxError):
        parse_script(source)


def test_parsing_keeps_quiet_about_style_and_leaves_the_filters_alone() -> None:
    before = list(warnings.filters)
    parse_script(r'x = "\d" is 3')
    assert list(warnings.filters) == before


def test_a_line_separator_inside_a_text_does_not_end_a_header() -> None:
    source = 'for x in ("a\u2028b",\n          "c"):\n    print(x)\n'
    assert statement_at(source, 2) == 'for x in ("a b", "c"):'


def test_a_statement_is_found_wherever_it_stands() -> None:
    source = "f(1)\nif x:\n    f(\n        1\n    )\nf(1)\n"
    assert places_of(source, "f(1)") == [(1, 1), (6, 6)]
    assert places_of(source, "f( 1 )") == [(3, 5)]
    assert places_of(source, "f(…)") == [(1, 1), (3, 5), (6, 6)]


def test_of_a_compound_statement_the_header_is_found() -> None:
    assert places_of("with a:\n    b()\n", "with a:") == [(1, 1)]


def test_nothing_is_found_in_what_cannot_be_parsed() -> None:
    assert places_of("def (", "def (") == []
