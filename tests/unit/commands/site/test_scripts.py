"""Both scripts are whole, in order and escaped, whatever they hold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from case_pages import BROKEN, FIXED
from hypothesis import given
from hypothesis import strategies as st

from errata.commands.site.scripts import (
    Half,
    Hunk,
    highlight,
    mark_up,
    set_beside,
    source_lines,
)

LINES = st.sampled_from(
    ["", "import torch", "x = torch.ones(3)", "x = torch.ones(4)", "    return x", '"""', "# <b>&'"]
)
SCRIPTS = st.lists(LINES, max_size=12).map("\n".join) | st.text(max_size=60)


def halves(beside: Sequence[Hunk], side: int) -> list[Half]:
    rows = [row for hunk in beside for row in hunk.rows]
    return [half for row in rows if (half := row[side]) is not None]


def shown(half: Half) -> str:
    return unescape(re.sub("<[^>]*>", "", half.markup))


def marked(half: Half | None, tag: str) -> list[str]:
    assert half is not None
    found = re.findall(f"<{tag}>(.*?)</{tag}>", half.markup)
    return [unescape(re.sub("<[^>]*>", "", text)) for text in found]


@given(SCRIPTS, SCRIPTS)
def test_every_line_of_both_scripts_is_there_once_and_in_order(left: str, right: str) -> None:
    beside = set_beside(left, right)
    for side, source in enumerate((left, right)):
        found = halves(beside, side)
        assert [half.number for half in found] == list(range(1, len(found) + 1))
        assert [shown(half) for half in found] == source_lines(source)


@given(SCRIPTS, SCRIPTS)
def test_rows_that_are_said_to_be_alike_are_alike(left: str, right: str) -> None:
    beside = set_beside(left, right)
    for hunk in beside:
        for one, other in hunk.rows:
            assert (
                hunk.changed
                or (one and other and one.markup == other.markup)
                or (one and other and shown(one) == shown(other))
            )
    changed = [row for hunk in beside if hunk.changed for row in hunk.rows]
    assert sum(one.removed for one in beside) == sum(one is not None for one, _ in changed)
    assert sum(one.added for one in beside) == sum(other is not None for _, other in changed)


@given(SCRIPTS)
def test_a_script_beside_itself_has_no_change(script: str) -> None:
    beside = set_beside(script, script)
    assert [hunk.removed + hunk.added for hunk in beside if hunk.changed] == []


@given(st.text())
def test_markup_holds_no_tag_but_ours(script: str) -> None:
    for half in halves(set_beside(script, script[::-1]), 0):
        rest = re.sub(r'</?(span|del|ins)( class="[a-z]")?>', "", half.markup)
        assert "<" not in rest
        assert ">" not in rest
        assert '"' not in rest


def test_words_that_changed_are_marked_inside_their_line() -> None:
    beside = set_beside("x = torch.zeros(1, 4)\n", "x = torch.ones(1, 4)\n")
    ((left, right),) = beside[0].rows
    assert marked(left, "del") == ["zeros"]
    assert marked(right, "ins") == ["ones"]


def test_lines_that_have_little_in_common_have_no_words_marked() -> None:
    beside = set_beside("import os\n", "result = model(x)\n")
    ((left, right),) = beside[0].rows
    assert marked(left, "del") == []
    assert marked(right, "ins") == []


def test_a_changed_line_stands_beside_the_one_that_it_became() -> None:
    beside = set_beside("a = f(1)\nresult = g(x)\n", "b()\nc()\nresult = g(x, y)\n")
    pairs = [
        (left.number if left else None, right.number if right else None)
        for hunk in beside
        for left, right in hunk.rows
    ]
    assert pairs[-1] == (2, 3)


def test_lines_added_stand_beside_nothing() -> None:
    beside = set_beside(BROKEN, FIXED)
    added = [right for hunk in beside for left, right in hunk.rows if left is None]
    assert [shown(half) for half in added if half] == ["model.eval()"]


def test_the_lines_of_a_failing_statement_are_marked_and_the_last_says_how() -> None:
    beside = set_beside("f(\n  1\n)\ng()\n", "g()\n", {1: "", 2: "", 3: "ValueError (A)"})
    found = halves(beside, 0)
    assert [half.raises for half in found] == [True, True, True, False]
    assert [half.note for half in found] == ["", "", "ValueError (A)", ""]


def test_control_characters_are_seen_and_tabs_are_spaces() -> None:
    (half,) = halves(set_beside("x = '\x1b[31m\u202e'\t# a\x00\n", ""), 0)
    assert "\\x1b[31m\\u202e" in half.markup
    assert "\\x00" in half.markup
    assert "\t" not in half.markup


def test_an_endless_line_is_cut_and_says_so() -> None:
    (half,) = halves(set_beside(f"x = {'1' * 100_000}\n", ""), 0)
    assert len(half.markup) < 5_000
    assert "characters]" in half.markup


def test_long_scripts_that_have_nothing_in_common_are_still_whole() -> None:
    left = "".join(f"a{n}\n" for n in range(3_000))
    right = "".join(f"b{n}\n" for n in range(3_000))
    beside = set_beside(left, right)
    assert [len(halves(beside, side)) for side in (0, 1)] == [3_000, 3_000]


@given(st.text())
def test_colours_change_no_character(source: str) -> None:
    lines = source_lines(source)
    assert ["".join(text for _, text in line) for line in highlight(lines)] == lines


def test_keywords_strings_comments_and_numbers_have_their_classes() -> None:
    (line,) = highlight(["def f(): return 'a' + 1  # why"])
    kinds = {text.strip(): kind for kind, text in line if kind}
    assert kinds["def"] == kinds["return"] == "k"
    assert (kinds["f"], kinds["'a'"], kinds["1"], kinds["# why"]) == ("f", "s", "m", "c")


def test_a_string_over_several_lines_is_one_on_every_line() -> None:
    assert highlight(['x = """a', "b", '"""'])[1] == (("s", "b"),)


def test_only_python_files_have_colours() -> None:
    assert highlight(["def f(): pass"], "data.csv") == [(("", "def f(): pass"),)]


def test_huge_sources_stay_plain() -> None:
    assert highlight(["x = 1"] * 100_000)[0] == (("", "x = 1"),)


def test_differences_cut_through_coloured_parts() -> None:
    line = (("k", "import"), ("", " torch"))
    assert mark_up(line, [(3, 9)]) == (
        '<span class="k">imp</span><ins><span class="k">ort</span> to</ins>rch'
    )


def test_markup_is_escaped() -> None:
    assert mark_up((("s", "'<b>' & x"),)) == '<span class="s">&#39;&lt;b&gt;&#39; &amp; x</span>'
