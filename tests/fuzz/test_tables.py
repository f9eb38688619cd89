"""case.toml and the framework table: every fault is a problem with its place."""

from __future__ import annotations

import pytest
from factories import CASE_TOML, REPOSITORY, documented_at, parse_toml
from fuzz.hostile import at_most, damaged, pieces_of
from fuzz.rules import RULES
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Expectation
from errata.model.outcome import Outcome
from errata.plan.expect_blocks import Block, split_blocks
from errata.plan.rewrite import Point, rewrite

TABLE = (REPOSITORY / "envs" / "mindspore.toml").read_bytes()
TORCH_TABLE = (REPOSITORY / "envs" / "torch.toml").read_text(encoding="utf-8")
VALUES = (
    *('""', '"x"', "1", "-1", "1e400", "nan", "inf", "true", "[]", "{}", "[[]]", "'''\n'''"),
    *('"…"', '"\\u0000"', '"torch >=1"', '">=2"', '"SIGSEGV"', '"raised"', "2026-01-01", "[1, 2]"),
    *("0x7fffffffffffffffffff", "9" * 5_000, "[" * 400 + "]" * 400, '{a = {a = {a = "b"}}}'),
)
KEYS = (
    *("title", "kind", "areas", "cause", "fix", "sources", "requires", "releases", "packages"),
    *("python", "modes", "backends", "timeout", "isolation", "isolation_reason", "fix_known"),
    *("same_error_as", "tolerance", "rtol", "expect", "outcome", "type", "message", "at"),
    *("native", "warning", "signal", "exit_code", "a.b", '"a b"', "''", "[expect]", "[[expect]]"),
)
TABLE_KEYS = (
    *("framework", "module", "modes", "devices", "variants", "release", "version", "python"),
    *("constraints", "requirement", "reason", "package", "nightly", "index", "default_mode"),
)


@st.composite
def edited(draw: st.DrawFn, sound: str, keys: tuple[str, ...]) -> bytes:
    """Change some lines of a sound file: other values, other keys, other order."""
    lines = sound.split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        key = draw(st.sampled_from(keys))
        line = draw(
            st.sampled_from(
                [f"{key} = {draw(st.sampled_from(VALUES))}", f"[{key}]", f"[[{key}]]", "", '"""']
            )
        )
        if draw(st.booleans()):
            before, mark, _ = lines[at].partition("=")
            lines[at] = f"{before}= {draw(st.sampled_from(VALUES))}" if mark else line
        elif draw(st.booleans()):
            lines.insert(at, line)
        else:
            lines[at] = line
    return "\n".join(lines).encode()


@at_most(60)
@given(edited(CASE_TOML, KEYS) | damaged(CASE_TOML.encode()))
def test_a_bad_case_file_gives_problems_with_their_place(data: bytes) -> None:
    RULES["case_file"](data)


@at_most(40)
@given(edited(TABLE.decode(), TABLE_KEYS) | edited(TORCH_TABLE, TABLE_KEYS) | damaged(TABLE))
def test_a_bad_framework_table_gives_problems_with_their_place(data: bytes) -> None:
    RULES["framework_table"](data)


@pytest.mark.parametrize("rule", ["case_file", "framework_table"])
@pytest.mark.parametrize(
    "data",
    [
        b"a = " + b"9" * 5_000,
        b"a = " + b"[" * 5_000,
        b"a = " + b"{a=" * 5_000,
        b"a." * 5_000 + b"a = 1",
        b"[" + b"a." * 5_000 + b"a]",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"a = 1979-05-27T07:32:00+99:99",
        b"",
    ],
)
def test_what_the_toml_library_lets_through_is_a_problem(rule: str, data: bytes) -> None:
    RULES[rule](data)


PLACES = tuple(
    Point(version=version, mode=mode, backend="cpu")
    for version in ("1.13.1", "2.0.1", "2.15.0")
    for mode in ("eager", "compile")
)
SEEN = st.builds(
    Expectation,
    outcome=st.just(Outcome.RAISED),
    type=st.just("RuntimeError"),
    message=pieces_of('"', "'", '"""', "'''", "\\", "\n", "\t", "\x7f", "…", "#", "[[expect]]"),
    at=st.text(min_size=1, max_size=12),
)


@at_most(60)
@given(st.dictionaries(st.sampled_from(PLACES), SEEN, min_size=1))
def test_whatever_was_seen_can_be_written_and_read_again(wanted: dict[Point, Expectation]) -> None:
    text = rewrite(CASE_TOML, wanted, PLACES)
    assert rewrite(text, wanted, PLACES) == text
    assert parse_toml(text)["title"] == parse_toml(CASE_TOML)["title"]
    said = [part.expectation for part in split_blocks(text) if isinstance(part, Block)]
    for place, expectation in wanted.items():
        found = documented_at(said, place)
        assert found is not None
        assert (found.message, found.at) == (expectation.message, expectation.at)
