"""What somebody does with the site, from page to page: by mouse, and with keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus; a hundred times are too many."""
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.locator(f":is({selector}):focus").count():
            return
    pytest.fail(f"Tab never reaches {selector}")


@pytest.mark.parametrize("over", ["http", "file"])
def test_a_cell_opens_its_case_at_its_place(page: Page, small: Site, over: str) -> None:
    page.goto(small.at("index.html", over))
    page.locator("a.cell[href='cases/torch/drifts.html#torch-2.15.0:eager:cpu']").click()
    page.wait_for_url("**/cases/torch/drifts.html#*")
    target = page.locator(":target")
    assert target.get_attribute("id") == "torch-2.15.0:eager:cpu"
    assert target.is_visible()
    page.go_back()
    assert page.url.endswith("index.html")


def test_the_whole_way_with_keys_alone(page: Page, small: Site) -> None:
    page.goto(small.at("environments/index.html"))
    page.keyboard.press("/")
    page.keyboard.type("drifts")
    page.keyboard.press("Enter")
    page.wait_for_url("**/index.html#*")
    tab_to(page, ".matrix tbody th a")
    assert page.locator(":focus").inner_text() == "drifts"
    page.keyboard.press("Enter")
    page.wait_for_url("**/cases/torch/drifts.html")
    tab_to(page, "details:not([open]) > summary")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.parentElement.open")


def test_a_link_of_the_head_leads_to_every_part(page: Page, small: Site) -> None:
    page.goto(small.at("cases/torch/drifts.html"))
    for name in ("Upgrades", "Environments", "Cases"):
        link = page.get_by_role("navigation", name="Site").get_by_role("link", name=name)
        link.click()
        current = page.locator("nav a[aria-current='page']")
        assert current.inner_text() == name
        assert re.match(r".+/small/(\w+/)?index\.html$", page.url)
