from __future__ import annotations

from pathlib import Path

import pytest

from errata.model.source import decode_script
from errata.plan.programs import ScriptFacts, inspect_script


def read(folder: Path, text: str) -> ScriptFacts:
    return inspect_script(folder / "a.py", text.encode(), folder)


def test_modules_of_the_script_and_of_what_it_imports_beside_it(tmp_path: Path) -> None:
    (tmp_path / "near.py").write_text("import numpy.linalg\nimport kit\n")
    (tmp_path / "kit").mkdir()
    (tmp_path / "kit" / "__init__.py").write_text("from scipy import stats\n")
    (tmp_path / "kit" / "data.json").write_text("{}")
    found = read(tmp_path, "import torch.nn as nn\n\ndef f():\n    from near import x\n")
    assert found.modules == ("numpy", "scipy", "torch")
    assert [path.name for path in found.local_files] == ["__init__.py", "data.json", "near.py"]


def test_modules_that_import_each_other_end(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("import two\n")
    (tmp_path / "two.py").write_text("import one\nimport a\n")
    assert len(read(tmp_path, "import one\n").local_files) == 2


def test_a_broken_module_beside_it_is_still_a_file(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f(:\n")
    assert [path.name for path in read(tmp_path, "import one\n").local_files] == ["one.py"]


def test_files_that_it_names_are_found(tmp_path: Path) -> None:
    (tmp_path / "data.csv").write_text("")
    found = read(tmp_path, "open('data.csv'); open('none.csv'); open('x' * 9999); print('a.b')\n")
    assert found.names == ("data.csv",)


@pytest.mark.parametrize(
    ("text", "reads"),
    [
        ("input()", True),
        ("import sys\nsys.stdin.read()", True),
        ("for line in __import__('fileinput').input():\n    pass", False),
        ("def input_of(x):\n    return x", False),
    ],
)
def test_reading_standard_input_is_noticed(tmp_path: Path, text: str, reads: bool) -> None:
    assert read(tmp_path, text).reads_input is reads


def test_what_does_not_parse_says_where(tmp_path: Path) -> None:
    found = read(tmp_path, "x = 1\ny = (\n")
    assert found.problem
    assert found.line == 2
    assert found.modules == ()


def test_sources_are_decoded_as_they_declare(tmp_path: Path) -> None:
    assert decode_script(b"# coding: latin-1\nx = '\xe9'\n").endswith("'\u00e9'\n")
    assert decode_script(b"\xef\xbb\xbfx = 1\r\n") == "x = 1\n"
    with pytest.raises(SyntaxError):
        decode_script(b"x = '\xe9'\n")
    with pytest.raises(SyntaxError):
        decode_script(b"# coding: no-such-encoding\n")
