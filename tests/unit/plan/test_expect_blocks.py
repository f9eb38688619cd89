from __future__ import annotations

from dataclasses import replace

import pytest
from factories import CASE_TOML, REPOSITORY, parse_toml
from hypothesis import given
from hypothesis import strategies as st

from errata.model.case import Expectation
from errata.model.errors import UsageProblem
from errata.model.matching import fold, matches_text
from errata.model.outcome import Outcome
from errata.plan.expect_blocks import (
    Block,
    comments_of,
    common_column,
    copied,
    edited,
    split_blocks,
    transfer_ellipses,
)

COMMENTED = """\
title = '''
[[expect]]
'''  # [[expect]] in a comment

# about the first
# in two lines
[[expect]]  # eol
releases = ">=2.0"
# within
outcome  = "raised"  # why
type     = 'Type"Error'
message  = \"\"\"some
message\"\"\"
native   = [
  "one", # inner
  "two",
]

# of nobody

# about the second
[[ expect ]]
outcome = "passed"

[requires]
releases = "torch"

[[expect]]
outcome = "raised"
"""


def joined(parts: list[str | Block]) -> str:
    return "".join(part if isinstance(part, str) else part.text for part in parts)


def blocks_of(text: str) -> list[Block]:
    return [part for part in split_blocks(text) if isinstance(part, Block)]


def block(text: str) -> Block:
    [found] = blocks_of(text)
    return found


def test_every_case_of_the_corpus_is_cut_and_joined() -> None:
    wrong = []
    for path in (REPOSITORY / "cases").rglob("case.toml"):
        text = path.read_bytes().decode()
        parts = split_blocks(text)
        blocks = [part for part in parts if isinstance(part, Block)]
        if joined(parts) != text or len(blocks) != len(parse_toml(text)["expect"]):
            wrong.append(path)
    assert wrong == []


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_tables_are_found_with_the_comments_above_them(newline: str) -> None:
    text = COMMENTED.replace("\n", newline)
    parts = split_blocks(text)
    assert joined(parts) == text
    kinds = ["other" if isinstance(part, str) else part.expectation.outcome for part in parts]
    assert kinds == ["other", Outcome.RAISED, Outcome.PASSED, "other", Outcome.RAISED]
    first, second, _ = blocks_of(text)
    assert first.lead == newline.join(["# about the first", "# in two lines", ""])
    assert second.lead == f"# about the second{newline}"
    assert first.expectation.type == 'Type"Error'
    assert first.expectation.native == ("one", "two")


def test_the_first_line_may_open_a_table() -> None:
    text = '[[expect]]\noutcome = "passed"'
    assert joined(split_blocks(text)) == text
    assert block(text).expectation == Expectation(outcome=Outcome.PASSED)


@pytest.mark.parametrize(
    "text",
    [
        'expect = [{ outcome = "passed" }]\n',
        '[["expect"]]\noutcome = "passed"\n',
        '[[expect]]\noutcome = "passed"\n[["expect"]]\noutcome = "passed"\n',
    ],
)
def test_expectations_that_are_no_plain_tables_are_refused(text: str) -> None:
    with pytest.raises(UsageProblem, match="not plain"):
        split_blocks(text)


def test_no_comment_of_a_table_is_forgotten() -> None:
    first = blocks_of(COMMENTED)[0]
    assert comments_of(first).splitlines() == [
        "# about the first",
        "# in two lines",
        "# eol",
        "# within",
        "# why",
        "# inner",
        "# of nobody",
    ]


def test_columns_are_those_of_aligned_tables() -> None:
    first, second, _ = blocks_of(COMMENTED)
    assert first.column == 9
    assert second.column is None
    assert common_column([first, second]) == 9
    assert common_column([second]) is None


def test_what_is_said_already_stays_as_it_is_written() -> None:
    first = blocks_of(COMMENTED)[0]
    assert edited(first, first.expectation) == first
    changed = edited(first, replace(first.expectation, message="new"))
    before = first.text.split('"""')
    assert changed.text == f'{before[0]}"new"{before[2]}'


def test_a_new_key_stands_in_its_place_and_column() -> None:
    first = blocks_of(COMMENTED)[0]
    changed = edited(first, replace(first.expectation, backends=("cpu", "gpu"), at="x = 1"))
    lines = changed.text.splitlines()
    assert lines[lines.index('releases = ">=2.0"') + 1] == 'backends = ["cpu", "gpu"]'
    assert lines[lines.index("native   = [") - 1] == 'at       = "x = 1"'


def test_a_key_that_does_not_fit_moves_the_others() -> None:
    found = block('[[expect]]\noutcome = "raised"\ntype    = "E"\n')
    said = Expectation(outcome=Outcome.EXITED, exit_code=3)
    assert edited(found, said).text == '[[expect]]\noutcome   = "exited"\nexit_code = 3\n'


def test_a_lonely_key_takes_the_column_of_the_file() -> None:
    found = block('[[expect]]\noutcome = "passed"\n')
    said = Expectation(outcome=Outcome.PASSED, releases="==2.0")
    expected = '[[expect]]\nreleases = "==2.0"\noutcome  = "passed"\n'
    assert edited(found, said, column=9).text == expected


