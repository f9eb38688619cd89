"""Whatever a document holds: it fits the screen and the page, and nothing in it is obeyed."""

from __future__ import annotations

import html
import re
import unicodedata
from dataclasses import replace

import pytest
from documents import obeyed, screen, tokens
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from errata.compare.behaviour import Earlier, Row
from errata.compare.judge import Status
from errata.model.verdict import Verdict
from errata.report.document import (
    Commands,
    Document,
    Facts,
    Fold,
    Item,
    Keep,
    Names,
    Quote,
    Section,
    Sides,
    Sign,
    Span,
    Table,
    Tone,
    Words,
    closing,
    name,
    sign_of,
)
from errata.report.markdown import LEAST_BYTES, to_markdown
from errata.text.differences import Piece
from errata.text.printable import visible

hostile = st.one_of(
    st.sampled_from(
        [
            "@everyone see #1, GH-2 and https://example.invalid",
            "<script>alert(1)</script> </details></summary><img src=x onerror=alert(1)>",
            "```\n<b>out</b>\n```\n~~~\n# heading",
            "| --- | `a` \\| d \\ **bold** _it_ &lt; <!-- x --> ]]>",
            "[link](javascript:alert(1)) [red]no[/red] :warning:",
            "\x1b[31m\u202egnirts\u2028next\x85line\r\nreturn\x00 \ud800",
            "数据类型不一致 float32 得到 int32 " * 5,
            "x" * 700,
            "",
            " ",
        ]
    ),
    st.text(alphabet="`~|<>&@#[]()*_!\\ \n\tab-:/.'\"=", max_size=60),
    st.text(max_size=40),
)


def document_of(text: str, *, items: int = 1) -> Document:
    """Put one foreign text wherever a document takes one."""
    piece = Piece(text=visible(text), differs=True)
    row = Row(
        name="message",
        before=(
            Earlier(source="recorded", pieces=(piece,)),
            Earlier(source="documented", pieces=()),
        ),
        now=(Piece(text="alike "), piece),
        differs=True,
    )
    item = Item(
        sign=Sign.CHANGED,
        tone=Tone.CHANGED,
        kind="drifted",
        case=text,
        trials=(text, text),
        blocks=(
            Quote((text, text)),
            Sides((row, replace(row, differs=False)), ("before", "now")),
            Fold("traceback", (Quote((f"Traceback\n{text}",), keep=Keep.END),)),
            Commands((("more", text), ("again", text))),
        ),
    )
    brief = Item(
        sign=Sign.AS_EXPECTED,
        tone=Tone.GOOD,
        case=text,
        places=(text,),
        blocks=(Quote((text,)), Quote((text,), keep=Keep.LINES)),
    )
    return Document(
        title=("a title with ", name(text)),
        head=(Facts((("label", text), ("", Span(text, Tone.QUIET)))),),
        sections=(
            Section(title="Items", blocks=(item,) * items, count=items, about="item"),
            Section(title="Folded", blocks=(brief, item), is_folded=True),
            Section(title="Names", blocks=(Quote((text,)), Names((text, text)))),
            Section(
                blocks=(
                    Words(("about ", name(text), ".")),
                    Table(("a", "b"), (("c", (name(text),)),)),
                )
            ),
            Section(title="Details", blocks=(Quote((text,)),), is_detail=True),
        ),
        summary=("one part", "another"),
        sign=Sign.CHANGED,
        tone=Tone.CHANGED,
        notes=(text,),
        whole="the JSON report",
    )


# The screen --------------------------------------------------------------------------------


@given(
    text=hostile,
    width=st.sampled_from([40, 80, 120]),
    encoding=st.sampled_from(["utf-8", "ascii", "latin-1", "cp1252"]),
    verbose=st.booleans(),
)
def test_any_screen_holds_any_text(text: str, width: int, encoding: str, verbose: bool) -> None:
    printed = screen(document_of(text), width, encoding=encoding, verbose=verbose)
    assert not {unicodedata.category(c) for c in printed.replace("\n", "")} & {"Cc", "Cf", "Cs"}
    assert not [line for line in printed.split("\n") if line.endswith(" ")]
    if encoding != "utf-8":
        assert not set(printed) & set("≠✔″")


def test_one_blank_line_sets_blocks_apart() -> None:
    printed = screen(document_of("x"), verbose=True)
    assert "\n\n\n" not in printed
    assert not printed.startswith("\n")
    assert printed.endswith("\n\n! x\n≠ one part · another\n")


