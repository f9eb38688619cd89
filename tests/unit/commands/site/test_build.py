"""All pages are written, or none."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from case_pages import failing, make_page, seen
from sites import make_case_page, make_site

from errata.commands.site import build
from errata.commands.site.build import (
    MARKER,
    build_site,
    check_folder,
    errors_script,
    pages_of,
    staged,
)
from errata.commands.site.gather import CasePage
from errata.model.errors import HarnessFailure, UsageProblem


def names(directory: Path) -> set[str]:
    return {p.relative_to(directory).as_posix() for p in directory.rglob("*.html")}


def test_every_page_has_a_path_of_its_own() -> None:
    cases = [make_case_page("torch/one"), make_case_page("torch/two")]
    paths = [path for path, _ in pages_of(make_site(cases))]
    assert len(paths) == len(set(paths))
    assert {"index.html", "environments/index.html", "cases/torch/two.html"} < set(paths)


def test_all_pages_and_assets_are_written(tmp_path: Path) -> None:
    facts = make_site([make_case_page()])
    heard: list[tuple[int, int]] = []
    built = build_site(facts, tmp_path / "site", progress=lambda *told: heard.append(told))
    assert names(tmp_path / "site") == {path for path, _ in pages_of(facts)}
    assert (tmp_path / "site/assets/errata.css").stat().st_size > 1000
    assert heard[-1] == (built.pages, built.pages)
    written = (path for path in (tmp_path / "site").rglob("*") if path.is_file())
    assert built.bytes == sum(path.stat().st_size for path in written if path.name != MARKER)


def test_a_failing_page_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(build, "render_matrix", fail)
    with pytest.raises(HarnessFailure, match="No space left"):
        build_site(make_site(), tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


def test_text_that_utf_8_cannot_hold_costs_no_page(tmp_path: Path) -> None:
    build_site(make_site([make_case_page(title="to\udc80rch")]), tmp_path / "site")
    assert r"to\udc80rch" in (tmp_path / "site/index.html").read_bytes().decode()


def test_an_empty_site_has_its_lists(tmp_path: Path) -> None:
    build_site(make_site(), tmp_path / "site")
    assert "no cases here yet" in (tmp_path / "site/index.html").read_text()
    assert "table is empty" in (tmp_path / "site/environments/index.html").read_text()


def publish(directory: Path, *names: str) -> None:
    """Make a site of some files."""
    with staged(check_folder(directory)) as draft:
        for name in names:
            (draft / name).parent.mkdir(parents=True, exist_ok=True)
            (draft / name).write_text(name)


def files(directory: Path) -> set[str]:
    return {p.relative_to(directory).as_posix() for p in directory.rglob("*") if p.is_file()}


def entries(directory: Path) -> set[str]:
    return {path.name for path in directory.iterdir()}


def test_a_new_folder_is_made_with_those_above_it(tmp_path: Path) -> None:
    publish(tmp_path / "a" / "site", "index.html", "cases/one.html")
    assert files(tmp_path / "a" / "site") == {"index.html", "cases/one.html", MARKER}
    assert entries(tmp_path / "a") == {"site"}


def test_an_empty_folder_is_taken(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    publish(tmp_path / "site", "index.html")
    assert files(tmp_path / "site") == {"index.html", MARKER}


def test_pages_that_went_away_are_removed(tmp_path: Path) -> None:
    publish(tmp_path / "site", "index.html", "cases/one.html", "cases/torch/deep/two.html")
    publish(tmp_path / "site", "index.html")
    assert files(tmp_path / "site") == {"index.html", MARKER}


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(UsageProblem, match="not empty, and was not made by"):
        check_folder(tmp_path)


def test_a_marker_of_somebody_else_makes_no_site(tmp_path: Path) -> None:
    (tmp_path / MARKER).write_text("thesis.tex\n")
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(UsageProblem, match="not empty"):
        check_folder(tmp_path)


@pytest.mark.parametrize("name", ["CNAME", "cases/notes.txt", ".git/config", "more/index.html"])
def test_a_site_with_files_of_somebody_else_is_refused(tmp_path: Path, name: str) -> None:
    site = tmp_path / "site"
    publish(site, "index.html", "cases/one.html")
    (site / name).parent.mkdir(exist_ok=True)
    (site / name).touch()
    shown = name if name.startswith(("CNAME", "cases")) else name.partition("/")[0]
    with pytest.raises(UsageProblem, match=f"not of the site: {shown}$"):
        check_folder(site)


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").touch()
    with pytest.raises(UsageProblem, match="is a file"):
        check_folder(tmp_path / "site")


def test_what_no_folder_can_be_called_is_refused() -> None:
    with pytest.raises(UsageProblem, match="is no folder"):
        check_folder(Path("a\0b"))


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "site").symlink_to("real")
    publish(tmp_path / "site", "index.html")
    assert (tmp_path / "site").is_symlink()
    assert files(tmp_path / "real") == {"index.html", MARKER}


def test_a_build_that_fails_leaves_the_old_site_and_nothing_else(tmp_path: Path) -> None:
    site = tmp_path / "site"
    publish(site, "index.html", "old.html")

    def build() -> None:
        with staged(check_folder(site)) as draft:
            (draft / "index.html").write_text("half")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        build()
    assert files(site) == {"index.html", "old.html", MARKER}
    assert (site / "index.html").read_text() == "index.html"
    assert entries(tmp_path) == {"site"}


def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path) -> None:
    with (
        pytest.raises(HarnessFailure, match="No space left on device") as told,
        staged(check_folder(tmp_path / "site")),
    ):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "page.html")
    assert "free some space" in told.value.hint
    assert entries(tmp_path) == set()


def test_a_file_above_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(HarnessFailure, match="a file is in the way"):
        publish(tmp_path / "file" / "site", "index.html")


def test_what_a_killed_build_left_is_swept_away(tmp_path: Path) -> None:
    gone = 2**22 + 1  # no process has such a number
    for name in (f".site.{gone}.draft", f".site.{gone}.old", ".site.mine.draft", ".other.1.draft"):
        (tmp_path / name).mkdir()
    (tmp_path / f".site.{os.getppid()}.draft").mkdir()
    publish(tmp_path / "site", "index.html")
    kept = {"site", ".site.mine.draft", ".other.1.draft", f".site.{os.getppid()}.draft"}
    assert entries(tmp_path) == kept


# What the errors say ------------------------------------------------------------------------------


def rows(*pages: CasePage) -> list[Any]:
    return list(json.loads(errors_script(pages).partition("errata.errors = ")[2].rstrip(";\n")))


def test_a_case_has_its_page_title_areas_and_each_message_once() -> None:
    page = replace(make_page(seen("2.5.1", failing())), quoted=("RuntimeError: as reported",))
    [[address, title, name, messages]] = rows(page)
    assert (address, title) == ("cases/torch/slug.html", "Shapes do not fit")
    assert name == "slug linear shapes"
    assert "RuntimeError: as reported" in messages
    assert messages.count("RuntimeError: shapes do not fit: 2 and 3") == 1


def test_messages_are_cut_and_free_of_what_hides() -> None:
    [[_, _, _, messages]] = rows(make_page(seen("2.5.1", failing(f"\x1b[31m {'x' * 5_000}"))))
    text = next(message for message in messages if "\\x1b[31m" in message)
    assert len(text) < 800
    assert "\x1b" not in "".join(messages)
