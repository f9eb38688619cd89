"""The first page in a browser: search, filters and the address; what stays in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

both = pytest.mark.parametrize("over", ["http", "file"])


def rows(page: Page) -> list[str]:
    """Name the cases that the matrix shows."""
    shown = "links => links.filter(link => link.offsetParent).map(link => link.textContent)"
    found: list[str] = page.locator(".matrix tbody th a").evaluate_all(shown)
    return found


@both
def test_filters_and_search_are_in_the_address_and_back_undoes_them(
    page: Page, real: Site, over: str
) -> None:
    page.goto(real.at("index.html", over))
    everything = rows(page)
    page.get_by_label("Framework").select_option("paddle")
    some = rows(page)
    assert 0 < len(some) < len(everything)
    assert page.get_by_role("status").inner_text() == f"{len(some)} of {len(everything):,} cases"
    page.get_by_label("Results").select_option("differs")
    fewer = rows(page)
    assert set(fewer) < set(some)
    address = page.evaluate("location.href")  # Playwright hears of it a moment later
    other = page.context.new_page()
    other.goto(address)
    assert rows(other) == fewer
    assert other.get_by_label("Framework").input_value() == "paddle"
    page.go_back()
    assert rows(page) == some
    page.locator("#search").press_sequentially("argmax")  # typing is one step back
    assert page.evaluate("location.href").endswith("q=argmax&framework=paddle")
    page.go_back()
    page.go_back()
    assert rows(page) == everything
    assert page.locator("#search").input_value() == ""


@pytest.mark.parametrize(
    "words", ["vmap-inplace-unbatched", "SLICE ASSIGNMENT", '"being vmapped over"', "functorch"]
)
def test_search_looks_into_name_title_area_and_error(page: Page, real: Site, words: str) -> None:
    page.goto(real.at("index.html"))
    everything = rows(page)
    page.locator("#search").fill(words)
    assert "vmap-inplace-unbatched" in rows(page)
    assert len(rows(page)) < len(everything)


def test_each_filter_leaves_what_matches_and_one_click_brings_all_back(
    page: Page, small: Site
) -> None:
    page.goto(small.at("index.html"))
    everything = rows(page)
    for verdict in ("drifted", "masked", "healed", "fix-fails", "flaky"):
        page.get_by_label("Results").select_option(verdict)
        assert rows(page)
        assert page.locator("tbody:visible").count() == (
            page.locator("tbody:visible").filter(has=page.locator(f".v-{verdict}")).count()
        )
    page.get_by_role("button", name="Clear filters").click()
    assert rows(page) == everything
    page.get_by_role("link", name="results are not as documented").click()
    assert page.get_by_label("Results").input_value() == "unexpected"
    assert {"drifts", "heals", "masked", "fix-fails", "flaky"} <= set(rows(page))
    assert "reproduces" not in rows(page)
    page.locator("#search").fill("no such words anywhere")
    assert rows(page) == []
    page.get_by_role("button", name="clear filters", exact=True).click()
    assert rows(page) == everything
    assert "#" not in page.evaluate("location.href").rstrip("#")


def test_an_address_is_read_as_far_as_it_can_be(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    number = len(rows(page))
    for given, shown in (
        ("#main", number),
        ("#cases-torch", number),
        ("#q=DRIFTS&other=2", 1),
        ("#framework=jax&kind=odd&result=odd", number),
        ("#q=%E0%A4%A", 0),
        ('#q="no%20such', 0),
    ):
        page.goto("about:blank")
        page.goto(small.at("index.html") + given)
        assert len(rows(page)) == shown, given


def test_only_what_is_not_as_documented_is_filled_and_said(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    cells = page.locator("a.cell.v-reproduces, a.cell.v-drifted, a.cell.v-fix-fails")
    assert cells.count() > 5
    for cell in cells.all():
        filled = "unexpected" in str(cell.get_attribute("class"))
        assert filled == ("not as documented" in str(cell.get_attribute("title")))
        assert filled == ("v-reproduces" not in str(cell.get_attribute("class")))


@pytest.mark.parametrize("width", [390, 1280])
def test_heads_and_names_stay_in_sight(real: Site, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 600})
    page.goto(real.at("index.html"))
    page.locator(".grid").first.scroll_into_view_if_needed()
    page.locator(".matrix tbody th").nth(40).evaluate("name => name.scrollIntoView()")
    page.locator(".grid").first.evaluate("box => { box.scrollLeft = 200; }")
    head = page.locator(".matrix thead th").nth(2).bounding_box()
    name = page.locator(".matrix tbody th").nth(41).bounding_box()
    assert head is not None
    assert name is not None
    assert 0 <= head["y"] < 300
    assert 0 <= name["x"] < 60


def test_a_jump_leads_to_a_framework_and_keeps_what_is_shown(real: Site, page: Page) -> None:
    page.goto(real.at("index.html#kind=wrong-result"))
    shown = rows(page)
    page.locator("a.jump[href$='#cases-paddle']").click()
    assert rows(page) == shown
    box = page.locator("#cases-paddle").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 200
