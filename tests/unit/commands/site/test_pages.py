from __future__ import annotations

import html
import re
from dataclasses import replace
from datetime import datetime, timezone

import pytest
from factories import PASSED, make_framework, make_raised
from hypothesis import given
from hypothesis import strategies as st
from sites import make_case_page, make_site, make_trial_facts
from upgrades import AFTER, BEFORE, case_of, make_facts, make_report, moved

from errata.commands.site.gather import SiteFacts, TrialFacts, UpgradePage
from errata.commands.site.pages import (
    letters_of,
    new_releases,
    render_matrix,
    render_upgrade,
    render_upgrades,
    sign_of,
    tables_of,
)
from errata.commands.site.rendering import make_environment
from errata.commands.upgrade.report import UpgradeReport, build_report
from errata.model.verdict import Verdict

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


# The first page -----------------------------------------------------------------------------------


COLUMNS = ("2.0.1", "2.5.1", "2.15.0")
HOSTILE = "</script><script>alert(1)</script><!-- \u202e &amp; \x1b[31m"


def render_first(facts: SiteFacts) -> str:
    return render_matrix(facts, make_environment(version=facts.version, newest=facts.newest))


def lines_of(*trials: TrialFacts) -> list[list[str]]:
    """Return the cells of each line of one case: how many releases each has, and its sign."""
    (table,) = tables_of(make_site([make_case_page(trials=trials)], COLUMNS))
    (row,) = table.rows
    return [[f"{cell.columns}{cell.sign}" for cell in cells] for _, cells in row.lines]


def test_hostile_text_stays_text() -> None:
    text = render_first(make_site([make_case_page(title=HOSTILE)], COLUMNS))
    assert "<script>alert" not in text
    assert "<!--" not in text
    assert r"&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- \u202e &amp;amp; \x1b[31m" in text


def test_equal_releases_share_a_cell_that_leads_to_the_newest() -> None:
    verdicts = (Verdict.REPRODUCES, Verdict.REPRODUCES, Verdict.HEALED)
    trials = [make_trial_facts(*pair) for pair in zip(COLUMNS, verdicts, strict=True)]
    text = render_first(make_site([make_case_page(trials=trials)], COLUMNS))
    cells = re.findall(r'<td([^>]*)><a class="([^"]*)" href="([^"]*)" title="([^"]*)"', text)
    assert cells == [
        ("", "cell v-healed", "cases/torch/one.html#torch-2.15.0:eager:cpu", "2.15.0: passes"),
        (
            ' colspan="2"',
            "cell v-reproduces",
            "cases/torch/one.html#torch-2.5.1:eager:cpu",
            "2.0.1 to 2.5.1: reproduces, A",
        ),
    ]


@given(st.lists(st.sampled_from([None, *Verdict]), min_size=3, max_size=3))
def test_every_line_is_as_wide_as_the_head(verdicts: list[Verdict | None]) -> None:
    pairs = zip(COLUMNS, verdicts, strict=True)
    lines = lines_of(*(make_trial_facts(one, verdict) for one, verdict in pairs if verdict))
    assert [sum(int(cell[0]) for cell in cells) for cells in lines] == [3]


def test_modes_that_agree_share_a_line_and_others_are_named() -> None:
    both = [make_trial_facts("2.5.1", mode=mode) for mode in ("eager", "compile")]
    assert lines_of(*both) == [["1", "1A", "1"]]
    other = make_trial_facts("2.5.1", Verdict.HEALED, backend="gpu")
    (table,) = tables_of(make_site([make_case_page(trials=[*both, other])], COLUMNS))
    assert [place for place, _ in table.rows[0].lines] == ["eager, compile", "eager:gpu"]


def test_a_case_says_which_filters_it_matches() -> None:
    trials = [make_trial_facts("2.0.1", Verdict.DRIFTED), make_trial_facts("2.5.1")]
    text = render_first(make_site([make_case_page(trials=trials)], COLUMNS))
    assert 'data-kind="exception" data-area="vmap"' in text
    assert 'data-result="differs|drifted|reproduces|unexpected"' in text
    assert "<option>vmap</option>" in text


