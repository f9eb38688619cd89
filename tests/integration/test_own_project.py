"""The files to copy into one's own project, each run by its tool on a sample project.

Only the services have stand-ins: what GitHub's runner does with an action's steps, `gh`, and
GitLab's issues.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import yaml
from factories import REPOSITORY
from outside import Finished, OutsideProject, run_program
from small_framework import FIXED, RAISES, raising_case

pytestmark = pytest.mark.integration

FILES = REPOSITORY / "docs" / "own-project"
PROGRAMS = Path(sys.executable).parent
BREAKS = """\
from torch.optim.lr_scheduler import ReduceLROnPlateau


def plan(optimizer):
    return ReduceLROnPlateau(optimizer, verbose=True)
"""
ANYWHERE = {"outcome": "raised", "type": "ValueError", "message": "the documented failure"}
FOUND = "torch/scheduler-verbose-removed"
UPGRADE = "torch 2.5.1 2.15.0"


def call(
    *words: str | Path, cwd: Path, variables: dict[str, str] | None = None, code: int | None = None
) -> Finished:
    dropped = ("ERRATA_", "VIRTUAL_ENV", "PYTHONPATH", "TOX_", "GIT_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    kept["PATH"] = f"{PROGRAMS}{os.pathsep}{kept['PATH']}"
    return run_program(*words, cwd=cwd, variables=kept | (variables or {}), code=code, timeout=600)


def git(folder: Path, *words: str) -> str:
    me = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    done = call("git", *me, *words, cwd=folder, code=0)
    return done.out.strip()


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """Return a project that uses torch 2.15.0 and has one documented failure."""
    (tmp_path / "pyproject.toml").write_text('[tool.errata]\nrelease = "torch==2.15.0"\n')
    (tmp_path / "train.py").write_text(BREAKS)
    return tmp_path


# Chores and hooks ----------------------------------------------------------------------------


@pytest.mark.long
def test_a_session_of_nox(sample: Path) -> None:
    shutil.copy(FILES / "noxfile.py", sample)
    done = call("nox", "-s", "errata", cwd=sample, variables={"ERRATA": str(REPOSITORY)}, code=1)
    assert f"≠ {FOUND}" in done.out
    (sample / "train.py").write_text("import torch\n")
    done = call("nox", "-R", "-s", "errata", cwd=sample, variables={"ERRATA": str(REPOSITORY)})
    assert done.code == 0, done.err


@pytest.mark.long
def test_an_environment_of_tox(sample: Path) -> None:
    shutil.copy(FILES / "tox.ini", sample)
    variables = {"ERRATA": str(REPOSITORY)}
    done = call("tox", "run", "-e", "errata", cwd=sample, variables=variables, code=1)
    assert f"≠ {FOUND}" in done.out
    words = ("--skip-pkg-install", "--", "--exit-zero")
    done = call("tox", "run", "-e", "errata", *words, cwd=sample, variables=variables, code=0)


@pytest.mark.long
def test_a_hook_of_pre_commit(sample: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    source = tmp_path_factory.mktemp("errata")
    for name in ("harness", "cases", "envs", "reports"):
        shutil.copytree(REPOSITORY / name, source / name)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".pre-commit-hooks.yaml"):
        shutil.copy(REPOSITORY / name, source)
    git(source, "init", "-q")
    git(source, "add", "-A")
    git(source, "commit", "-qm", "all")
    config = yaml.safe_load((FILES / "pre-commit-config.yaml").read_text())
    config["repos"][0] |= {"repo": str(source), "rev": git(source, "rev-parse", "HEAD")}
    (sample / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config))
    git(sample, "init", "-q")
    git(sample, "add", "-A")
    home = {"PRE_COMMIT_HOME": str(tmp_path_factory.mktemp("pre-commit"))}
    done = call("pre-commit", "run", "errata-scan", cwd=sample, variables=home, code=1)
    assert f"≠ {FOUND}" in done.out
    (sample / "train.py").write_text("import torch\n")
    git(sample, "add", "-A")
    done = call("pre-commit", "run", "errata-scan", cwd=sample, variables=home, code=0)


# Nights --------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class Night:
    """A project's nights; `gh` and `curl` only note how they were called."""

    folder: Path
    variables: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        programs = self.folder.parent / f"{self.folder.name}-programs"
        programs.mkdir()
        for name in ("gh", "curl"):
            path = programs / name
            path.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self.calls}"\n')
            path.chmod(0o755)
        self.variables["PATH"] = os.pathsep.join([str(programs), str(PROGRAMS), os.environ["PATH"]])

    @property
    def calls(self) -> Path:
        return self.folder.parent / f"{self.folder.name}-calls"

    @property
    def news(self) -> str:
        path = self.folder / "news.md"
        return path.read_text() if path.exists() else ""

    def begin(self) -> None:
        """Check the project out anew: only what the cache keeps is still there."""
        for name in ("news.md", "alerts.md", "upgrade.md"):
            (self.folder / name).unlink(missing_ok=True)
        self.calls.write_text("")

    def shell(self, script: str, variables: dict[str, str]) -> int:
        words = ("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script)
        done = call(*words, cwd=self.folder, variables=self.variables | variables)
        return done.code

    def on_github(self, **inputs: str) -> int:
        """Run the steps of the action as GitHub does; returns the first failure."""
        action = yaml.safe_load((REPOSITORY / "action.yml").read_text())
        values = {f"inputs.{name}": one["default"] for name, one in action["inputs"].items()}
        values |= {f"inputs.{name}": value for name, value in inputs.items()}
        values |= {"github.token": "token", "github.repository": "we/ours"}
        outputs = self.folder.parent / f"{self.folder.name}-outputs"
        files = {"GITHUB_OUTPUT": str(outputs), "GITHUB_STEP_SUMMARY": f"{outputs}-summary"}
        for step in action["runs"]["steps"]:
            if "pip install" in step.get("run", "pip install") or not self.wants(step, values):
                continue
            outputs.write_text("")
            env = {name: self.value(text, values) for name, text in step.get("env", {}).items()}
            code = self.shell(step["run"], {**files, **env})
            for line in outputs.read_text().splitlines():
                name, _, value = line.partition("=")
                values[f"steps.{step['id']}.outputs.{name}"] = value
            if code:
                return code
        return 0

    def wants(self, step: dict[str, Any], values: dict[str, str]) -> bool:
        condition = step.get("if", "")
        if found := re.fullmatch(r"\$\{\{ hashFiles\('(.+)'\) != '' \}\}", condition):
            return any(self.folder.glob(found[1]))
        if found := re.fullmatch(r"\$\{\{ (\S+) != '' \}\}", condition):
            return values[found[1]] != ""
        assert not condition
        return True

    @staticmethod
    def value(text: str, values: dict[str, str]) -> str:
        found = re.fullmatch(r"\$\{\{ (\S+)(?: \|\| '(.*)')? \}\}", text)
        assert found, text
        return values.get(found[1]) or found[2] or ""

    def on_gitlab(self, **variables: str) -> int:
        """Run the script of the nightly job with the file's variables and these."""
        jobs = yaml.safe_load((FILES / "gitlab.yml").read_text())
        return self.shell("\n".join(jobs["errata-night"]["script"]), jobs["variables"] | variables)


def test_a_night_on_github_tells_each_break_of_an_upgrade_once(sample: Path) -> None:
    night = Night(folder=sample)
    for told in (True, False):
        night.begin()
        assert night.on_github(upgrade=UPGRADE) == 0
        assert (FOUND in night.news) is told
        assert ("gh issue create --label errata" in night.calls.read_text()) is told
    (sample / "more.py").write_text("import torch\n\nx = torch.cholesky(a)\n")
    night.begin()
    assert night.on_github(upgrade="torch 1.13.1 2.15.0") == 0
    assert "more.py:3" in night.news
    assert FOUND not in night.news


def test_a_night_on_github_tells_each_change_of_own_cases_once(framed: OutsideProject) -> None:
    case = framed.add_case("frame/ours", raising_case(expect=ANYWHERE), RAISES, FIXED)
    night = Night(folder=framed.root, variables=framed.variables)
    night.begin()
    assert night.on_github(environments="frame-2.0") == 0
    assert not night.calls.read_text()
    (case / "broken.py").write_text(RAISES.replace("documented", "new"))
    for told in (True, False):
        night.begin()
        assert night.on_github(environments="frame-2.0") == 1  # as the cases ended
        assert ("frame/ours" in night.news) is told
        assert ("gh issue create" in night.calls.read_text()) is told


def test_a_night_on_gitlab_fails_with_what_is_new_and_only_then(sample: Path) -> None:
    night = Night(folder=sample)
    for code in (1, 0):
        night.begin()
        assert night.on_gitlab(UPGRADE=UPGRADE) == code
        assert (FOUND in night.news) is bool(code)


def test_a_night_on_gitlab_makes_an_issue_where_it_may(framed: OutsideProject) -> None:
    case = framed.add_case("frame/ours", raising_case(expect=ANYWHERE), RAISES, FIXED)
    (case / "broken.py").write_text(RAISES.replace("documented", "new"))
    night = Night(folder=framed.root, variables=framed.variables)
    service = {"ERRATA_TOKEN": "t", "CI_API_V4_URL": "https://example.org", "CI_PROJECT_ID": "1"}
    for told in (True, False):
        night.begin()
        assert night.on_gitlab(ERRATA_ENV="frame-2.0", **service) == 1  # as the cases ended
        assert ("curl" in night.calls.read_text()) is told


# Where Errata comes from ---------------------------------------------------------------------


def test_every_file_names_the_same_place_of_errata() -> None:
    project = (REPOSITORY / "pyproject.toml").read_text()
    found = re.search(r'^Source = "(.+)"$', project, re.MULTILINE)
    assert found
    texts = {path.name: path.read_text() for path in FILES.iterdir() if path.is_file()}
    assert json.dumps([name for name, text in texts.items() if found[1] not in text]) == "[]"
