from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import datetime, timezone
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from sites import make_case_page, make_site, make_trial_facts

from errata.commands.history.report import Timeline
from errata.commands.site.facts import FrameworkFacts, SiteFacts, TrialFacts
from errata.commands.site.page_matrix import (
    NOTHING,
    error_text,
    letters_of,
    matrix_data,
    render_matrix,
    sign_of,
    tables_of,
)
from errata.commands.site.rendering import make_environment
from errata.compare.behaviour import Behaviour
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict

RELEASES = ("2.0.1", "2.5.1", "2.15.0")
HOSTILE = "</script><script>alert(1)</script><!-- \u202e &amp; \x1b[31m"


def render(facts: SiteFacts) -> str:
    return render_matrix(facts, make_environment(version=facts.version, newest=facts.newest))


def data_of(text: str) -> dict[str, Any]:
    match = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert match
    data: dict[str, Any] = json.loads(match[1])
    return data


def without_scripts(text: str) -> str:
    match = re.search(r"<noscript>(.*)</noscript>", text, re.DOTALL)
    assert match
    return match[1]


def test_hostile_text_stays_inside_the_data() -> None:
    text = render(make_site([make_case_page(title=HOSTILE)], RELEASES))
    assert "<script>alert" not in text
    assert "<!--" not in text
    assert data_of(text)["frameworks"][0]["cases"][0]["title"] == (
        r"</script><script>alert(1)</script><!-- \u202e &amp; \x1b[31m"
    )


def test_without_scripts_equal_releases_share_a_cell_that_leads_to_the_newest() -> None:
    verdicts = (Verdict.REPRODUCES, Verdict.REPRODUCES, Verdict.HEALED)
    trials = [make_trial_facts(*pair) for pair in zip(RELEASES, verdicts, strict=True)]
    plain = without_scripts(render(make_site([make_case_page(trials=trials)], RELEASES)))
    cells = re.findall(
        r'<td colspan="(\d)"><a class="([^"]*)" href="([^"]*)" title="([^"]*)"', plain
    )
    assert cells == [
        (
            "1",
            "cell v-healed",
            "cases/torch/one.html#torch-2.15.0:eager:cpu",
            "2.15.0: passes",
        ),
        (
            "2",
            "cell v-reproduces",
            "cases/torch/one.html#torch-2.5.1:eager:cpu",
            "2.0.1 to 2.5.1: reproduces, A",
        ),
    ]


def test_without_scripts_every_line_is_as_wide_as_the_head() -> None:
    trials = [
        make_trial_facts("2.5.1"),
        make_trial_facts("2.15.0", mode="compile"),
        make_trial_facts("2.0.1", backend="gpu"),
    ]
    cases = [make_case_page(trials=trials), make_case_page("torch/never-run")]
    plain = without_scripts(render(make_site(cases, RELEASES)))
    widths = [
        sum(map(int, re.findall(r'colspan="(\d+)"', row)))
        for row in re.findall(r"<tr.*?</tr>", plain, re.DOTALL)[1:]
    ]
    assert widths == [3, 3, 3, 3]
    assert 'href="cases/torch/never-run.html"' in plain
    assert ">eager:gpu<" in plain


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
    assert 'id="data"' not in text


def test_nothing_is_styled_or_scripted_in_the_page_itself() -> None:
    text = render(make_site([make_case_page(trials=[make_trial_facts("2.5.1")])], RELEASES))
    assert not re.search(r"\sstyle=|\son[a-z]+=|<style", text)
    assert re.findall(r"<script(?! src=)[^>]*>", text) == [
        '<script type="application/json" id="data">'
    ]


def expand(runs: list[int]) -> list[int]:
    pairs = zip(runs[::2], runs[1::2], strict=True)
    return [value for value, count in pairs for _ in range(count)]


def only_line(facts: SiteFacts) -> tuple[dict[str, object], list[list[int]]]:
    data = matrix_data(facts, tables_of(facts))
    ((_, _, *runs),) = data["frameworks"][0]["cases"][0]["lines"]
    return data, [expand(each) for each in runs]