def test_what_is_not_as_documented_is_said_first_and_counts_only_what_could_be_said() -> None:
    trials = [
        make_trial_facts("2.0.1", Verdict.DRIFTED),
        make_trial_facts("2.5.1", Verdict.REPRODUCES),
        make_trial_facts("2.15.0", Verdict.UNAVAILABLE),
    ]
    text = render_first(make_site([make_case_page(trials=trials)], COLUMNS))
    assert "1 result is not as documented" in text
    assert "Everything is as documented" not in text
    calm = render_first(make_site([make_case_page(trials=trials[1:])], COLUMNS))
    assert "Everything is as documented" in calm
    assert "1 result" in calm


def test_nothing_measured_is_not_called_as_documented() -> None:
    assert "Everything is as documented" not in render_first(make_site([make_case_page()], COLUMNS))


def test_a_site_without_cases_says_how_to_make_one() -> None:
    text = render_first(make_site())
    assert "errata new" in text
    assert "<table" not in text


def test_nothing_is_styled_or_scripted_in_the_page_itself() -> None:
    text = render_first(make_site([make_case_page(trials=[make_trial_facts("2.5.1")])], COLUMNS))
    assert not re.search(r"\sstyle=|\son[a-z]+=|<style", text)
    assert re.findall(r"<script(?! src=)[^>]*>", text) == []


def test_a_second_environment_of_a_release_has_a_line_of_its_own() -> None:
    lines = lines_of(make_trial_facts("2.5.1"), make_trial_facts("2.5.1", Verdict.HEALED))
    assert lines == [["1", "1A", "1"], ["1", "1✓", "1"]]


def test_modes_stand_in_the_table_s_order_and_the_cpu_first() -> None:
    places = [("compile", "gpu"), ("eager", "gpu"), ("compile", "cpu"), ("eager", "cpu")]
    trials = [
        make_trial_facts(release, mode=mode, backend=backend)
        for number, (mode, backend) in enumerate(places)
        for release in COLUMNS[number % 3 :]
    ]
    trials[-1] = make_trial_facts("2.15.0", Verdict.HEALED)
    (table,) = tables_of(make_site([make_case_page(trials=trials)], COLUMNS))
    named = [place for place, _ in table.rows[0].lines]
    assert named == ["eager", "eager:gpu", "compile", "compile:gpu"]


def test_a_release_that_only_results_know_stands_where_it_belongs() -> None:
    trials = [make_trial_facts("2.9.1"), make_trial_facts("not a version")]
    table = tables_of(make_site([make_case_page(trials=trials)], COLUMNS))[0]
    assert table.releases == ("2.15.0", "2.9.1", "2.5.1", "2.0.1", "not a version")


def test_a_framework_outside_the_table_has_a_block_and_one_without_cases_has_none() -> None:
    case = make_case_page("jax/one", trials=[make_trial_facts("0.4", framework="jax")])
    facts = make_site([case], COLUMNS)
    facts = replace(facts, frameworks=(*facts.frameworks, make_framework("x", ("1",))))
    assert [(table.framework, table.releases) for table in tables_of(facts)] == [("jax", ("0.4",))]


def test_the_sign_is_the_letter_of_a_documented_failure_and_else_the_verdict_s() -> None:
    def trial(verdict: Verdict, *broken: str) -> TrialFacts:
        return replace(make_trial_facts("2.5.1", verdict), broken=broken)

    assert sign_of(trial(Verdict.REPRODUCES, "B")) == "B"
    assert sign_of(trial(Verdict.REPRODUCES)) == "●"
    assert sign_of(trial(Verdict.DRIFTED, "C")) == "≠"
    assert sign_of(trial(Verdict.HEALED, "passes")) == "✓"
    assert letters_of(trial(Verdict.FLAKY, "passes", "A", "B")) == "A/B"
