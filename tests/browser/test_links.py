"""Every link of a built site leads somewhere: files are there, and so are the places in them."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest
from browser.serving import Site
from documents import Tags

SELECT = re.compile(r'<select name="(\w+)">(.*?)</select>')
OPTION = re.compile(r'<option(?: value="([^"]*)")?>([^<]*)</option>')


class _Links:
    """What a page links to, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        found = [each for _, names in Tags(text).found for each in names.items()]
        self.targets = [value for key, value in found if key in ("href", "src") and value]
        self.places = [value for key, value in found if key == "id" and value]
        self.known = frozenset(self.places)


@cache
def read(site: Site) -> dict[Path, _Links]:
    """Read every page of a site, once for all tests."""
    return {
        site.folder / page: _Links((site.folder / page).read_text(encoding="utf-8"))
        for page in site.pages()
    }


@cache
def file_of(folder: Path, address: str) -> Path:
    """Return the file that an address in a page of this folder leads to."""
    return (folder / unquote(address)).resolve()


@pytest.mark.parametrize("name", ["small", "real"])
def test_every_link_within_the_site_leads_somewhere(sites: dict[str, Site], name: str) -> None:
    pages = read(sites[name])
    assert len(pages) > 10
    broken = []
    choices = set()
    for path, links in pages.items():
        for target in links.targets:
            parts = urlsplit(target)
            if parts.scheme:
                continue
            file = file_of(path.parent, parts.path) if parts.path else path
            place = unquote(parts.fragment)
            if file == sites[name].folder / "index.html" and "=" in place:
                choices.add(parts.fragment)
            elif not file.is_file() or (
                place and file.suffix == ".html" and place not in pages[file].known
            ):
                broken.append(f"{path.name}: {target}")
    assert broken == []
    assert choices
    offered = choices_of(sites[name])
    asked = {pair for choice in choices for pair in parse_qsl(choice)}
    assert not [(name, value) for name, value in asked if value not in offered[name]]


def choices_of(site: Site) -> dict[str, set[str]]:
    """Return what the first page offers to choose, by the name of the choice."""
    text = (site.folder / "index.html").read_text(encoding="utf-8")
    form = text.partition('<form id="filters"')[2].partition("</form>")[0]
    return {
        name: {unescape(value or words) for value, words in OPTION.findall(options)}
        for name, options in SELECT.findall(form)
    }


@pytest.mark.parametrize("name", ["small", "real"])
def test_links_out_of_the_site_are_for_people_to_follow(sites: dict[str, Site], name: str) -> None:
    for path, links in read(sites[name]).items():
        for target in links.targets:
            assert urlsplit(target).scheme in {"", "http", "https", "data"}, path
            assert not target.startswith("//"), path
            assert not target.startswith("/"), path


@pytest.mark.parametrize("name", ["small", "real"])
def test_no_place_has_two_names_alike(sites: dict[str, Site], name: str) -> None:
    for path, links in read(sites[name]).items():
        assert len(links.places) == len(set(links.places)), path


def test_every_page_is_reached_from_the_first(real: Site) -> None:
    pages = read(real)
    start = real.folder / "index.html"
    reached = {start}
    waiting = [start]
    while waiting:
        path = waiting.pop()
        for target in pages[path].targets:
            parts = urlsplit(target)
            file = file_of(path.parent, parts.path)
            if not parts.scheme and file in pages and file not in reached:
                reached.add(file)
                waiting.append(file)
    assert set(pages) == reached
