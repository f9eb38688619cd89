"""The workflow files: every command in them exists, and their shell does what they say."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from factories import REPOSITORY
from outside import run_program
from typer.main import get_command

from errata.cli.app import app

GITHUB = REPOSITORY / ".github" / "workflows" / "nightly.yml"
GITLAB = REPOSITORY / ".gitlab-ci.yml"
OWN = REPOSITORY / "docs" / "own-project"  # tests/integration/test_own_project.py runs them
TO_COPY = (REPOSITORY / "action.yml", OWN / "github.yml", OWN / "gitlab.yml")
COMMAND = re.compile(r"\berrata (?P<command>[a-z]+)(?P<rest>[^\n|>)]*)")


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def step(job: str, name: str) -> str:
    """Return the shell of one step of the nightly workflow."""
    steps = read(GITHUB)["jobs"][job]["steps"]
    [found] = [item["run"] for item in steps if item.get("name") == name]
    return str(found)


def gitlab_script(job: str) -> str:
    return "\n".join(read(GITLAB)[job]["script"])


class Shell:
    """A folder in which `errata` and `gh` only note how they were called, and answer as told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.output = folder / "output"
        self.calls = folder / "calls"
        self.output.touch()
        self.calls.touch()
        self.printed: list[str] = []
        (folder / "bin").mkdir()

    def answer(self, program: str, code: int = 0, prints: str = "", when: str = "*") -> None:
        """Let a program end with a code where its arguments fit a pattern of the shell."""
        path = self.folder / "bin" / program
        if not path.exists():
            path.write_text(f'#!/bin/sh\necho "{program} $*" >> "{self.calls}"\n')
            path.chmod(0o755)
        lines = (
            path.read_text()
            + f"case \"$*\" in {when}) printf '%s' '{prints}'; exit {code};; esac\n"
        )
        path.write_text(lines)

    def run(self, script: str, **variables: str) -> int:
        """Run a script as both services do: it ends at the first failure, in pipes too."""
        done = run_program(
            *("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script),
            cwd=self.folder,
            variables={
                "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
                "GITHUB_OUTPUT": str(self.output),
                "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"),
                **variables,
            },
        )
        self.printed = done.out.splitlines()
        return done.code

    @property
    def called(self) -> list[str]:
        return self.calls.read_text().splitlines()


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def commands() -> list[tuple[str, str, str]]:
    """List every call of errata in the files: file, command, arguments."""
    return [
        (path.name, match["command"], match["rest"])
        for path in (GITHUB, GITLAB, *TO_COPY)
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.lstrip().startswith("#") and "description:" not in line
        for match in COMMAND.finditer(line)
    ]


@pytest.mark.parametrize(("file", "command", "rest"), commands())
def test_every_command_and_option_in_the_files_exists(file: str, command: str, rest: str) -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]
    assert command in known, f"{file}: errata {command}"
    options = {name for parameter in known[command].params for name in parameter.opts}
    assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= options


def test_both_files_use_the_commands_of_a_whole_night() -> None:
    for name in (GITHUB.name, GITLAB.name):
        used = {command for file, command, _ in commands() if file == name}
        assert used == {"plan", "run", "export", "import", "alerts", "report"}


@pytest.mark.parametrize(("code", "ends"), [(0, 0), (1, 0), (2, 2), (3, 3), (130, 130)])
def test_news_is_no_failure_of_a_shard(shell: Shell, code: int, ends: int) -> None:
    shell.answer("errata", code)
    for more in ("", "--force"):
        assert shell.run(step("shard", "Run this shard"), SHARD="2/4", FORCE=more) == ends
    command = "errata run --claims --shard 2/4 --ephemeral"
    assert shell.called == [command, f"{command} --force"]


@pytest.mark.parametrize(
    ("job", "name"),
    [
        ("shard", "Run this shard"),
        ("merge", "Say what all shards found"),
        ("merge", "Look for confirmed changes that nobody was told of"),
    ],
)
@pytest.mark.parametrize("code", [0, 1, 2])
def test_what_scripts_printed_cannot_command_the_runner(
    shell: Shell, job: str, name: str, code: int
) -> None:
    hostile = "::error::forged"
    shell.answer("errata", code, prints=f"{hostile}\n")
    shell.run(step(job, name), SHARD="1/2", FORCE="")
    first, *told, last = shell.printed
    assert told == [hostile]
    stop, _, token = first.rpartition("::")
    assert stop == "::stop-commands"
    assert len(token) >= 32
    assert last == f"::{token}::"


