from __future__ import annotations

import html
import re
from dataclasses import replace
from datetime import datetime, timezone

import pytest
from factories import PASSED, make_raised
from sites import make_case_page, make_site
from upgrades import AFTER, BEFORE, case_of, make_facts, make_report, moved

from errata.commands.site.gather import SiteFacts, UpgradePage
from errata.commands.site.pages import new_releases, render_matrix, render_upgrade, render_upgrades
from errata.commands.site.rendering import make_environment
from errata.commands.upgrade.report import UpgradeReport, build_report

RELEASES = (BEFORE, "2.5.1", AFTER)


def make_page(
    view: UpgradeReport, before: str = BEFORE, after: str = AFTER, framework: str = "torch"
) -> UpgradePage:
    return UpgradePage(framework=framework, before=before, after=after, view=view)


def make_small_view(*, fails: bool) -> UpgradeReport:
    results = (PASSED, make_raised()) if fails else (make_raised(), make_raised())
    facts = replace(make_facts(), failed_environments=(), framework_memory=None)
    return build_report([moved(case_of("one"), *results)], facts)


def render(page: UpgradePage, facts: SiteFacts | None = None) -> str:
    return render_upgrade(page, facts or make_site(upgrades=[page]), make_environment())


def text_of(page: str) -> str:
    """Return what a reader reads, white space folded."""
    body = re.sub(r"^.*<main[^>]*>|<script.*?</script>", "", page, flags=re.DOTALL)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", body)).split())


@pytest.fixture(scope="module")
def everything() -> str:
    return render(make_page(make_report()))


def test_sections_come_in_the_console_s_order_and_words(everything: str) -> None:
    titles = [text_of(title) for title in re.findall(r"<h2[^>]*>(.*?)</h2>", everything, re.DOTALL)]
    assert titles[:13] == [
        "Breaks at 2.15.0 (6)",
        "Costs more at 2.15.0 (2)",
        "Refused at 2.15.0: a clear error instead of silence, a crash or a hang (1)",
        "No longer so at 2.15.0 (1)",
        "Fails as before, with a different message (2)",
        "Different numbers (1)",
        "Gets better at 2.15.0 (2)",
        "Costs less at 2.15.0 (1)",
        "Workarounds you can delete at 2.15.0 (2)",
        "Workarounds still needed at 2.15.0 (16)",
        "Not needed before either (1)",
        "Could not be compared (3)",
        "Only about 2.0.1, so not compared (1)",
    ]


@pytest.mark.parametrize(
    "words",
    [
        "✘ something gets worse",
        "25 comparisons: ✘ 1 regressed ▼ 1 silent now ✘ 3 fix fails",
        "the workaround: Clone the view first.",
        "it must go: fixed.py fails",
        "✘ regressed since 2.9.1 torch/regressed eager",
        "The known fix fails now: fix",
        "Instead: fix",
        "Measure it: errata upgrade torch 2.0.1 2.15.0 --measure",
        "still needed in compile",
        "before and now: unavailable, no GPU driver",
        "fixed.py: result['a']: was 1, is 2",
        "again: errata upgrade torch 2.0.1 2.15.0 torch/drifted --backend gpu",
    ],
)
def test_it_says_what_the_console_says(everything: str, words: str) -> None:
    assert words in text_of(everything)


def test_only_the_words_that_differ_are_marked(everything: str) -> None:
    assert "shapes do not fit: <del>2</del> and <del>3</del>" in everything
    assert "shapes do not fit: <ins>[2]</ins> and <ins>[3]</ins>" in everything
    # Where all differs, the row itself says so.
    assert "<del>passed</del>" not in everything


def test_hostile_text_is_shown_and_does_nothing(everything: str) -> None:
    assert "<script>alert" not in everything
    assert "&lt;/details&gt;&lt;script&gt;alert(1)" in everything
    assert r"\u202egnirts" in everything
    assert "\x1b" not in everything


def test_a_case_is_a_link_where_it_has_a_page() -> None:
    page = make_page(make_small_view(fails=True))
    link = 'href="../cases/torch/one.html"'
    assert link in render(page, make_site([make_case_page("torch/one")], upgrades=[page]))
    assert link not in render(page, make_site(upgrades=[page]))


