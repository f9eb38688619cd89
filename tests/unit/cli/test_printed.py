"""The commands that are printed can be pasted: they name the corpora that were named."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from bundles import fake_torch
from outside import BROKEN, FIXED, OutsideProject, case_text

COMMAND = re.compile(r"(?:more|again|then|run it):\s+(errata .*)$|^\s+(?:then|again) +(errata .*)$")
PYTHON = ("--python", sys.executable)


@pytest.fixture
def project(tmp_path: Path) -> OutsideProject:
    """Return a project whose corpus is found only where it is named; its failure has changed."""
    made = OutsideProject(root=tmp_path / "project")
    made.variables = {"PYTHONPATH": fake_torch(tmp_path / "fake")["PYTHONPATH"], "COLUMNS": "200"}
    folder = made.add_case("torch/one", case_text(), BROKEN.replace("the doc", "a doc"), FIXED)
    toml = (folder / "case.toml").read_text()
    at = 'raise ValueError("a documented failure")'
    toml = toml.replace('raise ValueError("the documented failure")', at)
    (folder / "case.toml").write_text(toml)
    (made.root / "lib" / "site-packages").mkdir(parents=True)
    made.cases.rename(made.root / "lib" / "site-packages" / "our cases")
    (made.root / "pyproject.toml").touch()
    return made


def printed(text: str) -> list[str]:
    found = (COMMAND.search(line) for line in text.splitlines())
    return [next(filter(None, match.groups())) for match in found if match]


def runnable(line: str) -> list[str]:
    """Return the words of a printed command, to run without an environment that would be built."""
    words = shlex.split(line)[1:]
    if words[0] != "run" or "--python" in words:
        return words
    where = words.index("--env") if "--env" in words else len(words)
    return [*words[:where], *words[where + 2 :], *PYTHON]


def test_what_is_printed_can_be_pasted(project: OutsideProject) -> None:
    ours = ["--corpus", "lib/site-packages/our cases"]
    (project.root / "trace.txt").write_text(
        'Traceback (most recent call last):\n  File "x.py", line 3, in <module>\n'
        '    raise ValueError("a documented failure")\nValueError: the documented failure\n'
    )
    (project.root / "issue.md").write_text("# It fails\n\n```python\nimport torch\n```\n")
    given: list[tuple[list[str], int]] = [
        (["run", *PYTHON, *ours], 2),
        (["report", *ours], 2),
        (["diagnose", "trace.txt", *ours], 1),
        (["show", "torch/one", *ours], 1),
        (["new", "torch/other", "--into", ours[1], "--from-markdown", "issue.md"], 1),
    ]
    lines: dict[str, None] = {}
    for words, least in given:
        done = project.errata(*words)
        assert done.code in (0, 1), done.said
        found = printed(done.out)
        assert len(found) >= least, done.out
        lines |= dict.fromkeys(found)
    for line in lines:
        words = runnable(line)
        assert words[words.index("--corpus") + 1] == ours[1], line
        done = project.errata(*words)
        assert done.code in (0, 1, 3), f"{line}: {done.said}"


def test_a_statement_is_found_where_the_case_lies_below_site_packages(
    project: OutsideProject,
) -> None:
    done = project.errata("run", *PYTHON, "--corpus", "lib/site-packages/our cases")
    assert "drifted" in done.out, "the statement agrees, the message does not"
