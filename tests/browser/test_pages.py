"""Every kind of page: nothing goes wrong in it, everybody can read it, and it fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pytest
from browser.accessibility import violations
from browser.conftest import LOOKS, PHONE
from browser.serving import Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

    OpenPage = Callable[..., Page]

LISTS = ("index.html", "upgrades/index.html", "environments/index.html")
KINDS = (
    *LISTS,
    "about.html",
    "cases/torch/modes.html",
    "cases/torch/hostile.html",
    "upgrades/torch-2.14.1-to-2.15.0.html",
)


def test_pages_open_without_a_complaint(page: Page, small: Site) -> None:
    for address in KINDS:
        page.goto(small.at(address))
        assert "Errata" in page.title()
        assert page.locator("h1").count() == 1
        assert page.locator("main").inner_text().strip()
        assert page.evaluate("getComputedStyle(document.body).getPropertyValue('--v-drifted')")


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_that_shuts_anybody_out(
    new_page: OpenPage, small: Site, look: str
) -> None:
    page = new_page(**LOOKS[look])
    # A dark page differs from a light one in nothing but colours.
    only = ("color-contrast", "link-in-text-block") if look == "dark" else ()
    for address in KINDS:
        page.goto(small.at(address, "file"))
        page.evaluate("document.querySelectorAll('details').forEach(it => { it.open = true })")
        assert violations(page, only=only) == [], address


def test_axe_finds_nothing_in_a_matrix_of_hundreds_of_cases(page: Page, real: Site) -> None:
    # Its other lists are made by the templates of the small site's.
    page.goto(real.at("index.html", "file"))
    assert violations(page) == []


def test_no_style_locks_how_a_phone_is_held(small: Site) -> None:
    sheets = list((small.folder / "assets").glob("*.css"))
    assert sheets
    assert not [sheet.name for sheet in sheets if "orientation" in sheet.read_text("utf-8")]


def _with_long_words(site: Site, pages: Sequence[str]) -> list[str]:
    """Return the thirty pages that have the longest words outside of boxes that scroll."""

    def longest(address: str) -> int:
        text = (site.folder / address).read_text("utf-8")
        words = re.sub(r"(?s)<(pre|script|style|svg)\b.*?</\1>|<[^>]*>", " ", text).split()
        return max(map(len, words))

    return sorted(pages, key=longest)[-30:]


def test_no_page_scrolls_sideways_on_a_phone(phone: Page, sites: dict[str, Site]) -> None:
    wide = {}
    for name, site in sites.items():
        pages = site.pages()
        # Pages of one kind differ in their words alone, and a long one is what needs room.
        for address in pages if name == "small" else {*LISTS, *_with_long_words(site, pages)}:
            phone.goto(site.at(address, "file"), wait_until="domcontentloaded")
            width = phone.evaluate("document.documentElement.scrollWidth")
            if width > PHONE["width"]:
                wide[address] = width
    assert not wide


def test_what_is_wider_than_the_page_scrolls_in_a_box_that_keys_reach(
    phone: Page, small: Site
) -> None:
    for address in KINDS:
        phone.goto(small.at(address, "file"))
        unreachable = phone.evaluate(
            """[...document.querySelectorAll("main *")].filter(box =>
                /auto|scroll/.test(getComputedStyle(box).overflowX)
                && box.scrollWidth > box.clientWidth + 1 && box.tabIndex < 0
                && !box.querySelector("a, button, [tabindex='0']")
            ).map(box => box.outerHTML.slice(0, 200))"""
        )
        assert unreachable == [], address


def test_without_scripts_pages_say_their_content(new_page: OpenPage, small: Site) -> None:
    page = new_page(java_script_enabled=False)
    for address in KINDS:
        page.goto(small.at(address, "file"))
        assert "torch" in page.locator("main").inner_text()
        assert page.locator(".needs-js:visible").count() == 0
    page.goto(small.at("index.html", "file"))
    links = page.locator(".matrix tbody th a:visible").all()
    assert {str(link.get_attribute("href")) for link in links} == {
        f"cases/torch/{path.name}" for path in (small.folder / "cases" / "torch").iterdir()
    }


def test_on_paper_there_is_only_the_content_in_black_on_white(
    new_page: OpenPage, small: Site
) -> None:
    page = new_page(color_scheme="dark")
    page.emulate_media(media="print")
    for address in KINDS:
        page.goto(small.at(address, "file"))
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in {
            "rgb(255, 255, 255)",
            "rgba(0, 0, 0, 0)",
        }
        assert not page.locator("header nav").is_visible()
        assert not page.locator("header button").first.is_visible()
        assert page.locator("h1").is_visible()


def test_the_skip_link_comes_first_and_leads_to_the_content(page: Page, small: Site) -> None:
    for address in KINDS:
        page.goto(small.at(address, "file"))
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        assert focused.get_attribute("href") == "#main"
        assert focused.is_visible()
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.closest('main') !== null")


def test_every_place_that_keys_reach_shows_that_it_has_the_focus(page: Page, small: Site) -> None:
    for address in KINDS:
        page.goto(small.at(address, "file"))
        for _ in range(20):
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
            assert shown == "", address