def test_keys_that_are_not_aligned_stay_so() -> None:
    found = block('[[expect]]\noutcome = "raised"\ntype = "E"\n')
    said = replace(found.expectation, message="m")
    assert edited(found, said, column=9).text.endswith('type = "E"\nmessage = "m"\n')


def test_comments_of_a_key_that_goes_stay() -> None:
    first = blocks_of(COMMENTED)[0]
    changed = edited(first, Expectation(outcome=Outcome.PASSED))
    for comment in comments_of(first).splitlines():
        assert comment in changed.text
    assert parse_toml(changed.text)["expect"] == [{"outcome": "passed"}]


def test_the_last_line_gets_its_end_when_another_follows() -> None:
    found = block('[[expect]]\noutcome = "raised"\ntype = "E"')
    changed = edited(found, replace(found.expectation, message="m"))
    assert changed.text == '[[expect]]\noutcome = "raised"\ntype = "E"\nmessage = "m"\n'


def test_an_empty_message_is_said() -> None:
    found = block('[[expect]]\noutcome = "raised"\ntype = "AssertionError"\nmessage = "x"\n')
    bare = replace(found.expectation, message="")
    assert edited(found, bare).text.endswith('message = ""\n')
    without = edited(found, replace(found.expectation, message=None))
    assert edited(without, bare).text.endswith('message = ""\n')


def test_a_copy_has_neither_comments_nor_blank_lines() -> None:
    first = copied(blocks_of(COMMENTED)[0])
    assert "#" not in first.text
    assert first.text.startswith('[[expect]]\nreleases = ">=2.0"\noutcome  = "raised"\ntype ')
    assert first.text.endswith('message"""\n')


def test_quotes_stay_single_where_they_can() -> None:
    found = block("[[expect]]\noutcome = 'raised'\nat = 'f(\"a\")'\n")
    assert edited(found, replace(found.expectation, at='g("b")')).text.endswith("at = 'g(\"b\")'\n")
    double = edited(found, replace(found.expectation, at="g('b')"))
    assert double.text.endswith("at = \"g('b')\"\n")


@given(st.text())
def test_any_text_is_written_so_that_it_is_read_again(text: str) -> None:
    found = block('[[expect]]\noutcome = "raised"\ntype = "E"\n')
    said = replace(found.expectation, message=text)
    try:
        text.encode()
    except UnicodeEncodeError:
        with pytest.raises(UsageProblem, match="cannot be written in TOML"):
            edited(found, said)
        return
    written = edited(found, said).text
    assert parse_toml(written)["expect"][0]["message"] == text
    assert all(character.isprintable() or character == "\n" for character in written)


@given(st.text(alphabet="[expct]#'\" =\n\\abc", max_size=60))
def test_cutting_never_loses_anything(text: str) -> None:
    try:
        parse_toml(CASE_TOML + text)
    except ValueError:
        return
    try:
        parts = split_blocks(CASE_TOML + text)
    except (UsageProblem, KeyError, ValueError, TypeError):
        return
    assert joined(parts) == CASE_TOML + text


WORDS = st.lists(
    st.sampled_from(["…", "torch.…Tensor", "torch.Tensor", "a", "b", "of", "...", "12", "line…"]),
    max_size=12,
).map(" ".join)


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("no ellipsis at all", "something else", "something else"),
        (
            "[torch.…FloatTensor [4]], output 0 of ReluBackward0, is at version 2",
            "[torch.FloatTensor [4]], output 0 of Relu, is at version 2",
            "[torch.…FloatTensor [4]], output 0 of Relu, is at version 2",
        ),
        ("shapes do not fit: …", "the shapes do not fit: 2 and 3", "the shapes do not fit: …"),
        ("shapes do not fit: …", "shapes do not match: 2 and 3", "shapes do not match: 2 and 3"),
        (
            'File "…", line …, in f: recieved <code at 0x…> as key',
            'File "/a b.py", line 12, in f: received <code at 0x…> as key',
            'File "…", line …, in f: received <code at 0x…> as key',
        ),
        ("expected ... but got 3 here", "expected 3 but got 5 here", "expected ... but got 5 here"),
        ("…construct() got it", "A.construct() has got it", "…construct() has got it"),
    ],
)
def test_an_ellipsis_stays_where_its_surroundings_do(pattern: str, text: str, found: str) -> None:
    assert transfer_ellipses(pattern, text) == found


@pytest.mark.parametrize("text", ["no", "entirely other words that say nothing alike"])
def test_a_text_is_never_replaced_by_one_that_says_little(text: str) -> None:
    assert transfer_ellipses("…", text) == text
    assert transfer_ellipses("a …", text) == text


@given(WORDS, WORDS)
def test_what_comes_out_matches_the_text(pattern: str, text: str) -> None:
    found = transfer_ellipses(pattern, text)
    assert matches_text(found, text)
    assert "…" in found or "..." in found or found == fold(text)


@given(st.text(max_size=40), st.text(max_size=40))
def test_any_text_can_be_worded(pattern: str, text: str) -> None:
    assert matches_text(transfer_ellipses(pattern, text), text)


def test_long_texts_are_taken_as_they_are() -> None:
    text = " ".join(f"word{n}" for n in range(2_000))
    assert transfer_ellipses(f"{text} …", text) == text