@pytest.mark.parametrize(("code", "ends"), [(0, 0), (1, 0), (3, 3)])
def test_a_shard_on_gitlab_exports_before_it_fails(shell: Shell, code: int, ends: int) -> None:
    shell.answer("errata", code, when='"run "*')
    shell.answer("errata")
    assert shell.run(gitlab_script("shard"), CI_NODE_INDEX="2", CI_NODE_TOTAL="4") == ends
    assert shell.called == [
        "errata run --claims --shard 2/4 --ephemeral",
        "errata export shard-2.jsonl",
    ]


@pytest.mark.parametrize(("code", "ends"), [(0, 0), (1, 0), (3, 0), (2, 2)])
def test_the_report_leaves_its_code_for_the_end(shell: Shell, code: int, ends: int) -> None:
    shell.answer("errata", code)
    assert shell.run(step("merge", "Say what all shards found")) == ends
    assert shell.output.read_text() == f"code={code}\n"
    assert shell.run(step("merge", "End as the run ended"), CODE=str(code)) == code


@pytest.mark.parametrize(("code", "ends"), [(0, 0), (1, 0), (2, 2), (3, 3)])
def test_new_alerts_are_no_failure_and_anything_else_is(shell: Shell, code: int, ends: int) -> None:
    shell.answer("errata", code)
    name = "Look for confirmed changes that nobody was told of"
    assert shell.run(step("merge", name)) == ends
    assert shell.output.read_text() == f"code={code}\n"


TELL = "Tell them in the open issue, or in a new one"


@pytest.mark.parametrize(
    ("issue", "call"),
    [("17", "comment 17 --body-file alerts.md"), ("", "create --label errata-nightly")],
)
def test_alerts_go_into_the_open_issue_or_a_new_one(shell: Shell, issue: str, call: str) -> None:
    shell.answer("gh", prints=issue, when='"issue list"*')
    shell.answer("gh")
    assert shell.run(step("merge", TELL)) == 0
    assert shell.called[-1].startswith(f"gh issue {call}")


def test_an_issue_that_cannot_be_told_is_a_failure(shell: Shell) -> None:
    shell.answer("gh", 1, when='"issue create"*')
    shell.answer("gh")
    assert shell.run(step("merge", TELL)) != 0


def test_what_could_not_be_told_is_not_remembered() -> None:
    steps = read(GITHUB)["jobs"]["merge"]["steps"]
    names = [item.get("name") for item in steps]
    keep = steps[names.index("Keep the store")]
    assert names.index(TELL) < names.index("Keep the store")
    assert "if" not in keep


def test_a_plan_that_fails_fails_its_step(shell: Shell) -> None:
    shell.answer("errata", 3, when='*"--format github"*')
    shell.answer("errata")
    assert shell.run(step("plan", "Cut the run into shards"), SHARDS="4") == 3
    assert shell.output.read_text() == ""


def test_the_matrix_and_the_pinned_releases_are_outputs(shell: Shell) -> None:
    shell.answer("errata", prints="{}", when='*"--format github"*')
    shell.answer("errata", prints="ERRATA_ENV=torch-2.15.0", when='*"--format env"*')
    shell.answer("errata")
    assert shell.run(step("plan", "Pin the releases")) == 0
    assert shell.output.read_text() == "ERRATA_ENV=torch-2.15.0"
    shell.output.write_text("")
    assert shell.run(step("plan", "Cut the run into shards"), SHARDS="4") == 0
    assert shell.output.read_text() == "matrix={}\n"


@pytest.mark.parametrize("code", [0, 1, 3])
def test_the_merged_run_on_gitlab_ends_as_it_ended(shell: Shell, code: int) -> None:
    shell.answer("errata", code, when='"run "*')
    shell.answer("errata", 1, when='"alerts "*')
    shell.answer("errata")
    assert shell.run(gitlab_script("merge")) == code
    assert [call.split()[1] for call in shell.called] == ["import", "run", "alerts", "report"]


def test_alerts_that_fail_on_gitlab_fail_the_merge(shell: Shell) -> None:
    shell.answer("errata", 3, when='"alerts "*')
    shell.answer("errata")
    assert shell.run(gitlab_script("merge")) != 0


