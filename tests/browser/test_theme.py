"""Light and dark: as the system has it, until the reader says otherwise; and that is remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

    OpenPage = Callable[..., Page]


def is_dark(page: Page) -> bool:
    """Whether the page's ground is darker than its text."""
    light = """element => {
      const canvas = document.createElement("canvas").getContext("2d");
      canvas.fillStyle = getComputedStyle(document.body)[element];
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((a, b) => a + b);
    }"""
    ground, text = (page.evaluate(light, name) for name in ("backgroundColor", "color"))
    return bool(ground < text)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_system_chooses_first(new_page: OpenPage, small: Site, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    page.goto(small.at("index.html", "file"))
    assert is_dark(page) is (scheme == "dark")


def test_the_system_also_chooses_without_scripts(new_page: OpenPage, small: Site) -> None:
    page = new_page(color_scheme="dark", java_script_enabled=False)
    page.goto(small.at("index.html", "file"))
    assert page.locator("#theme").is_hidden()
    assert is_dark(page)


@pytest.mark.parametrize("over", ["http", "file"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_switch_is_remembered_on_every_page(
    new_page: OpenPage, small: Site, over: str, scheme: str
) -> None:
    page = new_page(color_scheme=scheme)
    page.goto(small.at("index.html", over))
    page.locator("#theme").click()
    assert is_dark(page) is (scheme == "light")
    page.reload()
    assert is_dark(page) is (scheme == "light")
    page.goto(small.at("environments/index.html", over))
    assert is_dark(page) is (scheme == "light")
    page.locator("#theme").click()
    assert is_dark(page) is (scheme == "dark")


def test_the_switch_works_with_keys(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    before = is_dark(page)
    page.locator("#theme").focus()
    page.keyboard.press("Enter")
    assert is_dark(page) is not before


def test_the_switch_works_where_nothing_may_be_remembered(new_page: OpenPage, small: Site) -> None:
    page = new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{get() { throw new DOMException('refused', 'SecurityError'); }});"
    )
    page.goto(small.at("index.html"))
    before = is_dark(page)
    page.locator("#theme").click()
    assert is_dark(page) is not before


def test_another_tab_follows(new_page: OpenPage, small: Site) -> None:
    page = new_page()
    page.goto(small.at("index.html"))
    other = page.context.new_page()
    other.goto(small.at("environments/index.html"))
    before = is_dark(other)
    page.locator("#theme").click()
    other.locator("html[data-theme]").wait_for()
    assert is_dark(other) is not before
