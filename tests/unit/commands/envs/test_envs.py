"""`errata envs`, on a table and a home of its own."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from documents import load_schema
from factories import FRAME_TABLE, make_built
from local_index import write_index
from typer.testing import CliRunner

from errata import indexes
from errata.cli.app import envs_app as app
from errata.environments import garbage
from errata.environments.built import BuiltEnvironment, hold, read_stamp, write_stamp
from errata.environments.home import EnvironmentHome
from errata.environments.locks import Lock, Locks, inputs_digest, platform_tag
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed, ErrataError, UsageProblem
from errata.plan.frameworks import load_frameworks


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a project with a table, with a home beside it and no settings of pip or uv."""
    (tmp_path / "envs").mkdir()
    (tmp_path / "envs" / "frame.toml").write_text(FRAME_TABLE)
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("UV_NO_CONFIG", "1")
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
        f"frame=={pin or version} \\\n    --hash=sha256:00\n"
    )
    found = EnvironmentHome(place / "home", committed_locks=place / "envs" / "locks").locks
    committed = found.committed(own)
    assert committed is not None
    return committed


def stand(place: Path, version: str) -> Path:
    """Put an environment in place as if it had been built."""
    committed = lock(place, version)
    directory = place / "home" / "envs" / f"{committed.spec.file_stem}-{committed.digest[:12]}"
    facts = {"framework_version": f"{version}+cpu", "import_s": 1.25, "size": 123_000_000}
    write_stamp(make_built(committed.spec, directory, lock_digest=committed.digest, **facts))
    return directory


