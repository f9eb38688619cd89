"""Scripts and printed tracebacks: whatever they hold, statements and errors are found or not."""

from __future__ import annotations

import pytest
from factories import DATA
from fuzz.hostile import at_most, damaged, pieces_of
from fuzz.rules import RULES
from hypothesis import given
from hypothesis import strategies as st

CODE = pieces_of(
    *("\n", "\r\n", "\r", "\f", "    ", "\t", ";", ":", "(", ")", "[", "]", "'''", '"""', "\\\n"),
    *(
        "import torch",
        "x = 1",
        "if x",
        "else",
        "elif x",
        "for i in x",
        "while True",
        "try",
        "def f()",
    ),
    *(
        "except E",
        "finally",
        "class C",
        "@f",
        "with a",
        "match x",
        "case 1",
        "lambda: 0",
        "f'{x!r}'",
    ),
    *("async def g()", "await x", "return", "# -*- coding: latin-1 -*-", "é", "\u2028", "数", "\0"),
)
PRINTED = pieces_of(
    *("Traceback (most recent call last):\n", '  File "broken.py", line 3, in f\n', "    f(x)\n"),
    *("ValueError: no\n", "RuntimeError:", "\n", "E   ", ">>> ", "```\n", "    ^^^^\n", "\x1b[31m"),
    *(
        "The above exception was the direct cause of the following exception:\n",
        "\x1b]0;a\x07",
        " ",
    ),
    *("----> 3 f(x)\n", "Cell In[3], line 1\n", "File /a/b.py:7, in f(x)\n", "Segmentation fault"),
    *("ValueError                     Traceback (most recent call last)\n", "٣", "  | ", "...\n"),
)


def as_text(data: bytes) -> str:
    return data.decode("latin-1")


TRACEBACKS = [path.read_bytes() for path in sorted((DATA / "tracebacks").glob("*.txt"))]
ISSUES = [path.read_bytes() for path in sorted((DATA / "issues").glob("*.md"))]


@at_most(80)
@given(CODE)
def test_any_script_has_statements_or_a_problem(source: str) -> None:
    RULES["script"](source.encode("utf-8", "surrogatepass"))


@at_most(40)
@given(
    st.binary(max_size=60)
    | st.sampled_from(["utf-16", "utf-7", "rot13", "hex"]).map(
        lambda name: f"# coding: {name}\nx = 1\n".encode()
    )
)
def test_any_bytes_are_a_script_or_a_problem(data: bytes) -> None:
    RULES["script"](data)


@pytest.mark.parametrize(
    "source",
    [
        "(" * 10_000,
        "-" * 10_000 + "1",
        "a" + ".b" * 10_000,
        "a" + "[0]" * 10_000,
        "1" + "+1" * 10_000,
        "x = " + "9" * 10_000,
        "if x:\n pass\n" + "elif x:\n pass\n" * 3_000,
        "".join(" " * depth + "if x:\n" for depth in range(150)),
        "lambda: " * 5_000 + "0",
        "f'{" * 300,
        "x = '\\N{" + "a" * 10_000 + "}'",
        "x=1;" * 3_000,
        "\0",
        "x = 1\0",
        "\ud800",
        "\ufeff\ufeffx = 1",
    ],
)
def test_a_script_at_the_limits_of_the_parser_is_one_problem(source: str) -> None:
    RULES["script"](source.encode("utf-8", "surrogatepass"))


@at_most(100)
@given(PRINTED | st.sampled_from(TRACEBACKS).flatmap(damaged).map(as_text))
def test_any_text_has_errors_or_none(text: str) -> None:
    RULES["traceback"](text.encode("utf-8", "surrogatepass"))


@at_most(60)
@given(
    st.sampled_from(ISSUES).flatmap(damaged)
    | PRINTED.map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_any_text_is_an_issue(data: bytes) -> None:
    RULES["issue"](data)
