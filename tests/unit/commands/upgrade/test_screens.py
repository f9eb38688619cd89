"""Two releases compared, on the screen and as a page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from documents import Gold, obeyed, screen
from factories import PASSED, make_raised
from upgrades import case_of, everything, make_facts, make_report, moved

from errata.commands.upgrade.report import UpgradeReport, build_report
from errata.commands.upgrade.screens import LINES, brief_document, upgrade_document
from errata.compare.transitions import Change
from errata.report.markdown import ISSUE_BYTES, to_markdown

FACTS = replace(make_facts(), failed_environments=())


@pytest.fixture(scope="module")
def view() -> UpgradeReport:
    return make_report()


def test_screens_and_page_are_as_in_the_gold_files(view: UpgradeReport, gold: Gold) -> None:
    document = upgrade_document(view)
    for width in (80, 120):
        gold(f"upgrade-brief-{width}.txt", screen(brief_document(view, width - 1), width))
    gold("upgrade-80.txt", screen(document, 80))
    gold("upgrade-120-verbose.txt", screen(document, 120, verbose=True))
    unchanged = [t for t in everything() if t.changes == (Change.UNCHANGED,)]
    quiet = build_report(unchanged, replace(FACTS, framework_memory=None))
    gold("upgrade-quiet.txt", screen(upgrade_document(quiet)))
    gold("upgrade.md", to_markdown(document))
    assert obeyed(to_markdown(document)) == []


def broken_ones(count: int, fix: str = "Call `new()`.") -> UpgradeReport:
    cases = [replace(case_of(f"case-{n:02}"), fix=fix) for n in range(count)]
    since = {(case.id, "eager", "cpu"): "2.9.1" for case in cases}
    return build_report([moved(case, PASSED, make_raised()) for case in cases], FACTS, since)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("count", [0, 1, 5, 9, 19, 80])
@pytest.mark.parametrize("fix", ["Call `new()`.", "Write it anew. " * 9, f"It {'is ' * 90}so."])
def test_a_brief_screen_fits_and_counts_what_it_leaves_out(
    width: int, count: int, fix: str
) -> None:
    report = broken_ones(count, fix)
    healed = [moved(case_of(f"healed-{n}"), make_raised(), PASSED) for n in range(30)]
    report = build_report([*report.transitions, *healed], FACTS)
    lines = screen(brief_document(report, width - 1), width).splitlines()
    assert len(lines) <= LINES
    assert max(map(len, lines)) <= width
    shown = sum("  torch/case-" in line for line in lines)
    assert shown == count or f"  {count - shown} more: --all" in lines
    assert shown >= min(count, 3)


def test_what_breaks_names_its_release_and_what_to_write_instead_everywhere() -> None:
    report = broken_ones(2, "Call `new()`. It is faster.")
    words = ("regressed since 2.9.1", "instead: Call `new()`. It is faster.")
    for text in (
        screen(brief_document(report, 79)),
        screen(upgrade_document(report)),
        to_markdown(upgrade_document(report)),
    ):
        assert all(one in text for one in words)
    quiet = screen(brief_document(report, 79, quiet=True))
    assert "≠ regressed since 2.9.1  torch/case-01  eager" in quiet
    assert "instead" not in quiet


def test_a_fix_that_fails_is_not_recommended_and_none_is_made_up() -> None:
    fails = replace(case_of("fails"), fix="Call `new()`.")
    unknown = replace(case_of("unknown"), fix_known=False)
    moves = [moved(fails, make_raised(), (make_raised(), make_raised()))]
    text = screen(
        brief_document(build_report([*moves, moved(unknown, PASSED, make_raised())], FACTS), 79)
    )
    assert "the known fix fails now: Call `new()`." in text
    assert "no fix is known" in text


def test_a_downgrade_breaks_up_to_a_release() -> None:
    report = replace(broken_ones(1), downgrade=True)
    assert "regressed up to 2.9.1  torch/case-00" in screen(brief_document(report, 79))


def test_one_trial_is_one_trial() -> None:
    facts = replace(FACTS, known={"record": 1, "store": 2}, cells={"run": 0, "reused": 0})
    head = (
        "from 1 trial of the committed record and 2 trials of the store; nothing was run or built"
    )
    report = build_report([moved(case_of("one"), PASSED, make_raised())], facts)
    for document in (brief_document(report, 119), upgrade_document(report)):
        assert head in screen(document, 120)


def test_one_case_breaks_and_two_break() -> None:
    for count, words in ((1, "1 breaks"), (2, "2 break")):
        assert words in screen(brief_document(broken_ones(count), 79)).splitlines()


def test_a_release_that_stands_for_another_is_named() -> None:
    facts = replace(FACTS, notes=("2.0 stands for 2.0.1, the listed release of its line",))
    report = build_report([moved(case_of("one"), PASSED, make_raised())], facts)
    for document in (brief_document(report, 79), upgrade_document(report)):
        assert "2.0 stands for 2.0.1" in screen(document)


@pytest.mark.parametrize("width", [40, 80])
def test_only_names_titles_and_commands_exceed_the_width(view: UpgradeReport, width: int) -> None:
    titles = ("Workarounds", "Refused at", "Fails as before", "Only about", "Environments that")
    free = ("torch/", "-> torch-", "errata ", "torch 2.0.1", *titles)
    for line in screen(upgrade_document(view), width).splitlines():
        assert len(line) <= width or any(words in line for words in free), line


def test_a_downgrade_is_called_one() -> None:
    view = build_report([], replace(FACTS, downgrade=True))
    assert screen(upgrade_document(view)).startswith("torch 2.0.1 -> 2.15.0 (a downgrade): ")


def test_an_interrupted_comparison_reports_how_to_continue() -> None:
    facts = replace(FACTS, interrupted=True, unfinished=7, confirmed=False)
    document = upgrade_document(build_report([], facts))
    text = screen(document)
    assert "interrupted, 7 comparisons unfinished: the same command goes on" in text
    assert text.splitlines()[-1].startswith("! 0 comparisons · 0 workarounds still needed")
    written = to_markdown(document)
    assert written.startswith("## ! errata: `torch` `2.0.1` -> `2.15.0`: interrupted\n")
    assert "7 comparisons unfinished" in written
    assert "not confirmed" in written


def test_a_hostile_title_and_a_strange_id_do_not_get_through() -> None:
    case = replace(case_of("a|b`c"), title="x | `y` </summary> @all", id="torch/a|b`c")
    view = build_report([moved(case, make_raised(), (make_raised(), make_raised()))], FACTS)
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
    text = to_markdown(upgrade_document(build_report(transitions, FACTS)))
    assert len(text.encode()) <= ISSUE_BYTES
    assert "and 250 more" in text
    assert "parts. Everything is in the JSON report (`errata upgrade" in text
    assert obeyed(text) == []
