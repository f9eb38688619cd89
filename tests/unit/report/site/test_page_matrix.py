from __future__ import annotations

import json
import re
from typing import Any

from sites import make_case_page, make_site, make_trial_facts

from errata.model.verdict import Verdict
from errata.report.site.facts import SiteFacts
from errata.report.site.page_matrix import NARROW_FROM, render_matrix
from errata.report.site.rendering import make_environment

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


def test_without_scripts_equal_releases_share_a_cell_that_leads_to_the_first() -> None:
    verdicts = (Verdict.REPRODUCES, Verdict.REPRODUCES, Verdict.HEALED)
    trials = [make_trial_facts(*pair) for pair in zip(RELEASES, verdicts, strict=True)]
    plain = without_scripts(render(make_site([make_case_page(trials=trials)], RELEASES)))
    cells = re.findall(
        r'<td colspan="(\d)"><a class="([^"]*)" href="([^"]*)" title="([^"]*)"', plain
    )
    assert cells == [
        (
            "2",
            "cell v-reproduces",
            "cases/torch/one.html#torch-2.0.1:eager:cpu",
            "2.0.1 to 2.5.1: reproduces, A",
        ),
        (
            "1",
            "cell v-healed",
            "cases/torch/one.html#torch-2.15.0:eager:cpu",
            "2.15.0: healed",
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


def test_many_releases_get_narrow_columns() -> None:
    def site(number: int) -> str:
        return render(make_site([make_case_page()], [f"1.{n}" for n in range(number)]))

    assert 'class="matrix needs-js narrow"' in site(NARROW_FROM)
    assert 'class="matrix needs-js"' in site(NARROW_FROM - 1)


def test_nothing_is_styled_or_scripted_in_the_page_itself() -> None:
    text = render(make_site([make_case_page(trials=[make_trial_facts("2.5.1")])], RELEASES))
    assert not re.search(r"\sstyle=|\son[a-z]+=|<style", text)
    assert re.findall(r"<script(?! src=)[^>]*>", text) == [
        '<script type="application/json" id="data">'
    ]
