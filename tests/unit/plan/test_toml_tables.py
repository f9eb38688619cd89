from __future__ import annotations

from pathlib import Path

import pytest
from factories import CASE_TOML
from hypothesis import given
from hypothesis import strategies as st

from errata.model.errors import Problem
from errata.plan.toml_tables import TomlFile, line_of, read_toml


def read(tmp_path: Path, content: bytes) -> object:
    (tmp_path / "case.toml").write_bytes(content)
    return read_toml(tmp_path / "case.toml", "shown.toml")


def test_a_file_gives_its_data_and_its_text(tmp_path: Path) -> None:
    expected = TomlFile(name="shown.toml", text='a = "é"\n', data={"a": "é"})
    assert read(tmp_path, b'a = "\xc3\xa9"\n') == expected


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        (b"a = 1\nb = \n", 2, "is not valid TOML: Invalid value"),
        (b"a = 1\na = 2\n", 2, "is not valid TOML: Cannot overwrite a value"),
        (b'a = "open\n', 1, "is not valid TOML: "),
        (b"[a\n", 1, "is not valid TOML: "),
        (b"a = 1\nb = [1,", 2, "is not valid TOML: "),
        (b"\n\na = '\xe9'\n", 3, "is not UTF-8: invalid continuation byte"),
        (b"\xff\xfea\x00", 1, "is not UTF-8: invalid start byte"),
        (b"a = " + b"9" * 5_000, None, "is not valid TOML: Exceeds the limit"),
    ],
)
def test_an_unreadable_file_is_one_problem_with_its_line(
    tmp_path: Path, content: bytes, line: int | None, words: str
) -> None:
    problem = read(tmp_path, content)
    assert isinstance(problem, Problem)
    assert (problem.file, problem.line) == ("shown.toml", line)
    assert problem.message.startswith(words)
    assert "(at " not in problem.message


@pytest.mark.parametrize("content", [b'a = """open', b"a = " + b"[" * 5_000, b"\0"])
def test_every_way_to_break_the_syntax_is_one_problem(tmp_path: Path, content: bytes) -> None:
    problem = read(tmp_path, content)
    assert isinstance(problem, Problem)
    assert problem.message.startswith("is not valid TOML: ")


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("missing.toml", "cannot be read: No such file or directory"),
        (".", "cannot be read: Is a directory"),
        ("a.toml/b", "cannot be read: Not a directory"),
    ],
)
def test_a_file_that_cannot_be_opened_is_one_problem(tmp_path: Path, path: str, words: str) -> None:
    (tmp_path / "a.toml").touch()
    problem = read_toml(tmp_path / path, "shown.toml")
    assert isinstance(problem, Problem)
    assert problem.message == words


SHAPES = '''\
# a comment
title = "t"
cause = """
[see](https://example.org)
fix = "not this one"
[[expect]]
"""
  "fix" = 'f'  # quoted and indented
other.nested = 1
sources = [
  { url = "https://example.org" },
]

[requires]
releases = "torch"
text = \'\'\'
modes = []
\'\'\'
modes = [
  "eager",
]

[[expect]]
outcome = "passed"

[[ expect ]]
outcome = "raised"
message = """
at = "inside"
"""
at = "f()"
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (["title"], 2),
        (["cause"], 3),
        (["fix"], 8),
        (["other", "nested"], 9),
        (["sources"], 10),
        (["sources", 0, "url"], 10),
        (["requires"], 14),
        (["requires", "releases"], 15),
        (["requires", "modes"], 19),
        (["requires", "modes", 0], 19),
        (["requires", "missing"], 14),
        (["expect", 0], 23),
        (["expect", 0, "outcome"], 24),
        (["expect", 0, "at"], 23),
        (["expect", 1], 26),
        (["expect", 1, "outcome"], 27),
        (["expect", 1, "at"], 31),
        (["expect", 2], None),
        (["missing"], None),
        ([], None),
        (["other"], 9),
        (["expect"], 23),
    ],
)
def test_a_key_is_found_on_its_line(path: list[str | int], line: int | None) -> None:
    assert line_of(SHAPES, path) == line


def test_other_line_ends_do_not_shift_the_lines() -> None:
    assert line_of('a = "x\u2028y\x85"\r\nb = 1\r\n', ["b"]) == 2


@given(st.text() | st.just(CASE_TOML), st.lists(st.text() | st.integers(0, 5), max_size=4))
def test_no_text_and_path_make_it_raise(text: str, path: list[str | int]) -> None:
    line = line_of(text, path)
    assert line is None or 1 <= line <= text.count("\n") + 1
