"""Which browser is taken, and when one may be installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from browser.chromium import find_chromium
from browser.install_chromium import may_install


def make_program(folder: Path, name: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_a_choice_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_program(tmp_path / "bin", "chromium")
    chosen = make_program(tmp_path / "mine", "any-name")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("CHROMIUM", str(chosen))
    assert find_chromium() == chosen


def test_a_choice_that_is_not_there_is_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_program(tmp_path / "bin", "chromium")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nothing"))
    assert find_chromium() is None


def test_chrome_serves_where_there_is_no_chromium(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chrome = make_program(tmp_path / "bin", "google-chrome")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert find_chromium() == chrome


@pytest.mark.parametrize(
    ("user", "programs", "choice", "may"),
    [
        (0, ["apt-get"], "", True),
        (1000, ["apt-get"], "", False),
        (0, ["dnf"], "", False),
        (0, ["apt-get"], "/opt/chrome", False),
    ],
)
def test_only_an_administrator_of_debian_who_chose_nothing_gets_one_installed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    user: int,
    programs: list[str],
    choice: str,
    *,
    may: bool,
) -> None:
    for name in programs:
        make_program(tmp_path / "bin", name)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("CHROMIUM", choice)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert may_install() is may
