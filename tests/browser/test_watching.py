"""The watch over pages sees what it is there to see; without it, a green test would say little."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser.serving import PREFIX, serve
from browser.watching import Watch

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WRONGS = {
    "dialog": "<script>alert(1)</script>",
    "exception": "<script>throw new Error('no')</script>",
    "console": "<script>console.error('no')</script>",
    "left the site": "<img src='http://127.0.0.1:9/pixel.png'>",
    "ERR_FILE_NOT_FOUND": "<img src='not-there.png'>",
}


def problems_of(browser: Browser, address: str, home: str) -> str:
    context = browser.new_context()
    watch = Watch(context, (home,))
    page = context.new_page()
    page.goto(address)
    # A violation is told by an event, which may come a moment after the page has loaded.
    page.evaluate("() => new Promise(done => setTimeout(done, 200))")
    context.close()
    return "\n".join(watch.problems)


@pytest.mark.parametrize("body", WRONGS.values(), ids=WRONGS)
def test_what_a_page_may_not_do_is_seen(browser: Browser, tmp_path: Path, body: str) -> None:
    page = tmp_path / "page.html"
    page.write_text(f"<!doctype html><title>a page</title>{body}", encoding="utf-8")
    assert problems_of(browser, page.as_uri(), tmp_path.as_uri())


def test_a_page_that_does_nothing_wrong_is_let_be(browser: Browser, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<!doctype html><title>a page</title><p>text", encoding="utf-8")
    assert problems_of(browser, page.as_uri(), tmp_path.as_uri()) == ""


@pytest.mark.parametrize(
    "body",
    ["<script>window.ran = 1</script>", "<p style='color: red'>", "<img src=x onerror='ran()'>"],
)
def test_the_served_policy_is_in_force(browser: Browser, tmp_path: Path, body: str) -> None:
    (tmp_path / "page.html").write_text(f"<!doctype html>{body}", encoding="utf-8")
    with serve(tmp_path) as address:
        assert "policy: " in problems_of(browser, f"{address}/page.html", address)


def test_what_is_not_below_the_sub_path_is_not_served(browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("<!doctype html>", encoding="utf-8")
    with serve(tmp_path) as address:
        context = browser.new_context()
        answer = context.request.get(address.removesuffix(PREFIX) + "/page.html")
        assert answer.status == 404
        context.close()
