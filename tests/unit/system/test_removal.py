from __future__ import annotations

import os
from pathlib import Path

from errata.system.removal import remove_tree

DEEP = 3000


def test_a_tree_too_deep_for_recursion_is_removed(tmp_path: Path) -> None:
    top = tmp_path / "run"
    top.mkdir()
    here = os.open(top, os.O_RDONLY)
    for _ in range(DEEP):
        os.mkdir("d", dir_fd=here)
        below = os.open("d", os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = below
    os.close(here)
    remove_tree(top)
    assert not top.exists()


def test_folders_without_rights_are_removed(tmp_path: Path) -> None:
    locked = tmp_path / "run" / "locked"
    (locked / "inner").mkdir(parents=True)
    (locked / "inner" / "file").touch()
    for folder in (locked / "inner", locked):
        folder.chmod(0)
    remove_tree(tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_links_are_not_followed_and_absence_is_fine(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "file").touch()
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "link").symlink_to(tmp_path / "kept")
    remove_tree(tmp_path / "run")
    remove_tree(tmp_path / "run")
    assert (tmp_path / "kept" / "file").exists()
