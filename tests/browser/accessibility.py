"""Ask axe-core what shuts anybody out of a page."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page


def violations(page: Page, *, only: Sequence[str] = ()) -> list[str]:
    """Run every rule of axe-core, or `only` some, and say what it found and where.

    It loads no style sheets of its own accord, which the policy of the pages forbids; the one rule
    that reads them (`css-orientation-lock`) can say nothing then, and has a test of its own. Of
    what passes it describes one element a rule: in a long list there are thousands.
    """
    script = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    page.evaluate(script)
    found: list[dict[str, Any]] = page.evaluate(
        """only => axe.run({
            preload: false,
            resultTypes: ["violations"],
            ...(only.length && {runOnly: {type: "rule", values: only}})
        }).then(result => {
            if (!result.passes.length) throw new Error("axe-core tried no rule");
            return result.violations;
        })""",
        list(only),
    )
    return [
        f"{rule['id']}: {node['failureSummary']}\n    {node['html'][:300]}"
        for rule in found
        for node in rule["nodes"]
    ]
