"""`errata envs`, on a table and a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from harness.cli.envs import app
from harness.execute.built import BuiltEnvironment, write_stamp
from harness.execute.environments import EnvironmentHome
from harness.execute.locks import Lock, Locks, inputs_digest, platform_tag
from harness.model.cell import EnvironmentSpec
from harness.model.errors import EnvironmentFailed, ErrataError, UsageProblem
from harness.plan.frameworks import load_frameworks

TABLE = """\
framework = "frame"
module = "frame"
modes = ["eager"]
default_mode = "eager"
[devices]
cpu = "cpu"
[variants.cpu]
distribution = "frame"
[[release]]
version = "1.0"
python = "3.11"
size_mb = 100
[[release]]
version = "2.0"
python = "3.11"
size_mb = 200
"""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with a table, with a home beside it and no settings of pip or uv."""
    (tmp_path / "envs").mkdir()
    (tmp_path / "envs" / "frame.toml").write_text(TABLE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ERRATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


def spec(place: Path, version: str) -> EnvironmentSpec:
    return load_frameworks(place / "envs")["frame"].spec(version)


def lock(place: Path, version: str, pin: str | None = None) -> Lock:
    """Commit a lock as `errata envs lock` would."""
    own = spec(place, version)
    file = place / "envs" / "locks" / platform_tag() / f"{own.file_stem}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(
        f"# {own.id} for CPython 3.11 on {platform_tag()}\n# inputs: {inputs_digest(own)}\n"
        f"frame=={pin or version}\n"
    )
    found = EnvironmentHome(place / "home", committed_locks=place / "envs" / "locks").locks
    committed = found.committed(own)
    assert committed is not None
    return committed


def stand(place: Path, version: str) -> Path:
    """Put an environment in place as if it had been built."""
    committed = lock(place, version)
    directory = place / "home" / "envs" / f"{committed.spec.file_stem}-{committed.digest[:12]}"
    (directory / "bin").mkdir(parents=True)
    (directory / "bin" / "python").touch()
    write_stamp(
        BuiltEnvironment(
            spec=committed.spec,
            python=directory / "bin" / "python",
            directory=directory,
            lock_digest=committed.digest,
            framework_version=f"{version}+cpu",
            python_version="3.11.7",
            import_s=1.25,
            size=123_000_000,
        )
    )
    return directory


