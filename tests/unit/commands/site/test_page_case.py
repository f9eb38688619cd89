"""The page of a case: what it says, and that hostile text stays text within the policy."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from case_pages import FIXED, START, failing, full_page, make_page, output, seen, small_page

from errata.commands.site.gather import CasePage
from errata.commands.site.page_case import render_case
from errata.commands.site.rendering import make_environment
from errata.model.case import Source
from errata.model.verdict import Verdict

Gold = Callable[[str, str], None]
HOSTILE = (
    "</script><script>alert(1)</script><img src=x onerror=alert(2)>{{ 7 * 7 }}\x1b[31m\u202e\x00"
)


def render(page: CasePage) -> str:
    return render_case(page, make_environment(version="1.0", newest=START))


def main_of(text: str) -> str:
    match = re.search(r"<main.*</main>", text, re.DOTALL)
    assert match
    return match[0]


class Tags(HTMLParser):
    """Every start tag with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


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


def test_all_figures_are_in_the_table_too() -> None:
    text = render(small_page())
    assert '<td class="number">0.01 s</td>' in text
    assert '<td class="number">180 MiB</td>' in text


def test_very_long_scripts_are_cut_and_say_so() -> None:
    page = make_page(broken="x = 1\n" * 5_000, fixed=FIXED)
    assert "all 2,000 more lines" in render(page)


def test_equal_facts_give_equal_pages() -> None:
    assert render(full_page()) == render(full_page())


def test_a_small_page_is_as_in_the_gold_file(gold: Gold) -> None:
    gold("site-case.html", f"{main_of(render(small_page()))}\n")
