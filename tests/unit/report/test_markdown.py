"""Markdown obeys no text of others, and a page is filled up to its limit."""

from __future__ import annotations

import html
import re

import pytest
from findings import make_case, make_finding, make_raised
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Expectation
from errata.model.errors import EnvironmentFailed
from errata.model.outcome import Outcome, ScriptResult
from errata.report import markdown
from errata.text.printable import visible

NASTY = st.text(alphabet="ab `~|\\<>&@#*_[]()!:/\n\r\t\x1b\u202e", max_size=60)
texts = st.text(alphabet="aß汉\n", min_size=1, max_size=80).map(lambda text: text * 20)
parts_lists = st.lists(
    st.builds(
        markdown.Part,
        text=texts,
        about=st.sampled_from(["change", "table"]),
        shorter=st.just("") | texts,
    ),
    max_size=30,
)


def page(*given_blocks: markdown.Part, limit: int = markdown.LEAST_BYTES) -> str:
    return markdown.fill_page("HEAD\n", given_blocks, limit_bytes=limit, whole="the report")


@given(parts_lists, st.integers(min_value=markdown.LEAST_BYTES, max_value=30_000))
def test_a_page_keeps_to_its_limit_and_hides_nothing(
    parts: list[markdown.Part], limit: int
) -> None:
    written = page(*parts, limit=limit)
    assert written.startswith("HEAD\n")
    assert len(written.encode()) <= limit
    whole = "HEAD\n" + "".join(block.text for block in parts)
    assert (written == whole) != ("Everything is in the report." in written)


def test_what_is_left_out_is_counted_by_what_it_is() -> None:
    big, small = "x" * 4_000, "y"
    written = page(
        markdown.Part(text=big, about="change"),
        markdown.Part(text=small, about="change"),
        markdown.Part(text=big, about="change"),
        markdown.Part(text=big, about="table", shorter="short"),
    )
    assert written == (
        "HEAD\nyshort\n**Cut at 4,096 bytes.** Left out, or shown in part: 2 changes, 1 table. "
        "Everything is in the report.\n"
    )


def test_a_later_part_that_fits_is_shown() -> None:
    written = page(
        markdown.Part(text="x" * 9_000, about="change"), markdown.Part(text="small", about="change")
    )
    assert "small" in written


def test_a_title_stands_once_above_the_first_part_that_fits() -> None:
    written = page(
        markdown.Part(text="x" * 9_000, about="change", title="TITLE\n"),
        markdown.Part(text="one\n", about="change", title="TITLE\n"),
        markdown.Part(text="two\n", about="change", title="TITLE\n"),
        markdown.Part(text="x" * 9_000, about="table", title="TABLES\n"),
    )
    assert written.startswith("HEAD\nTITLE\none\ntwo\n\n**Cut")


def test_a_limit_too_small_for_anything_is_raised_to_the_least() -> None:
    written = page(markdown.Part(text="x" * 9_000, about="change"), limit=1)
    assert len(written.encode()) <= markdown.LEAST_BYTES
    assert written.startswith("HEAD")


def test_an_issue_stays_below_what_github_takes() -> None:
    assert markdown.ISSUE_BYTES < 65_536


@given(NASTY)
def test_nothing_in_a_block_can_end_it(text: str) -> None:
    opening, _, rest = markdown.fenced(text, "diff").partition("\n")
    fence = opening.removesuffix("diff")
    assert set(fence) == {"`"}
    assert len(fence) >= 3
    assert rest == f"{text}\n{fence}\n"
    assert fence not in text


@given(NASTY)
def test_code_is_shown_to_the_letter_and_fits_a_table(text: str) -> None:
    written = markdown.code(text)
    assert "\n" not in written
    assert "|" not in written
    if written.startswith("<code>"):
        inner = written.removeprefix("<code>").removesuffix("</code>")
        assert html.unescape(inner) == visible(text)
        assert not re.search(r"[^A-Za-z0-9 &#;]", inner)
    else:
        assert written == f"`{visible(text)}`"
        assert "`" not in visible(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("torch/x@torch-2.15.0:eager:cpu", "`torch/x@torch-2.15.0:eager:cpu`"),
        ("a`b", "<code>a&#96;b</code>"),
        ("a|b", "<code>a&#124;b</code>"),
        ("a\\", "<code>a&#92;</code>"),
        (" a", "<code> a</code>"),
        ("", "<code></code>"),
        ("\x1b[31m`<b>", "<code>&#92;x1b&#91;31m&#96;&#60;b&#62;</code>"),
    ],
)
def test_a_line_is_shown_to_the_letter(text: str, shown: str) -> None:
    assert markdown.code(text) == shown


def test_a_summary_holds_no_tag_of_its_own() -> None:
    text = markdown.folded_away("</summary> <b>x</b>", "body")
    assert text.startswith("<details><summary><code>&#60;&#47;summary")
    assert text.endswith("body\n</details>\n")


def test_cells_make_a_row() -> None:
    assert markdown.table_row(["a", "", "c"]) == "| a |  | c |"


EXPECT = Expectation(
    outcome=Outcome.RAISED, type="RuntimeError", message="size … is wrong", at="y = x"
)


def test_both_sides_of_a_difference_stand_below_each_other() -> None:
    case = make_case("torch/x", expectations=[EXPECT])
    now = make_raised("size 3 is odd", at="y = x")
    text = markdown.explain_change(make_finding(case, "2.0.1", now, expected=EXPECT))
    assert text == (
        "documented: reproduces, now: drifted "
        "(fails at the documented place, but differs: message)\n"
        "\n"
        "  broken.py  raised\n"
        "  type       RuntimeError\n"
        "- message    documented: size … is [-wrong-]\n"
        "+ message    now: size 3 is {+odd+}\n"
        "  at         y = x\n"
        "  fixed.py   passed"
    )


def test_a_side_that_has_nothing_says_so() -> None:
    case = make_case("torch/x", expectations=[EXPECT])
    healed = make_finding(
        case,
        "2.0.1",
        ScriptResult(outcome=Outcome.PASSED),
        expected=EXPECT,
        recorded=[make_raised("size 3 is wrong", at="y = x")],
    )
    lines = markdown.explain_change(healed).splitlines()
    assert lines[1] == "recorded: reproduces, now: passes"
    place = next(number for number, line in enumerate(lines) if line.startswith("- type"))
    assert lines[place].split() == ["-", "type", "recorded:", "[-RuntimeError-]"]
    assert lines[place + 1].split() == ["+", "type", "now:", "(nothing)"]


def test_control_characters_of_a_script_are_shown_and_not_obeyed() -> None:
    case = make_case("torch/x", expectations=[EXPECT])
    now = make_raised("size \x1b[2J is \x07", at="y = x")
    text = markdown.explain_change(make_finding(case, "2.0.1", now, expected=EXPECT))
    assert "\x1b" not in text
    assert "\\x1b[2J" in text


def test_a_failed_environment_speaks_in_the_resolvers_words() -> None:
    failed = ScriptResult(outcome=Outcome.ENV_FAILED, detail="torch-2.0.1: could not be built")
    finding = make_finding(make_case("torch/x"), "2.0.1", failed)
    failure = EnvironmentFailed(
        "torch-2.0.1", "could not be built", words="no solution\nbecause\x1b", hint="errata doctor"
    )
    assert markdown.explain_infra(finding, failure) == (
        "env-failed: torch-2.0.1: could not be built\n"
        "  | no solution\n"
        "  | because\\x1b\n"
        "  → errata doctor"
    )
    assert markdown.explain_infra(finding) == "env-failed: torch-2.0.1: could not be built"