def invoke(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    return done.exit_code, done.output


def test_the_list_shows_releases_locks_and_builds(place: Path) -> None:
    stand(place, "1.0")
    code, output = invoke("list")
    assert code == 0
    lines = {line.split()[0]: line for line in output.splitlines() if line.strip()}
    assert "committed" in lines["frame-1.0"]
    assert "1.0+cpu" in lines["frame-1.0"]
    assert "123 MB" in lines["frame-1.0"]
    assert "none yet" in lines["frame-2.0"]
    assert "1 of 2 built" in " ".join(output.split())


def test_the_list_shows_a_stale_lock_and_what_another_lock_left(place: Path) -> None:
    stand(place, "1.0")
    lock(place, "1.0", pin="1.1")
    _, output = invoke("list")
    rows = [line for line in output.splitlines() if "frame-1.0" in line]
    assert "stale" in rows[0]
    assert "superseded" in rows[1]


def test_globs_choose(place: Path) -> None:
    _, output = invoke("list", "*-2*")
    assert "frame-2.0" in output
    assert "frame-1.0" not in output
    with pytest.raises(UsageProblem, match=r"no environment matches 'x\*'"):
        invoke("list", "x*")


def test_an_unknown_release_is_a_usage_problem(place: Path) -> None:
    with pytest.raises(UsageProblem, match=r"listed: 1\.0, 2\.0"):
        invoke("build", "frame-3.0")


def test_a_check_passes_only_when_every_lock_fits(place: Path) -> None:
    lock(place, "1.0")
    code, output = invoke("lock", "--check")
    assert code == 1
    assert "has no committed lock" in output
    lock(place, "2.0")
    code, output = invoke("lock", "--check")
    assert (code, output.strip()) == (0, "all 2 locks fit the framework table")
    lock(place, "2.0", pin="2.1")
    code, output = invoke("lock", "--check", "frame-2.0")
    assert code == 1
    assert "pins frame 2.1, the table says frame==2.0" in output


def test_locking_needs_to_be_told_what(place: Path) -> None:
    with pytest.raises(UsageProblem, match="nothing to lock"):
        invoke("lock")


def test_locking_says_what_changed(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def relock(self: Locks, spec: EnvironmentSpec, *, upgrade: bool) -> tuple[Lock, bool]:
        return lock(place, spec.version), spec.version == "2.0"

    monkeypatch.setattr(Locks, "relock", relock)
    code, output = invoke("lock", "--all")
    assert code == 0
    assert "unchanged frame-1.0" in output
    assert "1 of 2 locks changed" in output


def test_what_stands_is_not_built_again(place: Path) -> None:
    stand(place, "2.0")
    assert invoke("build") == (0, "all 1 environments stand already\n")


def test_building_states_the_disk_it_needs_and_reports_each_one(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def ensure(self: EnvironmentHome, spec: EnvironmentSpec, report: object) -> BuiltEnvironment:
        built.append(spec.id)
        stand(place, spec.version)
        found = self.find(spec)
        assert found is not None
        return found

    monkeypatch.setattr(EnvironmentHome, "ensure", ensure)
    code, output = invoke("build", "--all")
    assert code == 0
    assert built == ["frame-1.0", "frame-2.0"]
    assert "2 to build: up to 315 MB on disk" in " ".join(output.split())
    assert "2.0+cpu, CPython 3.11.7" in output


@pytest.mark.parametrize("failing", [["frame-1.0"], ["frame-1.0", "frame-2.0"]])
def test_a_failure_keeps_the_others_going_and_ends_in_one_error(
    place: Path, monkeypatch: pytest.MonkeyPatch, failing: list[str]
) -> None:
    tried: list[str] = []

    def ensure(self: EnvironmentHome, spec: EnvironmentSpec, report: object) -> BuiltEnvironment:
        tried.append(spec.id)
        if spec.id in failing:
            raise EnvironmentFailed(spec.id, "it could not be built", words="uv [says] no")
        stand(place, spec.version)
        found = self.find(spec)
        assert found is not None
        return found

    monkeypatch.setattr(EnvironmentHome, "ensure", ensure)
    done = CliRunner().invoke(app, ["build", "--all"])
    assert tried == ["frame-1.0", "frame-2.0"]
    assert isinstance(done.exception, ErrataError)
    assert all(name in done.exception.message for name in failing)
    # With one failure the words travel in the error, which the program prints at its end.
    assert done.output.count("uv [says] no") == (len(failing) if len(failing) > 1 else 0)
    assert "failed  frame-1.0" in done.output


def test_removing_frees_what_matches(place: Path) -> None:
    directory = stand(place, "1.0")
    other = stand(place, "2.0")
    code, output = invoke("remove", "frame-1*")
    assert code == 0
    assert "removed frame-1.0" in output
    assert not directory.exists()
    assert other.exists()
    with pytest.raises(UsageProblem, match="no built environment matches"):
        invoke("remove", "frame-1*")


def test_only_what_an_earlier_lock_built_may_be_removed(place: Path) -> None:
    old = stand(place, "1.0")
    new = stand(place, "2.0")
    lock(place, "1.0", pin="1.0.0")
    code, output = invoke("remove", "--superseded")
    assert code == 0
    assert "removed frame-1.0" in output
    assert not old.exists()
    assert new.exists()
    assert invoke("remove", "--superseded")[0] == 0
    with pytest.raises(UsageProblem, match="nothing to remove"):
        invoke("remove")


def test_the_path_is_printed_bare(place: Path) -> None:
    directory = stand(place, "1.0")
    assert invoke("path", "frame-1.0") == (0, f"{directory}\n")
    with pytest.raises(EnvironmentFailed, match="is not built"):
        invoke("path", "frame-2.0")
    with pytest.raises(UsageProblem, match="matches several"):
        invoke("path", "*")
