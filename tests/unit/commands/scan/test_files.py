from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from errata.commands.scan.triggers import (
    FileScan,
    find_files,
    read_trigger,
    scan_files,
    scan_source,
)
from errata.model.case import Confidence, Trigger
from errata.model.errors import UsageProblem

GIVEN = [("torch/x", "torch", 0, Trigger(confidence=Confidence.LIKELY, code=("$X.item()",)))]
SOURCE = "import torch\nx.item()\n"


def scanned(name: str, data: bytes) -> FileScan:
    return scan_source(name, data, [read_trigger(*one) for one in GIVEN])


def names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in find_files([folder])]


def write_all(folder: Path, *files: str) -> None:
    for name in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SOURCE)


def test_a_folder_without_caches_environments_and_hidden_folders(tmp_path: Path) -> None:
    write_all(tmp_path, "b/c.py", "a.py", "n.ipynb", "a.txt", ".tox/x.py", "__pycache__/x.py")
    write_all(tmp_path, "env/pyvenv.cfg", "env/lib/x.py", "node_modules/x.py")
    assert names(tmp_path) == ["a.py", "b/c.py", "n.ipynb"]
    assert find_files([tmp_path / ".tox" / "x.py", tmp_path / "a.py", tmp_path / "a.py"]) == [
        tmp_path / ".tox" / "x.py",
        tmp_path / "a.py",
    ]


def test_a_repository_without_what_git_ignores(tmp_path: Path) -> None:
    write_all(tmp_path, "a.py", "build/b.py", "new/c.py", "new/generated.py")
    (tmp_path / ".gitignore").write_text("build/\n")
    (tmp_path / "new" / ".gitignore").write_text("generated.py\n")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    assert names(tmp_path) == ["a.py", "new/c.py"]
    assert names(tmp_path / "new") == ["c.py"]


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UsageProblem, match="no file or folder"):
        find_files([tmp_path / "absent"])


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"import torch\ndef f(:\n", "not read: invalid syntax, line 2"),
        (b"\xff\xfe\x00", "not read: "),
        (b"# coding: rot13\n", "not read: "),
        (b"import torch\n" + b"(" * 5_000 + b")" * 5_000, "not read: "),
        (b"import torch\nx = 1" + b" + 1" * 20_000, "not read: "),
        (b"import torch\nx = " + b"-" * 50_000 + b"1", "not read: "),
        (b"import torch\n" + b"x" * 6_000_000, "not read: 6 MB; the limit is 5 MB"),
        (b"import torch\nx = 1\x00", "not read: "),
    ],
)
def test_hostile_files_are_one_line_each(data: bytes, problem: str) -> None:
    found = scanned("x.py", data)
    assert found.problem.startswith(problem), found.problem
    assert "\n" not in found.problem
    assert not found.hits


def test_a_line_of_many_megabytes_is_read() -> None:
    found = scanned("x.py", b"import torch\ny = '" + b"x" * 4_000_000 + b"'\nx.item()\n")
    assert [hit.line for hit in found.hits] == [3]


def notebook(*cells: tuple[str, str]) -> bytes:
    made = [{"cell_type": kind, "source": text.splitlines(True)} for kind, text in cells]
    return json.dumps({"cells": made}).encode()


def test_cells_of_a_notebook() -> None:
    found = scanned(
        "n.ipynb",
        notebook(
            ("code", "%matplotlib inline\n!pip install torch\nimport torch\nx.item()"),
            ("markdown", "x.item()"),
            ("code", "%%bash\nrm -rf /"),
            ("code", "if x:\n    %time y\n    x.item()\n"),
        ),
    )
    assert [found.place(hit.line) for hit in found.hits] == ["n.ipynb:cell 1:4", "n.ipynb:cell 4:3"]
    for data in (b"{}", b"[1", b'{"cells": 1}', b'{"cells": [{}]}'):
        assert scanned("n.ipynb", data).problem == "not read: not a notebook"


def test_several_processes_find_what_one_does(tmp_path: Path) -> None:
    for number in range(60):
        (tmp_path / f"m{number:02}.py").write_text(SOURCE + "x.item()\n" * (number % 3))
    (tmp_path / "m07.py").write_text("import torch\ndef f(:")
    files = find_files([tmp_path])
    alone = list(scan_files(files, GIVEN, jobs=1))
    assert list(scan_files(files, GIVEN, jobs=2)) == alone
    assert sum(len(one.hits) for one in alone) == 118
    [bad] = [one for one in alone if one.problem]
    assert bad.name.endswith("m07.py")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "gone.py").symlink_to(tmp_path / "nothing")
    [found] = scan_files([tmp_path / "gone.py"], GIVEN)
    assert found.problem == "not read: No such file or directory"
