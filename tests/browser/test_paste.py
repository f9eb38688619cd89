"""The box "Paste an error" lists the closest documented failures, and gives no verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from browser.accessibility import violations
from browser.conftest import LOOKS
from browser.serving import Site
from browser.small_site import HOSTILE
from factories import DATA

if TYPE_CHECKING:
    from playwright.sync_api import Page

QUANTILE = "RuntimeError: quantile() input tensor is too large"
CASE = "torch/quantile-too-large"


def known() -> dict[str, str]:
    """The tracebacks of known cases that the project keeps, by case."""
    text = (DATA / "tracebacks" / "known.txt").read_text(encoding="utf-8")
    parts = (part.partition("\n") for part in text.split("=== ")[1:])
    return {heading.split()[0]: body for heading, _, body in parts}


def ask(page: Page, text: str) -> list[str]:
    """Paste a text into the box, and list the cases of the answer."""
    if not page.locator("#paste").is_visible():
        page.get_by_role("button", name="Paste an error").click()
    page.locator("#paste-text").fill(text)
    page.get_by_role("button", name="Look it up").click()
    page.locator("#paste-answer :is(h3, p)").filter(has_not_text="Looking it up").first.wait_for()
    links = page.locator("#paste-answer li a").all()
    return [str(link.get_attribute("href")).partition("cases/")[2][:-5] for link in links]


@pytest.mark.parametrize("over", ["http", "file"])
def test_an_error_is_looked_up_with_keys_alone(page: Page, real: Site, over: str) -> None:
    page.goto(real.at(f"cases/{CASE}.html", over))
    assert page.evaluate("window.errata === undefined")  # nothing is loaded before
    button = page.locator("#paste-open")
    button.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "paste-text"
    page.keyboard.insert_text(f"{QUANTILE}\n\ntorch==2.5.1")
    page.keyboard.press("Control+Enter")
    page.locator("#paste h3").wait_for()
    said = page.locator("#paste-answer").inner_text()
    assert "Closest documented failures: compare the message" in said
    assert QUANTILE in said
    assert "errata diagnose FILE" in said
    page.keyboard.press("Escape")
    assert not page.locator("#paste").is_visible()
    assert button.evaluate("it => it === document.activeElement")
    page.keyboard.press("Enter")
    page.locator("#paste li a").first.click()
    assert page.locator("h1").inner_text() == "torch.quantile refuses more than 16 million elements"


def test_tracebacks_of_known_cases_list_them(page: Page, real: Site) -> None:
    page.goto(real.at("about.html", "file"))
    texts = known()
    assert len(texts) > 3
    listed = {case: ask(page, text) for case, text in texts.items()}
    assert [case for case, found in listed.items() if case not in found] == []


def test_what_is_pasted_is_looked_up_at_once(page: Page, real: Site) -> None:
    page.goto(real.at("about.html"))
    page.get_by_role("button", name="Paste an error").click()
    page.evaluate(
        """text => {
          const field = document.getElementById("paste-text");
          field.value = text;
          field.dispatchEvent(new ClipboardEvent("paste"));
        }""",
        QUANTILE,
    )
    page.locator("#paste li").first.wait_for()
    assert CASE in str(page.locator("#paste li a").first.get_attribute("href"))


def test_what_cannot_be_looked_up_is_said(page: Page, small: Site) -> None:
    page.goto(small.at("about.html"))
    assert ask(page, "42") == []
    assert "No documented failure shares a word" in page.locator("#paste-answer").inner_text()
    page.locator("#paste-text").evaluate("it => { it.value = 'x'.repeat(2000001) }")
    page.get_by_role("button", name="Look it up").click()
    assert "longer than two million" in page.locator("#paste-answer").inner_text()
    page.locator("#paste-text").fill(" ")
    page.get_by_role("button", name="Look it up").click()
    assert page.locator("#paste-answer").inner_text() == ""
    page.reload()
    page.evaluate("document.getElementById('paste-scripts').content.replaceChildren()")
    ask(page, QUANTILE)
    assert "cannot be looked up here" in page.locator("#paste-answer").inner_text()


def test_hostile_text_is_only_shown(page: Page, small: Site) -> None:
    page.goto(small.at("index.html"))
    assert "torch/hostile" in ask(page, f"RuntimeError: {HOSTILE} 0")
    assert page.locator("#paste script, #paste img, #paste svg").count() == 0
    assert "<img src=x onerror=alert(2)>" in page.locator("#paste-answer").inner_text()


@pytest.mark.parametrize("look", LOOKS)
def test_everybody_can_read_an_answer(new_page: Any, real: Site, look: str) -> None:
    page = new_page(**LOOKS[look])
    page.goto(real.at("about.html", "file"))
    for text in (QUANTILE, "42"):
        ask(page, text)
        assert violations(page) == []
        assert page.locator("#paste").evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]