def invoke(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


def test_the_list_shows_releases_locks_and_builds(place: Path) -> None:
    stand(place, "1.0")
    output = invoke("list")
    lines = {line.split()[0]: line for line in output.splitlines() if line.strip()}
    assert "committed" in lines["frame-1.0"]
    assert "1.0+cpu" in lines["frame-1.0"]
    assert "123 MB" in lines["frame-1.0"]
    assert "none" in lines["frame-2.0"].split()
    assert "1 of 2 built" in " ".join(output.split())


def test_the_list_shows_a_stale_lock_and_what_another_lock_left(place: Path) -> None:
    stand(place, "1.0")
    lock(place, "1.0", pin="1.1")
    output = invoke("list")
    rows = [line for line in output.splitlines() if "frame-1.0" in line]
    assert "stale" in rows[0]
    assert "superseded" in rows[1]


def test_what_belongs_to_a_release_stands_beside_it(place: Path) -> None:
    lock(place, "1.0").path.with_name("frame-1.0+extra.txt").write_text(
        "# frame-1.0+extra for CPython 3.11\n"
    )
    output = invoke("list")
    first = [line.split()[0] for line in output.splitlines() if line.strip().startswith("frame-")]
    assert first[:3] == ["frame-1.0", "frame-1.0+extra", "frame-2.0"]


def test_globs_choose(place: Path) -> None:
    output = invoke("list", "*-2*")
    assert "frame-2.0" in output
    assert "frame-1.0" not in output
    with pytest.raises(UsageProblem, match=r"no listed environment matches 'x\*'"):
        invoke("list", "x*")


@pytest.mark.parametrize("command", ["list", "lock"])
def test_lists_and_committed_locks_know_only_the_table(place: Path, command: str) -> None:
    with pytest.raises(UsageProblem, match=r"listed: 1\.0, 2\.0"):
        invoke(command, "frame-3.0")


def test_any_release_can_be_built(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[str] = []

    def ensure(self: EnvironmentHome, spec: EnvironmentSpec, report: object) -> BuiltEnvironment:
        wanted.append(spec.id)
        raise EnvironmentFailed(spec.id, "stopped here")

    write_index(place, ["frame-1.5-py3-none-any.whl", "frame-2.5-py3-none-any.whl"])
    monkeypatch.setenv("PIP_INDEX_URL", (place / "simple").as_uri())
    monkeypatch.setattr(EnvironmentHome, "ensure", ensure)
    with pytest.raises(EnvironmentFailed):
        invoke("build", "frame==1.5", "frame-1.5-py3.12", "frame>2", "frame-1.*")
    assert wanted == ["frame-1.5.0", "frame-1.5.0-py3.12", "frame-2.5", "frame-1.0"]
    with pytest.raises(UsageProblem, match="no listed environment matches"):
        invoke("build", "frame-9.*")
    with pytest.raises(UsageProblem, match=r"no index offers frame 3\.0\.0") as refused:
        invoke("build", "frame-1.0", "frame==3.0")
    assert "errata envs releases frame" in refused.value.hint


def test_an_environment_that_a_run_uses_is_not_removed(place: Path) -> None:
    directory = stand(place, "1.0")
    built = read_stamp(directory, None)
    assert built is not None
    with hold(built), pytest.raises(EnvironmentFailed, match=r"frame-1\.0: is in use"):
        invoke("remove", "frame-1.0")
    assert directory.exists()


def test_the_list_says_what_everything_takes(place: Path) -> None:
    stand(place, "1.0")
    output = invoke("list")
    assert "about 123 MB with files shared" in " ".join(output.split())
    # 123 MB that are built and the table's 200 MiB
    assert "all listed environments would need about 333 MB" in output


def offer(place: Path, monkeypatch: pytest.MonkeyPatch, *names: str, **options: Any) -> None:
    """Let an index have these files."""
    index = write_index(place / "index", names, **options)
    monkeypatch.setenv("PIP_INDEX_URL", index.as_uri())


def test_releases_are_listed_with_what_is_known_of_each(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand(place, "1.0")
    year = SimpleNamespace(year=2026)  # of Python 3.15
    monkeypatch.setattr(indexes, "datetime", SimpleNamespace(now=lambda _: year))
    indexes._supported.cache_clear()
    names = [f"frame-{v}-py3-none-any.whl" for v in ("0.9", "1.0", "1.5", "3.0rc1")]
    offer(place, monkeypatch, *names, yanked=names[:1])
    output = invoke("releases", "frame")
    rows = [line.split() for line in output.splitlines() if line.strip().startswith("frame-")]
    assert [row[0] for row in rows] == ["frame-2.0", "frame-1.5", "frame-1.0", "frame-0.9"]
    assert " ".join(rows[0]) == "frame-2.0 listed not on the index"
    assert " ".join(rows[1]) == "frame-1.5 3.7 to 3.15"
    assert " ".join(rows[2]) == "frame-1.0 3.7 to 3.15 listed yes"
    assert " ".join(rows[3]) == "frame-0.9 3.7 to 3.15 yanked"
    assert "4 releases of 'frame'; from: file:///" in " ".join(output.split())
    assert "3.0rc1" in invoke("releases", "--pre")


def test_releases_are_there_for_programs(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(place, monkeypatch, "frame-1.0-cp311-none-any.whl")
    output = invoke("releases", "--json", "-")
    said = json.loads(output)
    load_schema("releases").validate(said)
    (framework,) = said["frameworks"]
    assert (framework["framework"], framework["distribution"]) == ("frame", "frame")
    newest, oldest = framework["releases"]
    assert (newest["version"], newest["offered"], newest["pythons"]) == ("2.0", False, [])
    assert oldest == {
        "version": "1.0",
        "offered": True,
        "pythons": ["3.11"],
        "yanked": False,
        "prerelease": False,
        "source": (place / "index" / "simple").as_uri(),
        "listed": True,
        "built": [],
    }


def test_asking_for_releases_of_nothing_is_a_usage_problem(place: Path) -> None:
    with pytest.raises(UsageProblem, match="unknown framework 'fraem'") as caught:
        invoke("releases", "fraem")
    assert caught.value.hint == "did you mean 'frame'?"
    with pytest.raises(UsageProblem, match="no index with nightlies of any"):
        invoke("releases", "--nightly")
    with pytest.raises(UsageProblem, match="no index with nightlies of frame"):
        invoke("releases", "--nightly", "frame")


def test_where_no_index_answers_nothing_can_be_said(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", (place / "nowhere").as_uri())
    with pytest.raises(EnvironmentFailed, match="no index answered") as caught:
        invoke("releases", "frame")
    assert caught.value.exit_code == 3
    assert "errata doctor" in caught.value.hint


def test_garbage_is_shown_first_and_then_removed(place: Path) -> None:
    old, new = stand(place, "1.0"), stand(place, "2.0")
    lock(place, "1.0", pin="1.0.0")
    output = invoke("gc", "--dry-run")
    assert "its lock has changed since" in output
    assert "would free" in output
    assert old.exists()
    output = invoke("gc")
    assert "\nfreed " in output
    assert not old.exists()
    assert new.exists()
    assert invoke("gc") == f"nothing to remove in {place / 'home'}\n"


def test_garbage_that_a_run_uses_stays(place: Path) -> None:
    directory = stand(place, "1.0")
    built = read_stamp(directory, None)
    assert built is not None
    with hold(built):
        output = invoke("gc", "--unused-for", "0")
    assert "in use, so kept" in output
    assert directory.exists()


def test_what_stays_in_the_cache_is_said_and_can_be_cleared(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    directory = stand(place, "1.0")
    cleared: list[str] = []

    def clean(distributions: list[str], folder: Path) -> str:
        cleared.extend(distributions)
        return "uv: Removed 2 files"

    monkeypatch.setattr(garbage, "clean_uv_cache", clean)
    site = directory / "lib" / "python3.11" / "site-packages"
    info = site / "frame-1.0.dist-info"
    info.mkdir(parents=True)
    (place / "cached.py").write_bytes(bytes(50_000))
    (site / "frame.py").hardlink_to(place / "cached.py")
    (info / "RECORD").write_text("frame.py,,\n")
    assert "would stay in uv's cache" in invoke("gc", "--unused-for", "0", "--dry-run")
    assert cleared == []
    output = invoke("gc", "--unused-for", "0", "--dry-run", "--cache")
    assert "would free 0 MB in uv's cache" in output
    assert cleared == []
    output = invoke("gc", "--unused-for", "0", "--cache")
    assert cleared == ["frame"]
    assert "uv: Removed 2 files" in output
    assert "download these again: frame" in " ".join(output.split())


def test_after_a_removal_the_cache_can_still_be_cleared(place: Path) -> None:
    directory = stand(place, "1.0")
    site = directory / "lib" / "python3.11" / "site-packages"
    (site / "frame-1.0.dist-info").mkdir(parents=True)
    (place / "cached.py").write_bytes(bytes(50_000))
    (site / "frame.py").hardlink_to(place / "cached.py")
    (site / "frame-1.0.dist-info" / "RECORD").write_text("frame.py,,\n")
    output = invoke("remove", "frame-1.0")
    assert "to clear that too: uv cache clean frame" in " ".join(output.split())


def test_a_check_passes_only_when_every_lock_fits(place: Path) -> None:
    lock(place, "1.0")
    output = invoke("lock", "--check", code=1)
    assert "has no committed lock" in output
    lock(place, "2.0")
    said = f"2 locks for {platform_tag()} checked: all fit the framework table"
    assert invoke("lock", "--check").strip() == said
    lock(place, "2.0", pin="2.1")
    output = invoke("lock", "--check", "frame-2.0", code=1)
    assert "pins frame 2.1, the table requires frame==2.0" in output


def test_locking_needs_to_be_told_what(place: Path) -> None:
    with pytest.raises(UsageProblem, match="nothing to lock"):
        invoke("lock")


def test_locking_says_what_changed(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def relock(self: Locks, spec: EnvironmentSpec, *, upgrade: bool) -> tuple[Lock, bool]:
        return lock(place, spec.version), spec.version == "2.0"

    monkeypatch.setattr(Locks, "relock", relock)
    output = invoke("lock", "--all")
    assert "unchanged frame-1.0" in output
    assert "1 of 2 locks changed" in output


def test_what_stands_is_not_built_again(place: Path) -> None:
    stand(place, "2.0")
    assert invoke("build") == "nothing to do: 1 environment built already\n"


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
    output = invoke("build", "--all")
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
    output = invoke("remove", "frame-1*")
    assert "removed frame-1.0" in output
    assert not directory.exists()
    assert other.exists()
    with pytest.raises(UsageProblem, match="no built environment matches"):
        invoke("remove", "frame-1*")


def test_the_path_is_printed_bare(place: Path) -> None:
    directory = stand(place, "1.0")
    assert invoke("path", "frame-1.0") == f"{directory}\n"
    with pytest.raises(EnvironmentFailed, match="is not built"):
        invoke("path", "frame-2.0")
    with pytest.raises(UsageProblem, match="matches several"):
        invoke("path", "*")
