"""Every kind of page: nothing goes wrong in it, everybody can read it, and it fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.accessibility import violations
from browser.conftest import LOOKS, PHONE
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

    OpenPage = Callable[..., Page]

KINDS = {
    "matrix": "index.html",
    "case": "cases/torch/modes.html",
    "hostile case": "cases/torch/hostile.html",
    "about": "about.html",
    "upgrades": "upgrades/index.html",
    "upgrade": "upgrades/torch-2.14.1-to-2.15.0.html",
    "environments": "environments/index.html",
}
every_kind = pytest.mark.parametrize("address", KINDS.values(), ids=KINDS)


@every_kind
@pytest.mark.parametrize("over", ["http", "file"])
def test_a_page_opens_without_a_complaint(page: Page, small: Site, address: str, over: str) -> None:
    page.goto(small.at(address, over))
    assert "Errata" in page.title()
    assert page.locator("h1").count() == 1
    assert page.locator("main").inner_text().strip()
    assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--v-drifted')")


@every_kind
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_that_shuts_anybody_out(
    new_page: OpenPage, small: Site, address: str, look: str
) -> None:
    page = new_page(**LOOKS[look])
    page.goto(small.at(address, "file"))
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    assert violations(page) == []


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize(
    "address", ["index.html", "upgrades/index.html", "environments/index.html"]
)
def test_axe_finds_nothing_in_real_pages(
    new_page: OpenPage, real: Site, address: str, look: str
) -> None:
    page = new_page(**LOOKS[look])
    page.goto(real.at(address, "file"))
    assert violations(page) == []


def test_no_style_locks_how_a_phone_is_held(small: Site) -> None:
    sheets = list((small.folder / "assets").glob("*.css"))
    assert sheets
    assert not [sheet.name for sheet in sheets if "orientation" in sheet.read_text("utf-8")]


# In parts, so that one long test does not keep a single core busy at the end.
@pytest.mark.parametrize(
    ("name", "part", "parts"), [("small", 0, 1), *(("real", part, 4) for part in range(4))]
)
def test_no_page_scrolls_sideways_on_a_phone(
    phone: Page, sites: dict[str, Site], name: str, part: int, parts: int
) -> None:
    site = sites[name]
    wide = {}
    for address in site.pages()[part::parts]:
        phone.goto(site.at(address, "file"))
        width = phone.evaluate("document.documentElement.scrollWidth")
        if width > PHONE["width"]:
            wide[address] = width
    assert not wide


@every_kind
def test_what_is_wider_than_the_page_scrolls_in_a_box_that_keys_reach(
    phone: Page, small: Site, address: str
) -> None:
    phone.goto(small.at(address, "file"))
    unreachable = phone.evaluate(
        """[...document.querySelectorAll("main *")].filter(box =>
            /auto|scroll/.test(getComputedStyle(box).overflowX)
            && box.scrollWidth > box.clientWidth + 1 && box.tabIndex < 0
            && !box.querySelector("a, button, [tabindex='0']")
        ).map(box => box.outerHTML.slice(0, 200))"""
    )
    assert unreachable == []


@every_kind
def test_a_page_says_its_content_without_scripts(
    new_page: OpenPage, small: Site, address: str
) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(small.at(address, "file"))
    said = page.locator("main").inner_text()
    assert "torch" in said
    assert page.locator(".needs-js:visible").count() == 0


def test_the_matrix_without_scripts_lists_every_case_as_a_link(
    new_page: OpenPage, small: Site
) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(small.at("index.html", "file"))
    visible = {
        str(link.get_attribute("href")).partition("#")[0]
        for link in page.locator("main a[href^='cases/']:visible").all()
    }
    assert visible >= {
        f"cases/torch/{path.name}" for path in (small.folder / "cases" / "torch").iterdir()
    }


@every_kind
def test_on_paper_there_is_only_the_content_in_black_on_white(
    new_page: OpenPage, small: Site, address: str
) -> None:
    page = new_page(color_scheme="dark")
    page.goto(small.at(address, "file"))
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in {
        "rgb(255, 255, 255)",
        "rgba(0, 0, 0, 0)",
    }
    assert not page.locator("header nav").is_visible()
    assert not page.locator("header button").first.is_visible()
    assert page.locator("h1").is_visible()


@every_kind
def test_the_skip_link_comes_first_and_leads_to_the_content(
    page: Page, small: Site, address: str
) -> None:
    page.goto(small.at(address, "file"))
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    assert focused.get_attribute("href") == "#main"
    assert focused.is_visible()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@every_kind
def test_every_place_that_keys_reach_shows_that_it_has_the_focus(
    page: Page, small: Site, address: str
) -> None:
    page.goto(small.at(address, "file"))
    for _ in range(25):
        page.keyboard.press("Tab")
        shown = page.evaluate(
            """() => {
              const it = document.activeElement;
              if (it === document.body) return "";
              const style = getComputedStyle(it);
              const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
              return ring || style.boxShadow !== "none" ? "" : it.outerHTML.slice(0, 200);
            }"""
        )
        assert shown == ""
