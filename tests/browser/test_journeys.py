"""What somebody does with the site, from page to page: by mouse, by touch, and with keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

both = pytest.mark.parametrize("over", ["http", "file"])


def rows(page: Page) -> list[str]:
    """Name the cases that the matrix shows."""
    return page.locator("[role='rowheader']:visible").all_inner_texts()


def cell(page: Page, case: str, release: str) -> Locator:
    row = page.locator("[role='row']", has=page.locator(f"a[href='cases/{case}.html']"))
    return row.locator(f"a.cell[aria-label^='{release}:']")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus; a hundred times are too many."""
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.locator(f":is({selector}):focus").count():
            return
    pytest.fail(f"Tab never reaches {selector}")


@both
def test_a_filter_is_in_the_address_and_back_undoes_it(page: Page, real: Site, over: str) -> None:
    page.goto(real.at("index.html", over))
    everything = rows(page)
    page.get_by_label("Framework").select_option("paddle")
    some = rows(page)
    assert 0 < len(some) < len(everything)
    assert page.get_by_role("status").inner_text() == f"{len(some)} of {len(everything)} cases"
    page.get_by_label("Only what differs between releases").check()
    fewer = rows(page)
    assert set(fewer) < set(some)
    address = page.url
    assert "paddle" in address
    page.go_back()
    assert rows(page) == some
    assert not page.get_by_label("Only what differs between releases").is_checked()
    page.go_back()
    assert rows(page) == everything
    page.go_forward()
    page.go_forward()
    assert rows(page) == fewer
    assert page.url == address


@both
def test_a_shared_link_shows_others_the_same(page: Page, real: Site, over: str) -> None:
    page.goto(real.at("index.html", over))
    page.get_by_label("Framework").select_option("mindspore")
    page.locator("#search").fill("swapaxes")
    shown = rows(page)
    address = page.url
    other = page.context.new_page()
    other.goto(address)
    assert rows(other) == shown
    assert other.get_by_label("Framework").input_value() == "mindspore"
    assert other.locator("#search").input_value() == "swapaxes"


@pytest.mark.parametrize(
    "words", ["vmap-inplace-unbatched", "SLICE ASSIGNMENT", '"being vmapped over"', "functorch"]
)
def test_search_looks_into_name_title_area_and_error(page: Page, real: Site, words: str) -> None:
    page.goto(real.at("index.html"))
    everything = rows(page)
    page.locator("#search").fill(words)
    assert "vmap-inplace-unbatched" in rows(page)
    assert len(rows(page)) < len(everything)


@pytest.mark.parametrize("verdict", ["drifted", "masked", "healed", "fix-fails", "flaky"])
def test_a_verdict_of_the_legend_is_a_filter(page: Page, small: Site, verdict: str) -> None:
    page.goto(small.at("index.html"))
    chip = page.locator(f"[data-verdict='{verdict}']")
    chip.click()
    assert chip.get_attribute("aria-pressed") == "true"
    for name in rows(page):
        row = page.locator("[role='row']", has=page.get_by_role("link", name=name, exact=True))
        assert row.locator(f".v-{verdict}").count() > 0
    assert rows(page)


def test_only_the_unexpected_is_shown_where_asked(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    page.get_by_label("Only unexpected").check()
    shown = rows(page)
    assert "reproduces" not in shown
    assert {"drifts", "heals", "masked", "fix-fails", "flaky"} <= set(shown)


def test_where_nothing_matches_one_click_brings_all_back(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    everything = rows(page)
    page.locator("#search").fill("no such words anywhere")
    assert rows(page) == []
    page.get_by_role("button", name="clear filters", exact=True).click()
    assert rows(page) == everything
    assert "#" not in page.url.rstrip("#")


@both
def test_a_cell_opens_its_case_at_its_place(page: Page, small: Site, over: str) -> None:
    page.goto(small.at("index.html", over))
    cell(page, "torch/drifts", "2.15.0").click()
    page.wait_for_url("**/cases/torch/drifts.html#*")
    target = page.locator(":target")
    assert target.get_attribute("id") == "torch-2.15.0:eager:cpu"
    assert target.is_visible()
    page.go_back()
    assert page.url.endswith("index.html")


def test_hovering_a_cell_tells_what_it_stands_for(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    cell(page, "torch/drifts", "2.15.0").hover()
    tip = page.locator("#tip")
    for words in ("2.15.0", "drifted", "eager"):
        assert words in tip.inner_text()
    page.keyboard.press("Escape")
    assert tip.is_hidden()


def test_a_tap_tells_and_a_second_one_opens(phone: Page, small: Site) -> None:
    phone.goto(small.at("index.html"))
    place = cell(phone, "torch/drifts", "2.15.0")
    place.scroll_into_view_if_needed()
    place.tap()
    assert "drifted" in phone.locator("#tip").inner_text()
    place.tap()
    phone.wait_for_url("**/cases/torch/drifts.html#*")


def test_the_whole_way_with_keys_alone(page: Page, small: Site) -> None:
    page.goto(small.at("environments/index.html"))
    page.keyboard.press("/")
    page.keyboard.type("drifts")
    page.keyboard.press("Enter")
    page.wait_for_url("**/index.html#*")
    assert rows(page) == ["drifts"]
    tab_to(page, "[role='rowheader'] a")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        label = page.locator(":focus").get_attribute("aria-label") or ""
        if label.startswith("2.15.0:"):
            break
    assert "drifted" in label
    assert "drifted" in page.locator("#tip").inner_text()
    page.keyboard.press("Home")
    page.keyboard.press("End")
    page.keyboard.press("Control+Home")
    assert page.locator(":focus").inner_text() == "drifts"
    page.keyboard.press("Enter")
    page.wait_for_url("**/cases/torch/drifts.html")
    tab_to(page, "details:not([open]) > summary")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.parentElement.open")


def test_arrow_keys_never_leave_the_grid(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    page.locator("[role='rowheader'] a:visible").first.focus()
    for key in ("ArrowUp", "ArrowLeft", "PageUp", "Control+End", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        assert page.locator("[role='grid'] :focus").count() == 1
    # One place of a grid is reached by Tab, so that nobody has to walk through all of it.
    assert page.locator("[role='grid']:first-of-type [tabindex='0']").count() == 1


def test_a_link_of_the_head_leads_to_every_part(page: Page, small: Site) -> None:
    page.goto(small.at("cases/torch/drifts.html"))
    for name in ("Upgrades", "Environments", "Cases"):
        link = page.get_by_role("navigation", name="Site").get_by_role("link", name=name)
        link.click()
        current = page.locator("nav a[aria-current='page']")
        assert current.inner_text() == name
        assert re.match(r".+/small/(\w+/)?index\.html$", page.url)
