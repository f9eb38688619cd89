"""Find a Chromium: the user's choice, the system's, or the one that Playwright brought."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ADVICE = (
    "no Chromium: install one (`apt-get install chromium`, or `python -m playwright install "
    "chromium`), or name one in the environment variable CHROMIUM"
)
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> Path | None:
    """Find the browser; a choice in CHROMIUM that is not there counts as none."""
    chosen = os.environ.get("CHROMIUM")
    if chosen:
        found = shutil.which(chosen)
        return Path(found) if found else None
    for name in _NAMES:
        if found := shutil.which(name):
            return Path(found)
    return _playwrights_own()


def _playwrights_own() -> Path | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None
