"""The Markdown page: the verdict first, nothing hostile obeyed, and honest where it is cut."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timezone

import pytest
from hostile_runs import huge_view
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from errata.compare.findings import Finding, Status
from errata.compare.sides import Earlier, Row
from errata.model.case import Case
from errata.model.errors import EXIT_INFRASTRUCTURE, EXIT_INTERRUPTED
from errata.model.outcome import Outcome, ScriptResult
from errata.model.verdict import Verdict
from errata.report.markdown_page import LEAST_BYTES, SUMMARY_BYTES
from errata.report.markdown_parts import code, fenced
from errata.report.matrix import CellView, MatrixRow, MatrixView
from errata.report.run.as_markdown import markdown_text
from errata.report.run_view import (
    ChangeView,
    EnvironmentFacts,
    InfraView,
    RunFacts,
    RunView,
    UnavailableView,
    build_view,
)
from errata.text.differences import Piece
from errata.text.printable import visible, visible_lines

SUMMARY = r"<summary>(?:<code>[^<>]*</code>)?[^<>]*</summary>"
HTML_OF_OURS = re.compile(rf"\s*(?:</?details>|(?:<details>)?{SUMMARY}|</?code>)\s*")
BACKTICKS = "`" * 3

hostile = st.one_of(
    st.sampled_from(
        [
            "@everyone see #1, GH-2 and https://example.invalid",
            "<script>alert(1)</script>",
            "</details></summary><img src=x onerror=alert(1)>",
            f"{BACKTICKS}\n<b>out</b>\n{BACKTICKS}",
            f"~~~\n{BACKTICKS * 2}diff\n# heading\n{BACKTICKS * 2}",
            "`a` | b | `c` \\| d \\",
            "| --- | --- |\n| a | b |",
            "[link](javascript:alert(1)) ![image](https://example.invalid/x.png)",
            "**bold** _it_ ~~no~~ &lt; &#60; <!-- x --> ]]> <?php ?>",
            "\x1b[31m\u202egnirts\u2028next\x85line\r\nreturn\x00",
            "\n\n# Errata: all is as expected\n\n- [x] done",
            "<https://example.invalid> <a@example.invalid> www.example.invalid",
            " ",
            "",
        ]
    ),
    st.text(alphabet="`~|<>&@#[]()*_!\\ \n\tab-:/.'\"=", max_size=60),
    st.text(max_size=40),
)


def page(view: RunView, limit_bytes: int = SUMMARY_BYTES) -> str:
    return markdown_text(view, limit_bytes=limit_bytes)


def tokens(text: str) -> list[Token]:
    """Parse as GitHub does, as near as may be: tables, strikethrough and raw HTML."""
    parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    return [inner for token in parser.parse(text) for inner in (token, *(token.children or ()))]


def obeyed(text: str) -> list[str]:
    """List what a page makes of its text beyond our own headings, lists, tables and code."""
    ours = {
        *("heading_open", "heading_close", "paragraph_open", "paragraph_close", "inline"),
        *("bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close"),
        *("table_open", "table_close", "thead_open", "thead_close", "tbody_open", "tbody_close"),
        *("tr_open", "tr_close", "th_open", "th_close", "td_open", "td_close"),
        *("strong_open", "strong_close", "text", "text_special", "softbreak"),
        *("code_inline", "fence"),
    }
    found = []
    for token in tokens(text):
        if token.type in ("html_block", "html_inline"):
            lines = token.content.split("\n")
            found += [line for line in lines if line.strip() and not HTML_OF_OURS.fullmatch(line)]
        elif token.type not in ours:
            found.append(token.type)
    return found


def with_text(text: str, changes: int = 1) -> RunView:
    """Make a run in which a script, resolver or corpus put one text wherever it could."""
    one, lines = visible(text), visible_lines(text)
    piece = Piece(text=one, differs=True)
    row = Row(
        name="message",
        before=(Earlier(source="recorded", pieces=(piece,)),),
        now=(piece,),
        differs=True,
    )
    change = ChangeView(
        ids=(one, one),
        case=one,
        verdict=Verdict.DRIFTED,
        changes=(one,),
        rows=(row, replace(row, differs=False)),
        traceback=f"Traceback\n{lines}",
        again=one,
    )
    cell = CellView(ids=(one,), verdict=Verdict.HEALED, status=Status.CHANGED)
    loud = MatrixRow(case=one, slug=one, suffix=one, cells=(cell, None))
    quiet = MatrixRow(case=one, slug=one, suffix="", cells=(None,))
    return RunView(
        facts=RunFacts(
            started=datetime(2026, 11, 20, tzinfo=timezone.utc),
            wall_s=1.0,
            cells_run=2,
            cells_reused=0,
            isolation=text,
            environments=(EnvironmentFacts(id=text, build=text, python=text),),
            selection=text,
            corpus=text,
        ),
        trials=(),
        changes=(change,) * changes,
        infra=(InfraView(environments=((one, 2),), words=lines, hint=one),),
        unavailable=(UnavailableView(reason=one, environments=((one, 1),)),),
        matrices=(
            MatrixView(framework=text, releases=(text, "2.0"), rows=(loud,)),
            MatrixView(framework=text, releases=("2.0",), rows=(quiet,)),
        ),
        statuses=((Status.CHANGED, 1),),
        verdicts=((Verdict.DRIFTED, 1),),
        exit_code=1,
    )


@given(text=hostile)
def test_hostile_text_is_shown_and_never_obeyed(text: str) -> None:
    written = page(with_text(text))
    assert obeyed(written) == []
    plain = page(with_text("plain"))
    structure = [
        (t.type, t.tag, t.nesting) for t in tokens(written) if t.nesting or t.type == "fence"
    ]
    assert structure == [
        (t.type, t.tag, t.nesting) for t in tokens(plain) if t.nesting or t.type == "fence"
    ]


@given(text=hostile)
def test_mentions_and_links_stand_only_in_code(text: str) -> None:
    marked = f"@victim {text} https://example.invalid"
    depth = 0
    for token in tokens(page(with_text(marked))):
        if token.type == "html_inline":
            depth += {"<code>": 1, "</code>": -1}[token.content]
        elif token.type == "html_block" or (token.type == "text" and depth == 0):
            bare = html.unescape(re.sub("<code>.*?</code>", "", token.content))
            assert "victim" not in bare
            assert "example.invalid" not in bare


@given(text=hostile)
def test_a_fenced_block_holds_its_text_to_the_letter(text: str) -> None:
    lines = visible_lines(text)
    [fence] = [t for t in tokens(f"before\n\n{fenced(lines, 'text')}\nafter") if t.type == "fence"]
    assert fence.content == f"{lines}\n"


@given(text=hostile)
def test_code_in_a_table_is_one_cell_and_shows_its_text(text: str) -> None:
    shown = visible(text)
    table = f"| {code(text)} | end |\n| --- | --- |\n"
    parsed = tokens(table)
    assert sum(token.type == "th_open" for token in parsed) == 2
    texts = [t.content for t in parsed if t.type in ("text", "code_inline", "text_special")]
    assert "".join(texts).removesuffix("end") == shown


@given(text=hostile, limit=st.integers(min_value=LEAST_BYTES, max_value=20_000))
def test_a_page_keeps_to_its_limit_and_says_what_is_missing(text: str, limit: int) -> None:
    many = with_text(text * 10, changes=20)
    whole, written = page(many), page(many, limit)
    assert len(written.encode()) <= limit
    assert obeyed(written) == []
    if len(whole.encode()) > limit:
        assert "Left out" in written
        assert "errata run --json" in written
    elif written != whole:
        assert "Left out" in written


def test_what_fits_is_not_cut(view: RunView) -> None:
    assert "Left out" not in page(view)


def test_changes_that_do_not_fit_are_counted(view: RunView) -> None:
    many = replace(view, changes=view.changes * 200)
    written = page(many, 20_000)
    assert len(written.encode()) <= 20_000
    counted = re.search(r"([\d,]+) changes", written.partition("Left out")[2])
    assert counted
    whole = written.count(f"{BACKTICKS}diff")
    assert whole + int(counted[1].replace(",", "")) == len(many.changes)


def test_the_verdict_comes_first(view: RunView) -> None:
    assert page(view).startswith("## ≠ errata: something changed\n")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (0, "as expected"),
        (1, "changed"),
        (EXIT_INFRASTRUCTURE, "asked"),
        (EXIT_INTERRUPTED, "interr"),
    ],
)
def test_the_headline_says_what_the_exit_code_means(view: RunView, code: int, words: str) -> None:
    assert words in page(replace(view, exit_code=code)).splitlines()[0]


def test_an_interrupted_run_says_how_much_is_unfinished(view: RunView) -> None:
    facts = replace(view.facts, interrupted=True, unfinished=7)
    assert "7 trials unfinished" in page(replace(view, facts=facts, exit_code=EXIT_INTERRUPTED))


def test_a_table_in_which_nothing_changed_is_folded_away(view: RunView) -> None:
    quiet = [matrix for matrix in view.matrices if all(row.is_quiet for row in matrix.rows)]
    assert [matrix.framework for matrix in quiet] == ["mindspore"]
    assert "<code>mindspore&#58; 3 rows&#44; nothing changed</code>" in page(view)


def test_a_table_that_does_not_fit_keeps_the_rows_in_which_something_changed(
    view: RunView,
) -> None:
    [torch] = [matrix for matrix in view.matrices if matrix.framework == "torch"]
    loud = [row for row in torch.rows if not row.is_quiet]
    quiet = replace(loud[0], slug="quiet", cells=(None,) * len(torch.releases))
    long = replace(torch, rows=(*loud, *[quiet] * 500))
    written = page(replace(view, changes=(), infra=(), matrices=(long,)), 8_000)
    assert f"**`{loud[0].slug}:" in written or f"**`{loud[0].slug}`" in written
    assert "The other 500 rows, in which nothing changed, did not fit." in written
    assert "1 table" in written.partition("Left out")[2]


def test_a_run_as_expected_has_no_list_of_changes(
    make_case: Callable[..., Case],
    make_finding: Callable[..., Finding],
    make_facts: Callable[..., RunFacts],
) -> None:
    passed = ScriptResult(outcome=Outcome.PASSED)
    findings = [make_finding(make_case("torch/quiet"), "2.15.0", passed, recorded=[passed])]
    facts = replace(make_facts(findings), failed=())
    written = page(build_view(findings, facts))
    assert "What changed" not in written
    assert "What could not be asked" not in written
    assert written.startswith("## ✔ errata: as expected\n\n**1 trial: 1 as expected.**")


def test_the_page_of_a_run_with_everything_in_it(
    view: RunView, gold: Callable[[str, str], None]
) -> None:
    gold("summary.md", page(view))


def test_the_gold_page_obeys_nothing(view: RunView) -> None:
    assert obeyed(page(view)) == []


def test_the_limit_stays_below_what_github_shows() -> None:
    assert SUMMARY_BYTES < 1024 * 1024


@pytest.mark.parametrize("limit", [SUMMARY_BYTES, 65_000])
def test_a_thousand_cases_with_huge_messages_are_cut_honestly(limit: int) -> None:
    view = huge_view(1_000)
    written = page(view, limit)
    assert len(written.encode()) <= limit
    assert obeyed(written) == []
    [counted] = re.findall(r"([\d,]+) changes", written.partition("Left out")[2])
    whole = written.count(f"{BACKTICKS}diff")
    assert whole + int(counted.replace(",", "")) == 1_000
    assert "`errata report 12 --json FILE`" in written


def test_what_a_stored_run_cannot_say_stands_at_the_top(view: RunView) -> None:
    facts = replace(view.facts, notes=("3 trials left out: `x` <b>",))
    written = page(replace(view, facts=facts))
    assert obeyed(written) == []
    assert "3 trials left out" in html.unescape(written).partition("###")[0]