def test_only_names_and_commands_exceed_the_width() -> None:
    long = "a word " * 60
    item = document_of(long).sections[0].blocks[0]
    assert isinstance(item, Item)
    bare = replace(item, case="torch/x", trials=("torch/x@here",), blocks=item.blocks[:3])
    printed = screen(
        Document(
            title="t",
            sections=(Section(blocks=(bare, Facts((("label", long),)), Words(long))),),
            summary=(long,),
            whole="",
        ),
        verbose=True,
    )
    assert max(map(cell_len, printed.splitlines())) <= 80
    command = f"errata run {'x' * 200}"
    assert command in screen(document_of(command), 40)


def test_a_screen_cuts_lists_and_texts_later_when_verbose() -> None:
    item = Item(
        sign=Sign.CHANGED,
        tone=Tone.CHANGED,
        kind="drifted",
        case="torch/x",
        trials=tuple(f"torch/x@{number}" for number in range(11)),
        blocks=(Fold("traceback", (Quote(("where it failed",)),)), Commands((("more", "errata"),))),
    )
    document = Document(title="t", sections=(Section(blocks=(item,)),), summary=("s",), whole="")
    quiet, verbose = screen(document), screen(document, verbose=True)
    assert "          and 3 more (-v)\n" in quiet
    assert "torch/x@10" in verbose
    assert "more (-v)" not in verbose
    assert ("where it failed" in quiet, "where it failed" in verbose) == (False, True)


def test_colour_replaces_the_marks_of_a_difference() -> None:
    document = document_of("b")
    assert "alike {+b+}" in screen(document)
    coloured = screen(document, color=True)
    assert "{+" not in coloured
    assert "\x1b[1;32mb" in coloured


def test_both_sources_are_named_and_a_missing_side_is_shown() -> None:
    printed = screen(document_of("was"))
    assert "recorded: was" in printed
    assert "documented: —" in printed


@pytest.mark.parametrize("spell", [str, lambda sign: sign.ascii])
def test_no_two_meanings_share_a_sign(spell: object) -> None:
    assert callable(spell)
    signs = [spell(sign_of(status, Verdict.DRIFTED)) for status in Status]
    signs += [spell(Sign.FIX_FAILS), spell(Sign.DITTO), spell(Sign.UNSURE)]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize(
    ("code", "sign"), [(0, Sign.AS_EXPECTED), (1, Sign.CHANGED), (3, Sign.INFRA), (130, Sign.INFRA)]
)
def test_the_closing_sign_is_that_of_the_exit_code(code: int, sign: Sign) -> None:
    assert closing(code)[0] is sign


# The page ----------------------------------------------------------------------------------


@given(text=hostile)
def test_hostile_text_changes_nothing_in_the_structure_of_a_page(text: str) -> None:
    written = to_markdown(document_of(text), limit_bytes=1_000_000)
    assert obeyed(written) == []
    plain = to_markdown(document_of("plain"), limit_bytes=1_000_000)
    shapes = [
        [(t.type, t.tag, t.nesting) for t in tokens(page) if t.nesting or t.type == "fence"]
        for page in (written, plain)
    ]
    assert shapes[0] == shapes[1]


@given(text=hostile)
def test_mentions_and_links_are_only_in_code(text: str) -> None:
    depth = 0
    page = to_markdown(document_of(f"@victim {text} https://example.invalid"))
    for token in tokens(page):
        if token.type == "html_inline":
            depth += {"<code>": 1, "</code>": -1}[token.content]
        elif token.type == "html_block" or (token.type == "text" and depth == 0):
            bare = html.unescape(re.sub("<code>.*?</code>", "", token.content))
            assert "victim" not in bare
            assert "example.invalid" not in bare


@given(text=hostile, limit=st.integers(min_value=LEAST_BYTES, max_value=20_000))
def test_a_page_keeps_to_its_limit_and_reports_what_is_missing(text: str, limit: int) -> None:
    many = document_of(text[:60] * 3, items=12)
    whole, written = to_markdown(many, limit_bytes=1_000_000), to_markdown(many, limit_bytes=limit)
    assert len(written.encode()) <= limit
    assert obeyed(written) == []
    assert (written == whole) != ("Left out" in written)
    if written != whole:
        assert "Everything is in the JSON report." in written


def test_items_that_do_not_fit_are_named_and_counted() -> None:
    written = to_markdown(document_of("word " * 40, items=300), limit_bytes=20_000)
    [counted] = re.findall(r"(\d+) items", written.partition("Left out")[2])
    assert written.count("```diff") + int(counted) == 300
    shorter = written.count("#### ≠ drifted") - written.count("```diff")
    assert shorter > 0


def test_the_most_important_section_of_a_page_comes_first() -> None:
    first, *rest = document_of("x").sections
    late = replace(first, priority=1)
    page = to_markdown(replace(document_of("x"), sections=(late, *rest)))
    assert page.index("### Names") < page.index("### Items")
