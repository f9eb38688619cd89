from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest
from made_environments import make_python
from outside import OutsideProject, case_text

from errata.cli.terminal import make_console
from errata.commands.reduce.reducing import Search, _screen
from errata.store.archive import read_archive

SOURCE = "import json\n\nvalues = [1, 2]  # a comment\nprint(json.dumps(values))\nvalues.index(7)\n"


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "fail.py").write_text(SOURCE)
    return OutsideProject(root=tmp_path)


def test_a_script_is_made_smaller_and_written_beside(project: OutsideProject) -> None:
    done = project.errata("reduce", "fail.py", "--python", sys.executable, "--runs", "3", code=0)
    assert (project.root / "fail.reduced.py").read_text() == "values = [0]\nvalues.index(7)\n"
    assert (project.root / "fail.py").read_text() == SOURCE
    for words in (
        "fail.py in",
        "ValueError, raised by a statement of the script",
        "the message: 7 is not in list",
        "3 of 3 runs forked, 3 of 3 runs fresh",
        "5 → 2 lines",
        "per second",
        "written     fail.reduced.py",
    ):
        assert words in done.out


def test_the_screen_takes_the_program_alone(project: OutsideProject) -> None:
    done = project.errata("reduce", "fail.py", "--python", sys.executable, "--runs", "1", "-o", "-")
    assert done.code == 0, done.said
    assert done.out == "values = [0]\nvalues.index(7)\n"
    assert "5 → 2 lines" in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("fail.py", "-o", "fail.py"), "never overwritten"),
        (("fail.py", "--in-place"), "'fail.py' is none"),
        (("torch/x", "--in-place", "-o", "x.py"), "exclude each other"),
        (("fail.py", "-o", "no/folder.py"), "there is no folder"),
        (("gone.py",), "cannot read 'gone.py'"),
        (("torch/unknown",), "matches no case"),
        (("passes.py",), "passes in"),
        (("broken.py",), "line 1"),
    ],
)
def test_wrong_usage_is_one_message(
    project: OutsideProject, arguments: tuple[str, ...], words: str
) -> None:
    (project.root / "passes.py").write_text("print(1)\n")
    (project.root / "broken.py").write_text("def f(:\n")
    done = project.errata("reduce", *arguments, "--python", sys.executable, "--runs", "1", code=2)
    assert words in done.err
    assert (project.root / "fail.py").read_text() == SOURCE


def test_a_result_that_is_there_is_not_overwritten_unasked(project: OutsideProject) -> None:
    (project.root / "fail.reduced.py").write_text("mine")
    done = project.errata("reduce", "fail.py", "--python", sys.executable, code=2)
    assert "is there already" in done.err
    assert (project.root / "fail.reduced.py").read_text() == "mine"


EXPECT = {
    "outcome": "raised",
    "type": "ValueError",
    "message": "'b' is not in list",
    "at": 'list(values).index("b")',
}
BROKEN = """\
'''A missing value.'''

import json
import torch

values = ["a"]  # a comment
print(json.dumps(values))
list(values).index("b")
"""


@pytest.fixture
def python(project: OutsideProject) -> str:
    project.add_case("torch/one", case_text(expect=EXPECT), BROKEN, "import torch\n")
    return str(make_python(project.root / "venv"))


def test_the_script_of_a_case_is_replaced(project: OutsideProject, python: str) -> None:
    given = ("reduce", "torch/one", "--python", python, "--runs", "2", "--in-place")
    done = project.errata(*given, code=0)
    written = (project.cases / "torch/one/broken.py").read_text()
    assert written.startswith("'''A missing value.'''\n\n")
    assert 'list(values).index("b")\n' in written  # as it was written, quotes included
    assert "json" not in written
    assert "-import json\n" in done.out
    assert "replaced    cases/torch/one/broken.py" in done.out
    assert "stored      reproduces in torch-2.15.0" in done.out
    assert "running torch/one as it is" in done.err  # no terminal: a line for each stage


def test_a_reduced_case_is_bundled_as_it_was_measured(project: OutsideProject, python: str) -> None:
    folder = project.cases / "torch/one"
    (folder / "helper.py").write_text(
        "from inner import LETTERS\n\n\ndef make():\n    return LETTERS\n"
    )
    (folder / "inner.py").write_text("LETTERS = ['a']\n")
    helped = BROKEN.replace('["a"]', "make()").replace(
        "torch\n", "torch\nfrom helper import make\n"
    )
    (folder / "broken.py").write_text(helped)
    given = ("reduce", "torch/one", "--python", python, "--runs", "2", "--in-place")
    reduced = project.errata(*given, code=0)
    assert "2 of 2 runs forked, 2 of 2 runs fresh" in reduced.out
    done = project.errata("bundle", "torch/one", "-o", "my bug.zip")
    assert "1 verified: reproduces 1\n" in done.out, done.said
    issue = read_archive(project.root / "my bug.zip")["ISSUE-torch.md"].decode()
    for words in ("not measured", "unknown", "recorded", "not as documented"):
        assert words not in issue
    for words in ("`helper.py`:\n", "LETTERS = ['a']\n", "unzip 'my bug.zip' -d 'my bug'"):
        assert words in issue


def test_a_script_that_changed_since_is_said_to_be_not_measured(
    project: OutsideProject, python: str
) -> None:
    assert project.errata("run", "torch/one", "--python", python).code == 0
    (project.cases / "torch/one/broken.py").write_text(BROKEN.replace("  # a comment", ""))
    done = project.errata("bundle", "torch/one")
    assert "releases  not measured: the failure is as documented" in done.out
    assert "unknown" not in read_archive(project.root / "one.zip")["ISSUE-torch.md"].decode()


def test_without_a_terminal_a_line_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = Search(accepted=["x = 1\n"], tried=7, known=2, seconds=3.5)
    with _screen(make_console()) as tell:
        tell(found)
        monkeypatch.setattr("errata.commands.reduce.reducing.EVERY_S", 0.0)
        tell(found)
    said = capsys.readouterr().err
    assert said == "1 lines, 6 characters; 7 tried, 2.0/s, 2 known already, 4 s\n"


def test_a_reduction_that_fails_otherwise_does_not_replace_the_script(
    project: OutsideProject, python: str
) -> None:
    given = ("--python", python, "--runs", "2", "--in-place", "--same", "message")
    done = project.errata("reduce", "torch/one", *given, code=1)
    assert (project.cases / "torch/one/broken.py").read_text() == BROKEN
    assert "not replaced  it does not fail as case.toml documents" in done.out
    assert "list(" not in (project.root / "one.reduced.py").read_text()


def test_hostile_messages_are_shown_harmless(project: OutsideProject) -> None:
    (project.root / "fail.py").write_text("x = 1\nraise ValueError('\\x1b[2Ja\\u202eb')\n")
    done = project.errata("reduce", "fail.py", "--python", sys.executable, "--runs", "1")
    assert "\x1b" not in done.said
    assert r"\x1b[2Ja\u202eb" in done.out


SLOW = """
import time
start = time.monotonic()
first, second, third, fourth = 1, 2, 3, 4
time.sleep(0.5)
if time.monotonic() - start > 0.4:
    raise ValueError("late")
"""


def test_ctrl_c_ends_it_without_a_traceback(project: OutsideProject) -> None:
    (project.root / "fail.py").write_text(SLOW)  # whatever still fails alike takes its time
    running = project.start("reduce", "fail.py", "--python", sys.executable, "--runs", "1")
    assert running.stdout is not None
    while "fails in" not in (line := running.stdout.readline()):
        assert line, "it ended early"
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, out + err
    assert "Traceback" not in out + err
