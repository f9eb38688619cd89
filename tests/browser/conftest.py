"""Sites, built once and served, and pages of a real browser that fail where they misbehave."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browser.chromium import ADVICE, find_chromium
from browser.serving import Site, serve
from browser.small_site import make_small_site
from browser.watching import Watch
from factories import REPOSITORY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    OpenPage = Callable[..., Page]

DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "is_mobile": True, "has_touch": True},
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything here as needing a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; where there is none, they fail: nothing was tested."""
    from playwright.sync_api import sync_playwright

    executable = find_chromium()
    if executable is None:
        pytest.fail(ADVICE, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Site]]:
    """Two sites' places, of which each is built when a test wants it."""
    # The processes of xdist have folders of their own in one that they share.
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = shared / "served"
    folder.mkdir(exist_ok=True)
    with serve(folder) as address:
        yield {
            name: Site(folder=folder / name, address=f"{address}/{name}")
            for name in ("small", "real")
        }


def build(site: Site, make: Callable[[Path], object]) -> Site:
    """Build a site for all processes: the first to come does, and others wait."""
    with site.folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.folder.exists():
            begun = site.folder.with_suffix(".begun")
            make(begun)
            begun.rename(site.folder)
    return site


@pytest.fixture(scope="session")
def small(served: dict[str, Site], tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The small site: every verdict and a hostile case."""
    project = tmp_path_factory.mktemp("project")
    return build(served["small"], lambda folder: make_small_site(project, folder))


@pytest.fixture(scope="session")
def real(served: dict[str, Site]) -> Site:
    """The site of this repository's own record."""
    from errata.commands.site.build import publish
    from errata.project import find_project

    return build(served["real"], lambda folder: publish(find_project(REPOSITORY), None, folder))


@pytest.fixture(scope="session")
def sites(small: Site, real: Site) -> dict[str, Site]:
    """Both sites."""
    return {"small": small, "real": real}


@pytest.fixture
def new_page(browser: Browser, served: dict[str, Site]) -> Iterator[OpenPage]:
    """Return a function that opens pages; its arguments are those of a browser context.

    The test fails at its end where a page did what none may do.
    """
    homes = tuple(home for site in served.values() for home in (site.address, site.folder.as_uri()))
    contexts: list[tuple[BrowserContext, Watch]] = []

    def open_page(**options: Any) -> Page:
        context = browser.new_context(
            **{"viewport": DESKTOP, "reduced_motion": "reduce", **options}
        )
        context.set_default_timeout(float(os.environ.get("BROWSER_TIMEOUT_MS", "10000")))
        contexts.append((context, Watch(context, homes)))
        return context.new_page()

    yield open_page
    problems = []
    for context, watch in contexts:
        context.close()
        problems += watch.problems
    assert not problems, "\n".join(problems)


@pytest.fixture
def page(new_page: OpenPage) -> Page:
    """One page on a desktop."""
    return new_page()


@pytest.fixture
def phone(new_page: OpenPage) -> Page:
    """One page on a narrow phone."""
    return new_page(viewport=PHONE, is_mobile=True, has_touch=True)