def test_the_site_is_made_after_everybody_was_told(shell: Shell) -> None:
    names = [item.get("name") for item in read(GITHUB)["jobs"]["merge"]["steps"]]
    assert names.index("Make the site") > names.index("Keep the store") > names.index(TELL)
    shell.answer("errata")
    assert shell.run(step("merge", "Make the site")) == 0
    assert shell.called == ["errata report --html site"]


def test_gitlab_shows_the_shards_that_it_runs() -> None:
    parallel = read(GITLAB)["shard"]["parallel"]
    assert f"errata plan --shards {parallel}" in gitlab_script("plan")


@pytest.mark.parametrize(
    ("path", "without_writing", "writes"),
    [(GITHUB, {"plan", "shard"}, "merge"), (OWN / "github.yml", {"scan"}, "night")],
)
def test_no_job_may_do_more_than_it_needs(
    path: Path, without_writing: set[str], writes: str
) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {}
    permissions = {name: job["permissions"] for name, job in workflow["jobs"].items()}
    assert permissions.pop(writes) == {"contents": "read", "issues": "write"}
    assert permissions == {name: {"contents": "read"} for name in without_writing}


def test_every_job_on_github_has_a_time_limit() -> None:
    for path in GITHUB.parent.glob("*.yml"):
        assert all("timeout-minutes" in job for job in read(path)["jobs"].values())


def test_the_unit_tests_run_on_every_python_that_errata_has() -> None:
    pythons = read(GITHUB.with_name("ci.yml"))["jobs"]["pythons"]["strategy"]["matrix"]["python"]
    project = (REPOSITORY / "pyproject.toml").read_text("utf-8")
    assert pythons == re.findall(r"Programming Language :: Python :: (3\.\d+)", project)
    listed = ", ".join(f'"py{python.replace(".", "")}"' for python in pythons)
    assert f"env_list = [{listed}]" in project


def test_somebody_elses_workflow_gives_the_action_what_it_takes() -> None:
    *_, uses = read(OWN / "github.yml")["jobs"]["night"]["steps"]
    assert set(uses["with"]) <= set(read(REPOSITORY / "action.yml")["inputs"])


def test_the_weekly_campaigns_are_sessions() -> None:
    matrix = read(GITHUB.with_name("weekly.yml"))["jobs"]["campaign"]["strategy"]["matrix"]
    tree = ast.parse((REPOSITORY / "noxfile.py").read_text(encoding="utf-8"))
    sessions = {
        one.name
        for one in tree.body
        if isinstance(one, ast.FunctionDef) and "nox.session" in map(ast.unparse, decorators(one))
    }
    assert {line.split()[0] for line in matrix["session"]} <= sessions


def decorators(function: ast.FunctionDef) -> list[ast.expr]:
    """List a function's decorators without their arguments."""
    return [one.func if isinstance(one, ast.Call) else one for one in function.decorator_list]


# The cases of a change -----------------------------------------------------------------------


def test_a_change_runs_the_claims_of_the_cases_that_it_touches(shell: Shell) -> None:
    folder = shell.folder
    (folder / ".ci").mkdir()
    (folder / ".ci" / "claims").write_text((REPOSITORY / ".ci" / "claims").read_text())
    for name in ("kept", "edited", "gone"):
        (folder / "cases" / "torch" / name).mkdir(parents=True)
        (folder / "cases" / "torch" / name / "case.toml").write_text("title = 1\n")
    commit = (
        "git add .ci cases && git -c user.name=a -c user.email=a@example.org commit -qm changed"
    )
    assert shell.run(f"git init -q && {commit}") == 0
    (folder / "cases" / "torch" / "edited" / "claims").mkdir()
    (folder / "cases" / "torch" / "edited" / "claims" / "stays.py").write_text('"""It stays."""\n')
    (folder / "cases" / "torch" / "gone" / "case.toml").unlink()
    assert shell.run(commit) == 0
    shell.answer("errata", code=1)
    shell.answer("python")
    assert shell.run("bash .ci/claims HEAD~1") == 1
    assert shell.called == ["python -m pip install --quiet .", "errata run --claims torch/edited"]
    assert shell.run("bash .ci/claims HEAD") == 0
    assert shell.printed == ["no case has changed"]
