"""Environments built by the real uv from wheels made here, and the real frameworks that stand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from outside import run_program
from small_framework import RUNNING, wheel

from errata.environments import interpreters
from errata.environments.built import STAMP, BuiltEnvironment
from errata.environments.home import EnvironmentHome, open_home
from errata.environments.uv import Uv
from errata.model.cell import EnvironmentSpec
from errata.model.errors import EnvironmentFailed
from errata.plan.corpus import find_table_folder
from errata.plan.frameworks import load_frameworks

pytestmark = pytest.mark.integration

TABLE = find_table_folder(Path(__file__).parent)
LISTED = [
    item.spec(release.version)
    for item in load_frameworks(TABLE).values()
    for release in item.releases
]

BUILDER = """
import os, signal, sys
from pathlib import Path
from errata.environments.home import EnvironmentHome
from errata.model.cell import EnvironmentSpec

root, python, die_at = sys.argv[1:]
spec = EnvironmentSpec(
    framework="frame", version="1.0", distribution="errata-frame", module="errata_frame",
    python=python, size_mb=1,
)

def report(stage, detail):
    print(stage, flush=True)
    if stage == die_at:
        os.kill(os.getpid(), signal.SIGKILL)

print(EnvironmentHome(Path(root)).ensure(spec, report).directory)
"""

OLD_PADDLE = """
with paddle.fluid.dygraph.guard():
    assert paddle.fluid.dygraph.to_variable(numpy.ones(3)).numpy().sum() == 3
