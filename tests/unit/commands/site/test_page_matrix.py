from __future__ import annotations

import re
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from sites import make_case_page, make_site, make_trial_facts

from errata.commands.site.gather import FrameworkFacts, SiteFacts, TrialFacts
from errata.commands.site.pages import (
    letters_of,
    render_matrix,
    sign_of,
    tables_of,
)
from errata.commands.site.rendering import make_environment
from errata.model.verdict import Verdict

RELEASES = ("2.0.1", "2.5.1", "2.15.0")
HOSTILE = "</script><script>alert(1)</script><!-- \u202e &amp; \x1b[31m"


def render(facts: SiteFacts) -> str:
    return render_matrix(facts, make_environment(version=facts.version, newest=facts.newest))


def lines_of(*trials: TrialFacts) -> list[list[str]]:
    """Return the cells of each line of one case: how many releases each has, and its sign."""
    (table,) = tables_of(make_site([make_case_page(trials=trials)], RELEASES))
    (row,) = table.rows
    return [[f"{cell.columns}{cell.sign}" for cell in cells] for _, cells in row.lines]


def test_hostile_text_stays_text() -> None:
    text = render(make_site([make_case_page(title=HOSTILE)], RELEASES))
    assert "<script>alert" not in text
    assert "<!--" not in text
    assert r"&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- \u202e &amp;amp; \x1b[31m" in text


def test_equal_releases_share_a_cell_that_leads_to_the_newest() -> None:
    verdicts = (Verdict.REPRODUCES, Verdict.REPRODUCES, Verdict.HEALED)
    trials = [make_trial_facts(*pair) for pair in zip(RELEASES, verdicts, strict=True)]
    text = render(make_site([make_case_page(trials=trials)], RELEASES))
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
    pairs = zip(RELEASES, verdicts, strict=True)
    lines = lines_of(*(make_trial_facts(one, verdict) for one, verdict in pairs if verdict))
    assert [sum(int(cell[0]) for cell in cells) for cells in lines] == [3]


def test_modes_that_agree_share_a_line_and_others_are_named() -> None:
    both = [make_trial_facts("2.5.1", mode=mode) for mode in ("eager", "compile")]
    assert lines_of(*both) == [["1", "1A", "1"]]
    other = make_trial_facts("2.5.1", Verdict.HEALED, backend="gpu")
    (table,) = tables_of(make_site([make_case_page(trials=[*both, other])], RELEASES))
    assert [place for place, _ in table.rows[0].lines] == ["eager, compile", "eager:gpu"]


def test_a_case_says_which_filters_it_matches() -> None:
    trials = [make_trial_facts("2.0.1", Verdict.DRIFTED), make_trial_facts("2.5.1")]
    text = render(make_site([make_case_page(trials=trials)], RELEASES))
    assert 'data-kind="exception" data-area="vmap"' in text
    assert 'data-result="differs|drifted|reproduces|unexpected"' in text
    assert "<option>vmap</option>" in text


def test_what_is_not_as_documented_is_said_first_and_counts_only_what_could_be_said() -> None:
    trials = [
        make_trial_facts("2.0.1", Verdict.DRIFTED),
        make_trial_facts("2.5.1", Verdict.REPRODUCES),
        make_trial_facts("2.15.0", Verdict.UNAVAILABLE),
    ]
    text = render(make_site([make_case_page(trials=trials)], RELEASES))
    assert "1 result is not as documented" in text
    assert "Everything is as documented" not in text
    calm = render(make_site([make_case_page(trials=trials[1:])], RELEASES))
    assert "Everything is as documented" in calm
    assert "1 result" in calm


def test_nothing_measured_is_not_called_as_documented() -> None:
    assert "Everything is as documented" not in render(make_site([make_case_page()], RELEASES))


def test_a_site_without_cases_says_how_to_make_one() -> None:
    text = render(make_site())
    assert "errata new" in text
    assert "<table" not in text


def test_nothing_is_styled_or_scripted_in_the_page_itself() -> None:
    text = render(make_site([make_case_page(trials=[make_trial_facts("2.5.1")])], RELEASES))
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
        for release in RELEASES[number % 3 :]
    ]
    trials[-1] = make_trial_facts("2.15.0", Verdict.HEALED)
    (table,) = tables_of(make_site([make_case_page(trials=trials)], RELEASES))
    named = [place for place, _ in table.rows[0].lines]
    assert named == ["eager", "eager:gpu", "compile", "compile:gpu"]


def test_a_release_that_only_results_know_stands_where_it_belongs() -> None:
    trials = [make_trial_facts("2.9.1"), make_trial_facts("not a version")]
    table = tables_of(make_site([make_case_page(trials=trials)], RELEASES))[0]
    assert table.releases == ("2.15.0", "2.9.1", "2.5.1", "2.0.1", "not a version")


def test_a_framework_outside_the_table_has_a_block_and_one_without_cases_has_none() -> None:
    case = make_case_page("jax/one", trials=[make_trial_facts("0.4", framework="jax")])
    facts = make_site([case], RELEASES)
    facts = replace(
        facts,
        frameworks=(*facts.frameworks, FrameworkFacts(name="x", releases=("1",), modes=())),
    )
    assert [(table.framework, table.releases) for table in tables_of(facts)] == [("jax", ("0.4",))]


def test_the_sign_is_the_letter_of_a_documented_failure_and_else_the_verdict_s() -> None:
    def trial(verdict: Verdict, *broken: str) -> TrialFacts:
        return replace(make_trial_facts("2.5.1", verdict), broken=broken)

    assert sign_of(trial(Verdict.REPRODUCES, "B")) == "B"
    assert sign_of(trial(Verdict.REPRODUCES)) == "●"
    assert sign_of(trial(Verdict.DRIFTED, "C")) == "≠"
    assert sign_of(trial(Verdict.HEALED, "passes")) == "✓"
    assert letters_of(trial(Verdict.FLAKY, "passes", "A", "B")) == "A/B"