def test_it_says_where_its_results_are_from() -> None:
    page = make_page(make_small_view(fails=False))
    assert "it draws on the committed record only" in text_of(render(page))
    measured = datetime(2026, 11, 20, 1, 2, tzinfo=timezone.utc)
    mixed = replace(page, measured=measured, recorded=(3, 0), unknown=1)
    text = text_of(render(mixed))
    assert "results up to 2026-11-20 01:02 UTC" in text
    assert "only the committed record knows 3 trials of 2.0.1 and 0 of 2.15.0" in text
    assert "1 trial without a confirmed result on both sides is left out" in text


def test_very_many_changes_are_told_in_a_line_each_after_the_first() -> None:
    many = [moved(case_of(f"case-{n:03}"), PASSED, make_raised()) for n in range(100)]
    text = render(make_page(build_report(many, make_facts())))
    assert text.count("<article") == 60
    assert all(f"torch/case-{n:03}" in text for n in range(100))


def test_the_index_pairs_the_next_release_with_the_newest() -> None:
    worse, same = make_small_view(fails=True), make_small_view(fails=False)
    pages = [
        make_page(worse, BEFORE, "2.5.1"),
        make_page(worse, BEFORE, AFTER),
        make_page(same, "2.5.1", AFTER),
    ]
    site = make_site([make_case_page()], releases=RELEASES, upgrades=pages)
    page = render_upgrades(site, make_environment())
    tables = re.findall(r"<table.*?</table>", page, re.DOTALL)
    assert [
        [text_of(row) for row in re.findall(r"<tr>(.*?)</tr>", t, re.DOTALL)] for t in tables
    ] == [
        [
            "from to breaks differs better",
            "2.5.1 torch 2.5.1 → 2.15.0 0 0 0",
            "2.0.1 torch 2.0.1 → 2.5.1 ✘ 1 0 0",
        ],
        [
            "from to breaks differs better",
            "2.5.1 torch 2.5.1 → 2.15.0 0 0 0",
            "2.0.1 torch 2.0.1 → 2.15.0 ✘ 1 0 0",
        ],
    ]
    assert 'title="1 regressed"' in page
    assert 'href="torch-2.0.1-to-2.15.0.html"' in page


def test_only_what_breaks_is_unfolded(everything: str) -> None:
    folded = re.findall(r'<details class="fold"( id="[^"]*")?( open)?>', everything)
    assert len(folded) > 10
    assert [name for name, is_open in folded if is_open] == [' id="breaks"']
    calm = render(make_page(make_small_view(fails=False)))
    assert not re.search(r'<details class="fold"[^>]* open', calm)


def test_the_first_page_tells_what_a_new_release_breaks_and_then_what_it_heals() -> None:
    facts = replace(make_facts(), failed_environments=(), framework_memory=None)
    moves = [
        moved(case_of("breaks"), PASSED, make_raised()),
        *(moved(case_of(f"heals-{n}"), make_raised(), PASSED) for n in range(4)),
    ]
    page = make_page(build_report(moves, facts), "2.5.1", AFTER)
    site = make_site([make_case_page()], RELEASES, upgrades=[page])
    (new,) = new_releases(replace(site, arrivals=(0,)))
    assert (new.before, new.after, new.href) == (
        "2.5.1",
        AFTER,
        "upgrades/torch-2.5.1-to-2.15.0.html",
    )
    assert [(change, href) for _, _, change, _, href in new.told] == [
        ("regressed", "cases/torch/breaks.html"),
        ("healed", "cases/torch/heals-0.html"),
        ("healed", "cases/torch/heals-1.html"),
    ]
    assert new.more == 2
    first = text_of(render_matrix(replace(site, arrivals=(0,)), make_environment()))
    assert "torch 2.15.0 since 2.5.1 1 case ↓ ✘ 1 regressed ✓ 4 healed ✘ regressed:" in first
    assert "No release before it has results" in text_of(render_matrix(site, make_environment()))


def test_an_index_without_upgrades_says_how_to_get_some() -> None:
    assert "errata run" in render_upgrades(make_site(), make_environment())