"""
ROUND_TRIP = {
    "torch": "assert torch.from_numpy(numpy.ones(3)).sum().item() == 3",
    "paddle": "assert paddle.to_tensor(numpy.ones(3)).numpy().sum() == 3",
    "mindspore": "assert mindspore.Tensor(numpy.ones(3)).asnumpy().sum() == 3",
}


@pytest.fixture
def links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let pip's settings offer one folder of wheels and nothing else; uv's cache is its own."""
    folder = tmp_path / "links"
    folder.mkdir()
    for name in list(os.environ):
        if name.startswith(("PIP_", "UV_")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("UV_CACHE_DIR", str(tmp_path / "uv-cache"))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    return folder


def frame(python: str = RUNNING, *, prefer_local: str = "") -> EnvironmentSpec:
    return EnvironmentSpec(
        framework="frame",
        version="1.0",
        distribution="errata-frame",
        module="errata_frame",
        python=python,
        default_python=python,
        prefer_local=prefer_local,
        size_mb=1,
    )


def home_at(tmp_path: Path, uv: Uv | None = None) -> EnvironmentHome:
    return EnvironmentHome(tmp_path / "home", committed_locks=tmp_path / "committed", uv=uv)


def assert_has_byte_code(built: BuiltEnvironment) -> None:
    assert built.directory is not None
    assert list(built.directory.glob("lib/python*/site-packages/errata_frame/__pycache__/*.pyc"))


def test_an_environment_is_built_with_byte_code_and_never_again(
    tmp_path: Path, links: Path
) -> None:
    wheel(links, "1.0")
    built = home_at(tmp_path).ensure(frame())
    assert built.framework_version == "1.0"
    assert built.python_version.startswith(RUNNING)
    assert built.packages == ("errata-frame==1.0",)
    assert_has_byte_code(built)
    shutil.rmtree(links)
    links.mkdir()
    without_uv = home_at(tmp_path, Uv("/no/such/uv"))
    assert without_uv.ensure(frame()) == built


def test_the_oldest_interpreter_gets_byte_code_too(tmp_path: Path, links: Path) -> None:
    if "3.7" not in {found.minor for found in interpreters.found()}:
        pytest.skip("no CPython 3.7 here")
    wheel(links, "1.0")
    built = home_at(tmp_path).ensure(frame("3.7"))
    assert built.python_version.startswith("3.7.")
    assert_has_byte_code(built)


def test_a_cpu_build_that_appears_in_the_users_index_is_preferred(
    tmp_path: Path, links: Path
) -> None:
    wheel(links, "1.0")
    home = home_at(tmp_path)
    first = home.ensure(frame())
    committed = home.locks.committed_path(frame())
    assert committed is not None
    committed.parent.mkdir(parents=True)
    shutil.copy(home.locks.obtain(frame()).path, committed)
    os.utime(links, ns=(1, 1))
    preferring = frame(prefer_local="cpu")
    assert home_at(tmp_path).ensure(preferring).key == first.key
    wheel(links, "1.0+cpu")
    second = home_at(tmp_path).ensure(preferring)
    assert second.framework_version == "1.0+cpu"
    assert second.key != first.key
    assert home_at(tmp_path).ensure(frame()).key == first.key


def test_a_module_that_reports_another_version_is_refused(tmp_path: Path, links: Path) -> None:
    wheel(links, "1.0", reported="9.9")
    home = home_at(tmp_path)
    with pytest.raises(EnvironmentFailed, match=r"reports version 9\.9 .*, not 1\.0"):
        home.ensure(frame())
    assert not [entry for entry in (home.root / "envs").iterdir() if entry.is_dir()]


def test_a_release_that_no_index_has_is_said_in_the_resolvers_words(
    tmp_path: Path, links: Path
) -> None:
    with pytest.raises(EnvironmentFailed, match="could not be resolved") as caught:
        home_at(tmp_path).ensure(frame())
    assert "errata-frame" in caught.value.words
    assert "no index has such a release" in caught.value.hint


def test_an_index_that_cannot_be_reached_is_told_apart(
    tmp_path: Path, links: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    with pytest.raises(EnvironmentFailed, match="could not be resolved") as caught:
        home_at(tmp_path).ensure(frame())
    assert "no index could be reached" in caught.value.hint


def test_a_file_that_differs_from_its_hash_is_refused(tmp_path: Path, links: Path) -> None:
    path = wheel(links, "1.0")
    home = home_at(tmp_path)
    home.locks.obtain(frame())
    path.unlink()
    shutil.rmtree(tmp_path / "uv-cache")
    wheel(links, "1.0", reported="1.0.0")
    with pytest.raises(EnvironmentFailed, match="could not be built") as caught:
        home.ensure(frame())
    assert "a file that differs from the lock" in caught.value.hint
    assert not [entry for entry in (home.root / "envs").iterdir() if entry.is_dir()]


def test_two_processes_at_once_build_it_once(tmp_path: Path, links: Path) -> None:
    wheel(links, "1.0")
    command = [sys.executable, "-c", BUILDER, str(tmp_path / "home"), RUNNING, ""]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    outputs = [process.communicate(timeout=120)[0].splitlines() for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert len({lines[-1] for lines in outputs}) == 1
    assert sum("verifying" in lines for lines in outputs) == 1
    assert sum("locking" in lines for lines in outputs) == 1


@pytest.mark.parametrize("stage", ["creating", "compiling", "verifying"])
def test_a_harness_killed_while_it_builds_loses_nothing(
    tmp_path: Path, links: Path, stage: str
) -> None:
    wheel(links, "1.0")
    root = tmp_path / "home"
    killed = subprocess.run(
        [sys.executable, "-c", BUILDER, str(root), RUNNING, stage],
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert killed.returncode == -9
    assert not list(root.glob(f"envs/*/{STAMP}"))
    built = EnvironmentHome(root).ensure(frame())
    assert built.framework_version == "1.0"
    assert_has_byte_code(built)


@pytest.mark.parametrize("spec", LISTED, ids=lambda spec: spec.id)
def test_a_listed_release_that_stands_imports_and_knows_its_numpy(spec: EnvironmentSpec) -> None:
    built = open_home(TABLE).find(spec)
    if built is None:
        pytest.skip(f"not built here: errata envs build {spec.id}")
    lines = (
        f"import {spec.module}, numpy",
        OLD_PADDLE if spec.id.startswith("paddle-1.") else ROUND_TRIP[spec.framework],
        f"print({spec.module}.__version__)",
    )
    done = run_program(built.python, "-c", "\n".join(lines), code=0)
    assert done.out.splitlines()[-1] == built.framework_version
