"""What a script printed is shown, and never obeyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.serving import Site
from documents import Tags

if TYPE_CHECKING:
    from playwright.sync_api import Page

ADDRESS = "cases/torch/hostile.html"
UNSEEN = "\x1b\u202e\u202c\u2066\u2069\u200b\x00"


@pytest.mark.parametrize("over", ["http", "file"])
def test_hostile_text_makes_no_element_and_runs_no_script(
    page: Page, small: Site, over: str
) -> None:
    page.goto(small.at(ADDRESS, over))
    assert page.locator("img, iframe, object, embed, svg[onload], [onerror]").count() == 0
    assert page.locator("script:not([src])").count() == 0
    assert page.locator("a[href^='javascript:']").count() == 0
    assert "<script>alert(1)</script>" in str(page.locator("main").text_content())


def test_no_page_at_all_obeys_hostile_text(page: Page, small: Site) -> None:
    for address in small.pages():
        page.goto(small.at(address, "file"))
        assert page.locator("[onerror], [onload]").count() == 0, address
        # Such an address would be a request, and that would fail this test too.
        assert page.locator("img[src='x'], img[src^='http']").count() == 0, address


def test_no_character_stays_unseen(small: Site) -> None:
    for address in small.pages():
        text = (small.folder / address).read_text(encoding="utf-8")
        assert not set(UNSEEN) & set(text), address


def inline(text: str) -> list[str]:
    """List what no page may have: styles and handlers in attributes, and scripts in the page."""
    found = []
    for tag, names in Tags(text).found:
        found += [name for name in names if name == "style" or name.startswith("on")]
        found += [tag] if tag == "style" or (tag == "script" and "src" not in names) else []
    return found


def test_no_page_needs_more_than_the_strict_policy(sites: dict[str, Site]) -> None:
    for site in sites.values():
        for address in site.pages():
            text = (site.folder / address).read_text(encoding="utf-8")
            policy = text.partition('http-equiv="Content-Security-Policy" content="')[2]
            assert "self" in policy.partition('"')[0], address
            assert "unsafe" not in policy.partition('"')[0], address
            assert inline(text) == [], address


def test_hostile_text_in_the_address_is_only_text(page: Page, small: Site) -> None:
    hostile = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E"
    for mark in ("?", "#"):
        page.goto(small.at(f"index.html{mark}q={hostile}&result={hostile}&framework=__proto__"))
        assert page.locator("main img").count() == 0
        assert page.locator("main").is_visible()