@given(st.lists(st.sampled_from([None, *Verdict]), min_size=3, max_size=3))
def test_a_line_says_for_each_release_what_was_seen_there(verdicts: list[Verdict | None]) -> None:
    trials = [
        make_trial_facts(release, verdict)
        for release, verdict in zip(RELEASES, verdicts, strict=True)
        if verdict is not None
    ]
    facts = make_site([make_case_page(trials=trials)], RELEASES)
    if not trials:
        assert matrix_data(facts, tables_of(facts))["frameworks"][0]["cases"][0]["lines"] == []
        return
    data = matrix_data(facts, tables_of(facts))
    ((mode, backend, states, days, places),) = data["frameworks"][0]["cases"][0]["lines"]
    assert (mode, backend) == ("eager", "cpu")
    names = [each["name"] for each in data["verdicts"]]
    seen = [None if n == NOTHING else names[data["states"][n][0]] for n in expand(states)]
    assert seen[::-1] == [None if verdict is None else str(verdict) for verdict in verdicts]
    assert len(expand(days)) == len(expand(places)) == len(RELEASES)


def test_equal_neighbours_are_written_once() -> None:
    trials = [make_trial_facts(release) for release in RELEASES]
    facts = make_site([make_case_page(trials=trials)], RELEASES)
    ((_, _, *runs),) = matrix_data(facts, tables_of(facts))["frameworks"][0]["cases"][0]["lines"]
    assert runs == [[0, 3], [NOTHING, 3], [0, 3]]


def test_the_day_and_the_place_of_a_measurement_are_kept() -> None:
    moment = datetime(2026, 11, 2, 23, 59, tzinfo=timezone.utc)
    trial = replace(
        make_trial_facts("2.5.1"), environment="torch-2.5.1-py3.10+timm", measured=moment
    )
    data, (_, days, places) = only_line(make_site([make_case_page(trials=[trial])], RELEASES))
    assert data["days"] == ["2026-11-02"]
    assert days == [NOTHING, 0, NOTHING]
    assert data["places"] == ["*-py3.10+timm"]
    assert places == [NOTHING, 0, NOTHING]


def test_a_second_environment_of_a_release_has_a_line_of_its_own() -> None:
    trials = [make_trial_facts("2.5.1"), make_trial_facts("2.5.1", Verdict.HEALED)]
    table = tables_of(make_site([make_case_page(trials=trials)], RELEASES))[0]
    ((_, rows),) = table.cases
    assert [row[2][1] for row in rows] == trials


def test_modes_stand_in_the_table_s_order_and_the_cpu_first() -> None:
    places = [("compile", "gpu"), ("eager", "gpu"), ("compile", "cpu"), ("eager", "cpu")]
    trials = [make_trial_facts("2.5.1", mode=mode, backend=backend) for mode, backend in places]
    table = tables_of(make_site([make_case_page(trials=trials)], RELEASES))[0]
    ((_, rows),) = table.cases
    assert [row[:2] for row in rows] == [
        ("eager", "cpu"),
        ("eager", "gpu"),
        ("compile", "cpu"),
        ("compile", "gpu"),
    ]


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


def test_errors_are_searchable_cut_and_free_of_what_hides() -> None:
    behaviours = [
        Behaviour(outcome=Outcome.RAISED, type="ValueError", message=f"\x1b[31m {number} {'x' * n}")
        for number, n in ((1, 5_000), (2, 1))
    ]
    letters = dict(zip(behaviours, "AB", strict=True))
    timeline = Timeline(
        case="torch/one", title="", stale=0, tracks=(), letters=letters, failures={}, runs=()
    )
    text = error_text(replace(make_case_page(), timeline=timeline))
    assert text.splitlines()[1] == r"ValueError \x1b[31m 2 x"
    assert len(text) < 1_000
    assert "\x1b" not in text
    assert error_text(make_case_page()) == ""
