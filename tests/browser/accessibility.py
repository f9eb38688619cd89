"""Ask axe-core what shuts anybody out of a page."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page


def violations(page: Page) -> list[str]:
    """Run every rule of axe-core, none left out, and say what it found and where.

    It loads no style sheets of its own accord, which the policy of the pages forbids; the one rule
    that reads them (`css-orientation-lock`) can say nothing then, and has a test of its own.
    """
    script = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    page.evaluate(script)
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({preload: false}).then(result => result.violations)"
    )
    return [
        f"{rule['id']}: {node['failureSummary']}\n    {node['html'][:300]}"
        for rule in found
        for node in rule["nodes"]
    ]
