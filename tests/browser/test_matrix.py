"""The matrix's own scripts: their pure functions, and what only they draw."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

EMPTY: dict[str, Any] = {
    "q": "",
    "framework": "",
    "area": "",
    "kind": "",
    "mode": "",
    "backend": "",
    "verdicts": [],
    "differs": False,
    "unexpected": False,
}


@pytest.fixture
def matrix(page: Page, small: Site) -> Page:
    page.goto(small.at("index.html"))
    return page


def test_every_state_survives_the_address(matrix: Page) -> None:
    words = ['"a b" & c=d #%+é</script>', "torch"]
    states = [
        {**EMPTY, "q": q, "framework": framework, "verdicts": verdicts, "differs": differs}
        for q, framework, verdicts, differs in itertools.product(
            ["", *words], ["", *words], [[], ["drifted"], ["drifted", "masked"]], [False, True]
        )
    ]
    assert (
        matrix.evaluate("all => all.map(s => errata.state.parse(errata.state.format(s)))", states)
        == states
    )


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", {}),
        ("#", {}),
        ("#main", {}),
        ("#?q=vmap", {"q": "vmap"}),
        ("#verdict=masked,drifted,masked,", {"verdicts": ["drifted", "masked"]}),
        ("#differs=yes&unexpected=1&other=2", {"unexpected": True}),
        ("#q=%E0%A4%A&framework=a&framework=b", {"q": "\ufffd%A", "framework": "a"}),
    ],
)
def test_an_address_is_read_as_far_as_it_can_be(
    matrix: Page, given: str, expected: dict[str, Any]
) -> None:
    assert matrix.evaluate("h => errata.state.parse(h)", given) == {**EMPTY, **expected}


def test_what_a_page_does_not_offer_is_left_out(matrix: Page) -> None:
    kept = matrix.evaluate(
        "([state, choices]) => errata.state.offered(state, choices)",
        [
            {**EMPTY, "framework": "jax", "kind": "crash", "verdicts": ["odd", "masked"]},
            {"framework": ["torch"], "kind": ["crash"], "verdicts": ["masked"]},
        ],
    )
    assert kept == {**EMPTY, "kind": "crash", "verdicts": ["masked"]}


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("", []),
        ("  VMAP  in-place ", ["vmap", "in-place"]),
        ('"Not Possible" because', ["not possible", "because"]),
        ('"never closed', ["never closed"]),
        ('""', []),
    ],
)
def test_a_query_is_words_and_quoted_phrases(matrix: Page, query: str, words: list[str]) -> None:
    assert matrix.evaluate("q => errata.data.words(q)", query) == words


def test_runs_of_values_are_read_as_they_are_written(matrix: Page) -> None:
    runs = [3, 2, -1, 1, 0, 3]
    assert matrix.evaluate("r => errata.data.expand(r)", runs) == [3, 3, -1, 0, 0, 0]
    at = matrix.evaluate("r => [0, 1, 2, 3, 5, 6].map(i => errata.data.valueAt(r, i))", runs)
    assert at == [3, 3, -1, 0, 0, -1]


@pytest.mark.parametrize(
    ("key", "to"),
    [
        ("ArrowLeft", [2, 0]),
        ("ArrowRight", [2, 2]),
        ("ArrowUp", [1, 1]),
        ("ArrowDown", [3, 1]),
        ("PageUp", [0, 1]),
        ("PageDown", [4, 1]),
        ("Home", [2, 0]),
        ("End", [2, 3]),
        ("Control+Home", [0, 0]),
        ("Control+End", [4, 3]),
    ],
)
def test_a_key_leads_from_one_place_to_another(matrix: Page, key: str, to: list[int]) -> None:
    step = """key => {
      const at = errata.keys.step(key, {row: 2, column: 1}, {rows: 5, columns: 4}, 10);
      return [at.row, at.column];
    }"""
    assert matrix.evaluate(step, key) == to
    assert matrix.evaluate("errata.keys.step('a', {}, {}, 1)") is None


def test_modes_that_disagree_split_a_cell_until_one_is_chosen(matrix: Page) -> None:
    row = matrix.locator("[role='row']", has=matrix.get_by_role("link", name="modes", exact=True))
    cell = row.locator("a[aria-label^='2.15.0:']")
    assert cell.locator(".cell").all_inner_texts() == ["A", "✓"]
    assert "eager reproduces A; compile passes" in str(cell.get_attribute("aria-label"))
    matrix.get_by_label("Mode").select_option("compile")
    assert cell.locator(".cell").count() == 0
    assert cell.inner_text() == "✓"
    matrix.get_by_label("Mode").select_option("")
    assert cell.locator(".cell").all_inner_texts() == ["A", "✓"]


def test_only_what_is_not_as_documented_is_filled_and_said(matrix: Page) -> None:
    cells = matrix.locator("a.cell.v-reproduces, a.cell.v-drifted, a.cell.v-fix-fails")
    assert cells.count() > 5
    for cell in cells.all():
        filled = "unexpected" in str(cell.get_attribute("class"))
        assert filled == ("not as documented" in str(cell.get_attribute("aria-label")))
        assert filled == ("v-reproduces" not in str(cell.get_attribute("class")))


def test_the_headline_s_alarm_leads_to_what_is_unexpected(matrix: Page) -> None:
    matrix.get_by_role("link", name="results are not as documented").click()
    assert matrix.get_by_label("Only unexpected").is_checked()
    assert matrix.url.endswith("#unexpected=1")
    assert "reproduces" not in matrix.locator("[role='rowheader']:visible").all_inner_texts()


def test_a_legend_s_counts_follow_the_other_filters(matrix: Page) -> None:
    chip = matrix.locator("[data-verdict='masked'] .count")
    before = int(chip.inner_text())
    matrix.locator("#search").fill("hangs")
    assert 0 < int(chip.inner_text()) < before
    drifted = matrix.locator("[data-verdict='drifted']")
    assert drifted.is_hidden()  # it would count zero
    matrix.locator("#search").fill("drifts")
    drifted.click()
    matrix.locator("#search").fill("hangs")
    assert drifted.is_visible()  # so that it can be taken back
    # Its own choice does not count, or nobody could see what to choose next.
    assert int(chip.inner_text()) > 0
    assert matrix.locator("[role='rowheader']:visible").count() == 0


def test_typing_is_one_step_back(matrix: Page) -> None:
    matrix.locator("#search").press_sequentially("drifts")
    assert matrix.url.endswith("#q=drifts")
    matrix.go_back()
    assert matrix.locator("#search").input_value() == ""
    assert "#" not in matrix.url


def test_heads_stay_in_sight_while_the_page_scrolls(real: Site, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 500})
    page.goto(real.at("index.html"))
    page.locator(".name:visible").nth(20).evaluate("name => name.scrollIntoView()")
    head = page.locator(".grid-head").first
    box, bar = head.bounding_box(), page.locator(".site-head").bounding_box()
    assert box is not None
    assert bar is not None
    assert abs(box["y"] - bar["height"]) < 2
    scroll = """async box => {
      box.scrollLeft = 200;
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.querySelector(".grid-head").scrollLeft;
    }"""
    assert page.locator(".grid-body").first.evaluate(scroll) == 200
    name = page.locator(".name:visible").nth(20).bounding_box()
    assert name is not None
    assert 0 <= name["x"] < 40


@pytest.mark.parametrize("width", [360, 1280])
def test_the_newest_release_and_the_title_are_in_sight(real: Site, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(real.at("index.html"))
    for block in page.locator(".block").all():
        newest = block.locator(".column").first.bounding_box()
        assert newest is not None
        assert newest["x"] + newest["width"] < width
        row = block.locator(".grid-body [role='row']").first
        title = row.locator(".words").text_content()
        row.scroll_into_view_if_needed()  # which makes its cells
        row.get_by_text(str(title), exact=True).locator("visible=true").wait_for()


def test_a_jump_leads_to_a_framework_and_keeps_what_was_chosen(real: Site, page: Page) -> None:
    page.goto(real.at("index.html#kind=wrong-result"))
    page.locator("a.jump[href$='#cases-paddle']").click()
    assert page.url.endswith("#kind=wrong-result")
    box = page.locator("#cases-paddle").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 200
    assert page.locator("#cases-paddle :focus").count() == 1


def test_on_paper_every_cell_is_there(real: Site, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 200})
    page.goto(real.at("index.html"))
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    rows = page.locator(".grid-body [role='row']")
    assert rows.count() > 10
    for row in rows.all():
        assert row.locator(".box").count() > 5
