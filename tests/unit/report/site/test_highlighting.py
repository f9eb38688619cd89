from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from errata.report.site.highlighting import highlight, mark_up, source_lines


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
