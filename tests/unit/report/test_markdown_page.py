"""A page is filled up to its limit, the most important first, and says what is missing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from errata.report.markdown_page import ISSUE_BYTES, LEAST_BYTES, Block, fill_page

texts = st.text(alphabet="aß汉\n", min_size=1, max_size=80).map(lambda text: text * 20)
blocks = st.lists(
    st.builds(
        Block, text=texts, about=st.sampled_from(["change", "table"]), shorter=st.just("") | texts
    ),
    max_size=30,
)


def page(*given_blocks: Block, limit: int = LEAST_BYTES) -> str:
    return fill_page("HEAD\n", given_blocks, limit_bytes=limit, whole="the report")


@given(blocks, st.integers(min_value=LEAST_BYTES, max_value=30_000))
def test_a_page_keeps_to_its_limit_and_hides_nothing(parts: list[Block], limit: int) -> None:
    written = page(*parts, limit=limit)
    assert written.startswith("HEAD\n")
    assert len(written.encode()) <= limit
    whole = "HEAD\n" + "".join(block.text for block in parts)
    assert (written == whole) != ("Everything is in the report." in written)


def test_what_is_left_out_is_counted_by_what_it_is() -> None:
    big, small = "x" * 4_000, "y"
    written = page(
        Block(text=big, about="change"),
        Block(text=small, about="change"),
        Block(text=big, about="change"),
        Block(text=big, about="table", shorter="short"),
    )
    assert written == (
        "HEAD\nyshort\n**Cut at 4,096 bytes.** Left out, or shown in part: 2 changes, 1 table. "
        "Everything is in the report.\n"
    )


def test_a_later_part_that_fits_is_shown() -> None:
    written = page(Block(text="x" * 9_000, about="change"), Block(text="small", about="change"))
    assert "small" in written


def test_a_title_stands_once_above_the_first_part_that_fits() -> None:
    written = page(
        Block(text="x" * 9_000, about="change", title="TITLE\n"),
        Block(text="one\n", about="change", title="TITLE\n"),
        Block(text="two\n", about="change", title="TITLE\n"),
        Block(text="x" * 9_000, about="table", title="TABLES\n"),
    )
    assert written.startswith("HEAD\nTITLE\none\ntwo\n\n**Cut")


def test_a_limit_too_small_for_anything_is_raised_to_the_least() -> None:
    written = page(Block(text="x" * 9_000, about="change"), limit=1)
    assert len(written.encode()) <= LEAST_BYTES
    assert written.startswith("HEAD")


def test_an_issue_stays_below_what_github_takes() -> None:
    assert ISSUE_BYTES < 65_536
