"""Watch a page for what no page of the site may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page, Request

_REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", event => {
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
"""


class Watch:
    """What went wrong in the pages of a browser context: nothing, in the end.

    Counts as wrong: an error or a warning on the console, an uncaught exception, a violated
    policy, a dialog, a request that fails or that leaves the site.
    """

    def __init__(self, context: BrowserContext, homes: tuple[str, ...]) -> None:
        self.problems: list[str] = []
        self._homes = homes
        context.add_init_script(_REPORT_VIOLATIONS)
        context.on("page", self._watch)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._say(page, f"exception: {error}"))
        page.on("dialog", self._dialog)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.problems.append(f"{message.location.get('url', '')}: {message.text}")

    def _dialog(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _request(self, request: Request) -> None:
        if not request.url.startswith((*self._homes, "data:", "about:")):
            self.problems.append(f"left the site: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left before all of it came is no fault.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"{request.failure}: {request.url}")

    def _say(self, page: Page, words: str) -> None:
        self.problems.append(f"{page.url}: {words}")
