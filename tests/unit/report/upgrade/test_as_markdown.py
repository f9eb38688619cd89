from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from factories import make_raised
from upgrades import case_of, make_facts, make_view, moved

from errata.report.upgrade.as_markdown import COMMENT_CHARACTERS, upgrade_markdown
from errata.report.upgrade_view import UpgradeView, build_upgrade_view


@pytest.fixture(scope="module")
def view() -> UpgradeView:
    return make_view()


def outside_of_blocks(text: str) -> str:
    """Leave out what stands in fenced blocks."""
    kept, fence = [], ""
    for line in text.splitlines():
        if fence:
            fence = "" if line == fence else fence
        elif line.startswith("```"):
            fence = "`" * (len(line) - len(line.lstrip("`")))
        else:
            kept.append(line)
    assert not fence, "a block is not closed"
    return "\n".join(kept)


def test_the_page_is_as_in_the_gold_file(
    view: UpgradeView, gold: Callable[[str, str], None]
) -> None:
    gold("upgrade.md", upgrade_markdown(view))


@pytest.mark.parametrize(
    "words", ["<script>", "@everyone", "![x](y)", ":tada:", "# heading", "[red]", "SIGSEGV"]
)
def test_what_a_script_said_stands_in_blocks_only(view: UpgradeView, words: str) -> None:
    text = upgrade_markdown(view)
    assert words in text
    assert words not in outside_of_blocks(text)


def test_no_html_but_the_page_s_own_is_outside_of_blocks(view: UpgradeView) -> None:
    text = outside_of_blocks(upgrade_markdown(view))
    for tag in ("details", "summary", "code"):
        assert text.count(f"<{tag}>") == text.count(f"</{tag}>")
        text = text.replace(f"<{tag}>", "").replace(f"</{tag}>", "")
    assert "<" not in text


def test_tables_have_as_many_cells_in_every_row(view: UpgradeView) -> None:
    rows = [x for x in outside_of_blocks(upgrade_markdown(view)).splitlines() if x[:1] == "|"]
    assert {row.count("|") for row in rows} == {4}


def test_a_hostile_title_and_a_strange_id_do_not_get_through() -> None:
    case = replace(case_of("a|b`c"), title="x | `y` </summary> @all", id="torch/a|b`c")
    view = build_upgrade_view([moved(case, make_raised(), (make_raised(), make_raised()))], FACTS)
    text = outside_of_blocks(upgrade_markdown(view))
    assert "a|b" not in text
    assert "@all" not in text


FACTS = replace(make_facts(), failed=())


def test_a_huge_comparison_fits_a_comment_and_says_what_is_missing() -> None:
    said = "word " * 300
    transitions = [
        moved(
            case_of(f"case-{n}"),
            make_raised(f"shapes do not fit: {said}"),
            make_raised(f"shapes do not fit: {said}{n}"),
        )
        for n in range(300)
    ]
    text = upgrade_markdown(build_upgrade_view(transitions, FACTS))
    assert len(text) <= COMMENT_CHARACTERS
    assert "and 200 more" in text
    assert "parts did not fit" in text
    outside_of_blocks(text)


def test_an_interrupted_comparison_says_how_much_is_missing() -> None:
    view = build_upgrade_view([], replace(FACTS, interrupted=True, unfinished=2, confirmed=False))
    text = upgrade_markdown(view)
    assert "! interrupted" in text
    assert "2 comparisons unfinished. What changed is not confirmed." in text
