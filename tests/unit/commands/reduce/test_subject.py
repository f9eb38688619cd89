from __future__ import annotations

import sys
from pathlib import Path

import pytest

from errata.commands.reduce.subject import Question, find_subject, neighbour_reason
from errata.measuring.supply import Silent
from errata.model.errors import ErrataError, UsageProblem
from errata.plan.programs import (
    checked,
    companion_reason,
    imported_beside,
    imported_library,
    read_source,
    small_enough,
)
from errata.running.runner import Target


def write(folder: Path, text: str | bytes, name: str = "fail.py") -> Path:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def ask(path: Path, **asked: object) -> Question:
    return Question(name=str(path), **asked)  # type: ignore[arg-type]


def test_a_script_without_a_framework_runs_where_it_is_told(tmp_path: Path) -> None:
    path = write(tmp_path, "[].pop()\n")
    question = ask(path, python=Path(sys.executable))
    with find_subject(question, tmp_path, Silent()) as subject:
        assert subject.source == "[].pop()\n"
        assert (subject.filename, subject.target.module) == ("fail.py", "")
        assert subject.target.python == Path(sys.executable)
        assert not subject.fresh_because


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def f(:\n", "line 1"),
        ("return 1\n", "line 1"),
        ("", "empty"),
        ("# only a comment\n", "empty"),
        ("x = 1\n", "imports none of"),
        (b"x = '\xff'\n", "cannot read"),
        (b"# coding: nonsense\n", "cannot read"),
        ("x = 1\0\n", "cannot parse|not a program"),
    ],
)
def test_what_is_no_program_is_one_message(tmp_path: Path, text: str | bytes, words: str) -> None:
    path = write(tmp_path, text)
    with (
        pytest.raises(ErrataError, match=words) as refused,
        find_subject(ask(path), tmp_path, Silent()),
    ):
        pass
    assert refused.value.hint


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"environment": "torch==77.7.7", "python": None}, "."),
        ({"python": Path("no-python")}, "not an interpreter"),
        ({"python": Path(sys.executable), "passes_in": "torch==2.5.1"}, "imports no framework"),
    ],
)
def test_a_place_that_is_none_is_one_message(
    tmp_path: Path, asked: dict[str, object], words: str
) -> None:
    path = write(tmp_path, "[].pop()\n")
    with (
        pytest.raises(ErrataError, match=words) as refused,
        find_subject(ask(path, **asked), tmp_path, Silent()),
    ):
        pass
    assert refused.value.hint


def test_a_file_that_is_not_there_is_one_message(tmp_path: Path) -> None:
    with (
        pytest.raises(UsageProblem, match="No such file"),
        find_subject(ask(tmp_path / "gone.py"), tmp_path, Silent()),
    ):
        pass


def test_an_encoding_declaration_is_obeyed(tmp_path: Path) -> None:
    path = write(tmp_path, "# coding: latin-1\nx = '\u00e9'\n".encode("latin-1"))
    assert "\u00e9" in read_source(path)
    assert checked(read_source(path), path)


def test_modules_beside_a_script_come_along_if_it_imports_them(tmp_path: Path) -> None:
    path = write(tmp_path, "import helper, json\nfrom package.part import x\n")
    for name in ("helper.py", "other.py"):
        write(tmp_path, "", name)
    (tmp_path / "package").mkdir()
    write(tmp_path / "package", "", "__init__.py")
    found = imported_beside(path.read_text(), path)
    assert [item.name for item in found] == ["helper.py", "package"]
    assert "helper.py" in companion_reason(found)


TORCH_FIRST = "import torch\nfrom helper import make\n"
HELPER_FIRST = "from helper import make\nimport torch\n"
SETS = "import os\nos.environ['A'] = '1'\n"


@pytest.mark.parametrize(
    ("name", "helper", "source", "words"),
    [
        ("helper.py", "def make():\n    return 1\n", TORCH_FIRST, ""),
        ("helper.py", "def make():\n    return 1\n", HELPER_FIRST, ""),
        ("helper.py", SETS, TORCH_FIRST, ""),
        ("helper.py", SETS, HELPER_FIRST, "helper.py is next to the script"),
        ("helper.py", "import gc\ngc.collect()\n", TORCH_FIRST, "garbage collector"),
        ("helper.py", "def make(:\n", TORCH_FIRST, ""),
        ("helper.so", "", TORCH_FIRST, "helper.so"),
        ("json.py", "x = 1\n", TORCH_FIRST, "json.py is next"),
        ("extra.py", "x = 1\n", TORCH_FIRST, "extra.py is next"),
        ("data.csv", "1,2\n", TORCH_FIRST, ""),
    ],
)
def test_a_module_beside_the_script_is_forked_with_where_nothing_can_notice(
    tmp_path: Path, name: str, helper: str, source: str, words: str
) -> None:
    installed = tmp_path / "venv/lib/python3.11/site-packages/extra"
    installed.mkdir(parents=True)
    target = Target(id="x", python=tmp_path / "venv/bin/python", module="torch")
    reason = neighbour_reason([write(tmp_path, helper, name)], source, target)
    assert words in reason
    assert bool(reason) == bool(words)


def test_large_files_beside_a_script_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("errata.plan.programs.LARGEST_COMPANIONS", 3)
    path = write(tmp_path, "1234")
    with pytest.raises(UsageProblem, match="next to the script"):
        small_enough([path])


def test_the_library_beyond_the_framework_is_the_last_one_imported() -> None:
    source = "import os\nimport numpy\nimport torch\nimport torch.nn\nimport timm\n"
    assert imported_library(source, "torch") == "timm"
    assert imported_library("import os\nimport numpy\nimport torch\n", "torch") == ""
