"""Two releases compared, on the screen and as a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from documents import obeyed, screen
from factories import make_raised
from upgrades import case_of, everything, make_facts, make_view, moved

from errata.commands.upgrade.document import upgrade_document
from errata.commands.upgrade.view import UpgradeView, build_upgrade_view
from errata.compare.transitions import Change
from errata.report.markdown import ISSUE_BYTES
from errata.report.to_markdown import to_markdown

Gold = Callable[[str, str], None]

FACTS = replace(make_facts(), failed=())


@pytest.fixture(scope="module")
def view() -> UpgradeView:
    return make_view()


def test_screens_and_page_are_as_in_the_gold_files(view: UpgradeView, gold: Gold) -> None:
    document = upgrade_document(view)
    for width in (80, 120):
        gold(f"upgrade-{width}.txt", screen(document, width))
    gold("upgrade-120-verbose.txt", screen(document, 120, verbose=True))
    unchanged = [t for t in everything() if t.changes == (Change.UNCHANGED,)]
    quiet = build_upgrade_view(unchanged, replace(FACTS, baseline=None))
    gold("upgrade-quiet.txt", screen(upgrade_document(quiet)))
    gold("upgrade.md", to_markdown(document))
    assert obeyed(to_markdown(document)) == []


@pytest.mark.parametrize("width", [40, 80])
def test_only_names_titles_and_commands_exceed_the_width(view: UpgradeView, width: int) -> None:
    titles = ("Workarounds", "Refused at", "Fails as before", "Only about", "Environments that")
    free = ("torch/", "-> torch-", "errata ", "torch 2.0.1", *titles)
    for line in screen(upgrade_document(view), width).splitlines():
        assert len(line) <= width or any(words in line for words in free), line


def test_a_downgrade_is_called_one() -> None:
    view = build_upgrade_view([], replace(FACTS, is_downgrade=True))
    assert screen(upgrade_document(view)).startswith("torch 2.0.1 -> 2.15.0 (a downgrade): ")


def test_an_interrupted_comparison_reports_how_to_continue() -> None:
    facts = replace(FACTS, interrupted=True, unfinished=7, confirmed=False)
    document = upgrade_document(build_upgrade_view([], facts))
    text = screen(document)
    assert "interrupted, 7 comparisons unfinished: the same command goes on" in text
    assert text.splitlines()[-1].startswith("! 0 comparisons · 0 workarounds still needed")
    written = to_markdown(document)
    assert written.startswith("## ! errata: `torch` `2.0.1` -> `2.15.0`: interrupted\n")
    assert "7 comparisons unfinished" in written
    assert "not confirmed" in written


def test_a_hostile_title_and_a_strange_id_do_not_get_through() -> None:
    case = replace(case_of("a|b`c"), title="x | `y` </summary> @all", id="torch/a|b`c")
    view = build_upgrade_view([moved(case, make_raised(), (make_raised(), make_raised()))], FACTS)
    written = to_markdown(upgrade_document(view))
    assert obeyed(written) == []
    assert "| <code>torch&#47;a&#124;b&#96;c</code> |" in written


def test_a_huge_comparison_fits_a_comment_and_reports_what_is_missing() -> None:
    said = "word " * 300
    transitions = [
        moved(
            case_of(f"case-{n}"),
            make_raised(f"shapes do not fit: {said}"),
            make_raised(f"shapes do not fit: {said}{n}"),
        )
        for n in range(300)
    ]
    text = to_markdown(upgrade_document(build_upgrade_view(transitions, FACTS)))
    assert len(text.encode()) <= ISSUE_BYTES
    assert "and 250 more" in text
    assert "parts. Everything is in the JSON report (`errata upgrade" in text
    assert obeyed(text) == []
