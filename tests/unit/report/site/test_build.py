"""Pages are written by forked processes where that is possible, and all of them or none."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest
from site_facts import make_run, make_site

from errata.model.errors import HarnessFailure
from errata.report.site import build, page_matrix
from errata.report.site.build import build_site, pages_of
from errata.report.site.facts import FrameworkFacts, RunPage, SiteFacts
from errata.report.site.folder import MARKER


def names(directory: Path) -> set[str]:
    return {p.relative_to(directory).as_posix() for p in directory.rglob("*.html")}


def test_every_page_has_a_path_of_its_own() -> None:
    paths = [page.path for page in pages_of(make_site(runs=[make_run(1), make_run(2)]))]
    assert len(paths) == len(set(paths))
    assert {"index.html", "runs/index.html", "runs/2.html"} < set(paths)


def test_all_pages_and_assets_are_written(tmp_path: Path) -> None:
    facts = make_site(runs=[make_run(1)])
    heard: list[tuple[int, int]] = []
    built = build_site(facts, tmp_path / "site", progress=lambda *told: heard.append(told))
    assert names(tmp_path / "site") == {page.path for page in pages_of(facts)}
    assert (tmp_path / "site/assets/errata.css").stat().st_size > 1000
    assert heard[-1] == (built.pages, built.pages)
    written = (path for path in (tmp_path / "site").rglob("*") if path.is_file())
    assert built.bytes == sum(path.stat().st_size for path in written if path.name != MARKER)


def test_a_run_is_completed_where_it_is_rendered(tmp_path: Path) -> None:
    asked: list[int] = []

    def tell(page: RunPage) -> RunPage:
        asked.append(page.number)
        return page

    build_site(make_site(runs=[make_run(7)]), tmp_path / "site", tell=tell)
    assert asked == [7]


def test_a_process_with_threads_is_not_forked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "ALONE", 0)
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        monkeypatch.setattr(os, "fork", None)
        build_site(make_site(), tmp_path / "site")
    finally:
        done.set()
        thread.join()
    assert (tmp_path / "site/index.html").exists()


def test_a_killed_process_costs_the_new_site_but_not_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_site(make_site(), tmp_path / "site")
    before = (tmp_path / "site/index.html").read_bytes()
    parent = os.getpid()

    def die(*_: object) -> str:
        assert os.getpid() != parent
        os.kill(os.getpid(), signal.SIGKILL)
        return ""

    monkeypatch.setattr(page_matrix, "render_matrix", die)
    with pytest.raises(HarnessFailure, match="was killed"):
        build_site(make_site(), tmp_path / "site", processes=2)
    assert (tmp_path / "site/index.html").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"site"}


def test_a_failing_page_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(page_matrix, "render_matrix", fail)
    with pytest.raises(HarnessFailure, match="No space left"):
        build_site(make_site(), tmp_path / "site", processes=2)
    assert list(tmp_path.iterdir()) == []


def test_text_that_utf_8_cannot_hold_costs_no_page(tmp_path: Path) -> None:
    facts = make_site(frameworks=[FrameworkFacts(name="to\udc80rch", releases=(), modes=())])
    build_site(facts, tmp_path / "site")
    assert (tmp_path / "site/index.html").read_bytes().decode()


def test_an_empty_site_has_its_lists(tmp_path: Path) -> None:
    facts: SiteFacts = make_site()
    build_site(facts, tmp_path / "site")
    assert "No run is stored here" in (tmp_path / "site/runs/index.html").read_text()
