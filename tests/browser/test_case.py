"""The page of a case in a browser: copy buttons, marks, the place of a trial, the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.conftest import PHONE
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

    OpenPage = Callable[..., Page]

CASE = "cases/torch/modes.html"
PLACE = "torch-2.14.1:eager:cpu"


@pytest.mark.parametrize("over", ["http", "file"])
def test_a_script_is_copied_as_it_is(new_page: OpenPage, small: Site, over: str) -> None:
    page = new_page()
    page.goto(small.at(CASE, over))
    if over == "http":
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy broken.py").click()
    page.get_by_role("button", name="Copied").wait_for()
    page.goto(small.at(CASE, over))
    area = page.locator("#search")
    area.focus()
    page.keyboard.press("Control+V")
    pasted = area.input_value()
    assert pasted.startswith("import os")
    assert "result = model(x)" in pasted
    assert "RuntimeError (A" not in pasted


def test_the_trial_that_the_address_names_is_seen_and_marked(page: Page, small: Site) -> None:
    page.goto(small.at(f"{CASE}#{PLACE}"))
    row = page.locator("tr:target")
    assert row.get_attribute("id") == PLACE
    box = row.bounding_box()
    assert box is not None
    assert 0 < box["y"] < 900
    plain = page.locator("tr[id]:not(:target)").first
    shade = "element => getComputedStyle(element).backgroundColor"
    assert row.evaluate(shade) != plain.evaluate(shade)


def test_a_line_of_the_releases_leads_to_its_trial(page: Page, small: Site) -> None:
    page.goto(small.at(CASE))
    page.locator(".over a[href$=':eager:cpu']").first.click()
    assert page.locator("tr:target").is_visible()


def test_a_letter_leads_to_its_failure_though_it_is_folded(page: Page, small: Site) -> None:
    page.goto(small.at("cases/torch/hostile.html"))
    folded = page.locator("#failure-A .message").first
    assert not folded.is_visible()
    page.locator("a[href='#failure-A']").first.click()
    assert folded.is_visible()


def test_on_a_phone_both_scripts_become_one_column(new_page: OpenPage, small: Site) -> None:
    page = new_page(viewport=PHONE)
    page.goto(small.at(CASE))
    alike, changed = page.locator(".sides tbody:not(.changed)"), page.locator(".sides .changed")
    assert alike.locator("td.left").first.is_visible()
    assert not alike.locator("td.right").first.is_visible()
    lines = changed.locator("td[data-n]")
    assert all(lines.nth(index).is_visible() for index in range(lines.count()))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_desk_equal_lines_stand_beside_each_other(page: Page, small: Site) -> None:
    page.goto(small.at(CASE))
    row = page.locator(".sides tbody:not(.changed) tr").first
    left, right = row.locator("td.left").bounding_box(), row.locator("td.right").bounding_box()
    assert left is not None
    assert right is not None
    assert left["y"] == right["y"]
    assert left["x"] < right["x"]


def test_without_scripts_everything_is_there(new_page: OpenPage, small: Site) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(small.at(CASE))
    for part in ("#why", "#scripts", "#releases", "#failures", "#trials", "#replay"):
        assert page.locator(part).is_visible()
    assert not page.locator("button.copy").first.is_visible()
