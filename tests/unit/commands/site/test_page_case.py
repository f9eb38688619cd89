"""The page of a case: what it says, and that hostile text stays text within the policy."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from case_pages import FIXED, START, failing, full_page, make_page, output, seen, small_page
from documents import Gold, Tags

from errata.commands.site.gather import CasePage
from errata.commands.site.page_case import (
    bare,
    commands,
    describe,
    render_case,
    summarise,
    where_seen,
)
from errata.commands.site.rendering import make_environment
from errata.model.case import Expectation, Source
from errata.model.outcome import Outcome
from errata.model.verdict import Verdict

HOSTILE = (
    "</script><script>alert(1)</script><img src=x onerror=alert(2)>{{ 7 * 7 }}\x1b[31m\u202e\x00"
)


def render(page: CasePage) -> str:
    return render_case(page, make_environment(version="1.0", newest=START))


def main_of(text: str) -> str:
    match = re.search(r"<main.*</main>", text, re.DOTALL)
    assert match
    return match[0]


def hostile_page() -> CasePage:
    page = make_page(
        seen("2.0.1", failing(HOSTILE, kind=HOSTILE)),
        seen("2.5.1", failing(f"{HOSTILE} again")),
        unexpected=("2.5.1",),
        broken=f"# {HOSTILE}\nresult = model(x)\n",
        fixed=f"# {HOSTILE} fixed\n",
        tracebacks=(output(HOSTILE), output(HOSTILE, letter="", script=HOSTILE)),
    )
    return replace(
        page,
        title=HOSTILE,
        areas=(HOSTILE,),
        cause=f"{HOSTILE} [x](javascript:alert(3))",
        fix=HOSTILE,
        sources=(Source(url="javascript:alert(4)", note=HOSTILE), Source(url=HOSTILE)),
        files=((HOSTILE, HOSTILE),),
        expectations=tuple(
            replace(one, message=HOSTILE, at=HOSTILE, type=HOSTILE) for one in page.expectations
        ),
        requires=replace(page.requires, packages=(HOSTILE,)),
        trials=tuple(replace(trial, reason=HOSTILE) for trial in page.trials),
    )


@pytest.mark.parametrize(
    "page", [hostile_page(), full_page(), make_page()], ids=["hostile", "full", "empty"]
)
def test_no_page_has_inline_script_style_or_handlers(page: CasePage) -> None:
    for tag, attributes in Tags(render(page)).found:
        assert tag not in ("img", "style", "iframe", "object", "base")
        assert not any(name == "style" or name.startswith("on") for name in attributes)
        if tag == "script":
            assert (attributes["src"] or "").startswith("../../assets/")
        assert not (attributes.get("href") or "").startswith("javascript:")


def test_hostile_text_is_shown_to_the_letter() -> None:
    text = render(hostile_page())
    assert "<script>alert" not in text
    assert "{{ 7 * 7 }}" in text
    assert not re.search("[\x00-\x08\x0b-\x1f\u202e]", text)
    assert "\\x1b[31m\\u202e\\x00" in text


def test_identifiers_are_unique_and_every_place_of_the_page_that_is_linked_exists() -> None:
    tags = Tags(render(full_page())).found
    names = [attributes["id"] for _, attributes in tags if "id" in attributes]
    assert len(names) == len(set(names))
    local = [a["href"] for tag, a in tags if tag == "a" and (a["href"] or "").startswith("#")]
    assert {address[1:] for address in local if address} <= set(names)
    copied = {attributes["data-copy"] for _, attributes in tags if "data-copy" in attributes}
    assert {name for name in copied if name and ":" not in name} <= set(names)


def test_trials_are_places_that_the_matrix_can_link_to() -> None:
    assert '<tr id="torch-2.5.1:eager:cpu">' in render(full_page())


def test_what_is_not_as_documented_is_said_first() -> None:
    text = main_of(render(full_page()))
    assert "2 results are not as documented" in text
    assert text.index("not as documented") < text.index("Cause")
    assert "not as documented" not in main_of(render(small_page()))


def test_the_statement_that_raises_is_marked_in_the_broken_script_only() -> None:
    text = render(small_page())
    assert text.count('data-note="RuntimeError (A, B)"') == 1
    assert re.search(r'class="left raises" data-n="8" data-note=', text)


def test_without_results_the_documented_statement_is_marked() -> None:
    text = render(make_page())
    assert 'data-note="RuntimeError, as documented"' in text
    assert "Nothing is stored or recorded" in text


def test_each_message_is_set_against_the_one_before() -> None:
    text = render(small_page())
    assert "shapes do not <ins>match:</ins> 2 and 3" in text
    assert "shapes do not <del>fit:</del> 2 and 3" in text
    assert '<td class="number">180 MiB</td>' in text  # figures are in the table too


def test_a_long_message_scrolls_in_a_box_that_keys_reach() -> None:
    text = render(make_page(seen("2.5.1", failing("x" * 1_000)), seen("2.0.1", failing())))
    assert text.count('class="message long" tabindex="0"') == 1


def test_raw_output_is_folded_and_huge_output_cut() -> None:
    page = make_page(seen("2.5.1", failing()), tracebacks=(output("y" * 5_000_000),))
    text = render(page)
    assert len(text) < 100_000
    assert '<details class="output">' in text
    assert "[+4,999,000 characters]" in text


def test_output_of_no_known_failure_is_shown_too() -> None:
    page = make_page(seen("2.5.1", failing()), tracebacks=(output("stray words", letter="Z"),))
    assert "stray words" in render(page)


def test_releases_on_which_a_case_did_the_same_are_one_line() -> None:
    text = main_of(render(full_page()))
    table = text.partition('id="releases"')[2].partition("</table>")[0]
    assert [m[1] for m in re.finditer(r'#torch[^"]*">([^<]+)</a>', table)] == [
        *("1.13.1 to 2.0.1", "2.1.2", "2.2.2", "2.3.1", "2.4.1", "2.5.1", "2.6.0 to 2.7.1"),
        "2.0.1 to 2.7.1",
    ]
    assert table.count("not as documented") == 2


def test_modes_that_did_the_same_share_their_lines() -> None:
    places = [seen(r, failing(), mode=m) for m in ("eager", "compile") for r in ("2.0.1", "2.5.1")]
    table = main_of(render(make_page(*places))).partition('id="releases"')[2]
    assert '<th scope="rowgroup" rowspan="1">eager and compile, cpu</th>' in table
    assert "from the committed record only" in render(make_page(seen("2.5.1", recorded=True)))


def test_the_error_comes_first_the_newest_before_the_others() -> None:
    old, new = failing("an old message"), failing("a new message", kind="TypeError")
    page = make_page(seen("2.0.1", old), seen("2.5.1", new), seen("2.15.0", verdict=Verdict.HEALED))
    text = main_of(render(page))
    places = [text.index(words) for words in ("a new message", "1 other failure", ">Cause<")]
    assert places == sorted(places)
    assert text.index('id="failure-B"') < text.index('id="failure-A"')


def test_the_newest_trial_comes_first_and_a_record_has_no_empty_columns() -> None:
    page = make_page(*(seen(release, failing(), recorded=True) for release in ("2.0.1", "2.5.1")))
    text = main_of(render(page))
    assert text.index('<tr id="torch-2.5.1:eager:cpu">') < text.index('<tr id="torch-2.0.1:')
    assert "broken time" not in text
    assert "broken time" in render(small_page())


def test_very_long_scripts_are_cut_and_say_so() -> None:
    page = make_page(broken="x = 1\n" * 5_000, fixed=FIXED)
    assert "all 2,000 more lines" in render(page)


def test_equal_facts_give_equal_pages() -> None:
    assert render(full_page()) == render(full_page())


def test_a_small_page_is_as_in_the_gold_file(gold: Gold) -> None:
    gold("site-case.html", f"{main_of(render(small_page()))}\n")


# In words -----------------------------------------------------------------------------------------


def page(*verdicts: str, mode: str = "eager") -> CasePage:
    return make_page(
        *(
            seen(f"2.{n}.0", failing(), verdict=Verdict(verdict), mode=mode)
            for n, verdict in enumerate(verdicts)
        )
    )


@pytest.mark.parametrize(
    ("verdicts", "words"),
    [
        (["reproduces"], "reproduces on torch 2.0.0 in eager"),
        (["reproduces"] * 3, "reproduces on torch 2.0.0 to 2.2.0 in eager"),
        (
            ["reproduces", "healed", "healed"],
            "reproduces on torch 2.0.0, healed from 2.1.0 on in eager",
        ),
        (
            ["healed", "drifted", "healed"],
            "passes on torch 2.0.0, fails in other words on 2.1.0, healed on 2.2.0 in eager",
        ),
        (["healed", "healed"], "passes on torch 2.0.0 to 2.1.0 in eager"),
        (["unavailable"], "no result in eager"),
        ([], "not measured yet"),
    ],
)
def test_one_line_says_where_a_case_fails(verdicts: list[str], words: str) -> None:
    assert summarise(page(*verdicts)) == words


def test_modes_that_do_the_same_are_named_together() -> None:
    both = make_page(
        *(seen("2.0.0", failing(), mode=mode) for mode in ("eager", "compile")),
        seen("2.0.0", verdict=Verdict.HEALED, mode="export"),
        seen("2.0.0", verdict=Verdict.HEALED, mode="script"),
    )
    assert summarise(both) == (
        "reproduces on torch 2.0.0 in eager and compile; not in export or script"
    )


def test_many_changes_are_cut() -> None:
    words = summarise(page(*["reproduces", "healed"] * 5))
    assert words.endswith("and 5 changes later in eager")


def test_where_a_letter_was_seen_is_told_in_stretches() -> None:
    timeline = full_page().timeline
    assert timeline is not None
    assert where_seen(timeline, failing()) == [
        "1.13.1 to 2.0.1, 2.2.2, 2.4.1 to 2.5.1 in eager, cpu"
    ]


def test_modes_with_the_same_stretches_share_them() -> None:
    places = [seen("2.0.0", failing(), mode=mode) for mode in ("eager", "compile")]
    timeline = make_page(*places).timeline
    assert timeline is not None
    assert where_seen(timeline, failing()) == ["2.0.0 in eager and compile, cpu"]


@pytest.mark.parametrize(
    ("expectation", "where", "does"),
    [
        (Expectation(outcome=Outcome.PASSED), "every release", "passes"),
        (
            Expectation(outcome=Outcome.RAISED, type="E", releases=">=2", modes=("a", "b")),
            "torch >=2, a and b",
            "raises E",
        ),
        (
            Expectation(outcome=Outcome.PASSED, warning="w"),
            "every release",
            "passes, with a warning",
        ),
        (
            Expectation(outcome=Outcome.CRASHED, signal="SIGSEGV"),
            "every release",
            "crashes with SIGSEGV",
        ),
        (Expectation(outcome=Outcome.EXITED, exit_code=3), "every release", "exits with code 3"),
        (Expectation(outcome=Outcome.TIMED_OUT), "every release", "does not end in time"),
    ],
)
def test_an_expectation_is_put_into_words(expectation: Expectation, where: str, does: str) -> None:
    assert describe(expectation, "torch") == (where, does)


def test_commands_name_the_newest_release_that_fails() -> None:
    lines = [line for line, _ in commands(page("reproduces", "reproduces", "healed"))]
    assert lines == [
        "errata run torch/slug --env torch==2.1.0",
        "python cases/torch/slug/broken.py",
        "errata history torch/slug",
        "errata bisect torch/slug",
        "errata bundle torch/slug -o slug.zip",
    ]


def test_commands_name_the_mode_where_there_are_several() -> None:
    lines = [line for line, _ in commands(full_page())]
    assert lines[0].endswith(" --mode eager")
    assert lines[1].startswith("ERRATA_MODE=eager python ")


def test_commands_are_quoted_for_the_shell() -> None:
    hostile = replace(page("reproduces"), id="torch/a b; rm -rf ~")
    assert "errata history 'torch/a b; rm -rf ~'" in [line for line, _ in commands(hostile)]


@pytest.mark.parametrize(
    ("release", "alone"),
    [("2.0.1", "2.0.1"), ("2.1.2-py3.10+theseus-ai==0.2.3", "2.1.2"), ("2.15.0+timm", "2.15.0")],
)
def test_what_an_environment_adds_is_not_part_of_the_release(release: str, alone: str) -> None:
    assert bare(release) == alone
