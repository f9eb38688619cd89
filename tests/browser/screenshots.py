"""Take the picture of the site that README shows; with a folder, pictures of every kind of page.

python -m browser.screenshots                 writes docs/images/site.png, its figures within
python -m browser.screenshots --all FOLDER    every kind of page, light, dark, on a phone
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser.chromium import ADVICE, find_chromium
from browser.serving import Site
from factories import REPOSITORY

from tools import figures

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PICTURE = REPOSITORY / figures.PICTURE
SIZE = {"width": 1280, "height": 930}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True},
}
KINDS = (
    "index.html",
    "cases/*/vmap-inplace-unbatched.html",
    "cases/*/dict-code-object-key-sot.html",
    "upgrades/index.html",
    "upgrades/torch-2.10.0-to-2.15.0.html",
    "environments/index.html",
)
_TALLEST = 3000


def main() -> int:
    """Publish this repository's site into a temporary folder and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every kind of page, into here")
    folder = parser.parse_args().all
    executable = find_chromium()
    if executable is None:
        sys.stderr.write(f"{ADVICE}\n")
        return 1

    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Site(folder=publish_here(Path(scratch) / "site"), address="")
        browser = playwright.chromium.launch(executable_path=executable)
        if folder is None:
            picture_of(browser, site, "index.html", PICTURE, viewport=SIZE, color_scheme="light")
            words = figures.caption(figures.figures_of(REPOSITORY))
            PICTURE.write_bytes(figures.captioned(PICTURE.read_bytes(), words))
        else:
            take_all(browser, site, folder)
        browser.close()
    return 0


def publish_here(folder: Path) -> Path:
    """Publish what is stored and recorded of this repository."""
    from errata.commands.site.build import publish
    from errata.project import find_project
    from errata.store.sql import open_store

    project = find_project(REPOSITORY)
    stored = "://" in project.database or Path(project.database).is_file()
    store = open_store(project.database) if stored else None
    publish(project, store, folder)
    return folder


def take_all(browser: Browser, site: Site, folder: Path) -> None:
    """Take every kind of page in every look, the whole page up to a sensible height."""
    for pattern in KINDS:
        for address in sorted(path.relative_to(site.folder) for path in site.folder.glob(pattern))[
            :1
        ]:
            for look, options in LOOKS.items():
                name = f"{address.with_suffix('').as_posix().replace('/', '-')}-{look}.png"
                picture_of(browser, site, address.as_posix(), folder / name, whole=True, **options)


def picture_of(
    browser: Browser, site: Site, address: str, path: Path, *, whole: bool = False, **options: Any
) -> None:
    """Take one picture; `options` are those of a browser context."""
    context = browser.new_context(reduced_motion="reduce", **options)
    page = context.new_page()
    page.goto(site.at(address, "file"))
    if whole:
        height = page.evaluate("document.documentElement.scrollHeight")
        width = options["viewport"]["width"]
        page.set_viewport_size({"width": width, "height": min(height, _TALLEST)})
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
    context.close()
    sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    sys.exit(main())
