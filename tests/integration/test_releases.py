"""Releases that no table lists, and nightlies, through the real command and the real uv.

The wheels are a few bytes made here, and the indexes are served on this machine: they stand in for
PyPI and for a framework's own nightly index.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from local_index import Asked, make_wheel, serving, write_index
from outside import OutsideProject, case_text, run_program

pytestmark = pytest.mark.integration

RUNNING = ".".join(map(str, sys.version_info[:2]))
TABLE = """\
framework = "torch"
module = "torch"
modes = ["eager"]
default_mode = "eager"
[devices]
cpu = "cpu"
[variants.cpu]
distribution = "torch"
[[release]]
version = "2.8.0"
python = "{python}"
size_mb = 1
[nightly]
python = "{python}"
requirements = ["companion"]
size_mb = 1
[nightly.indexes]
cpu = "{url}/nightly/simple/"
"""
BROKEN = 'import torch\n\nraise ValueError("the documented failure")\n'
TELLS = "import torch; print(torch.__version__, torch.origin)"
FIXED = "import torch\n\nassert torch.__version__\n"


def torch_wheel(folder: Path, version: str, origin: str) -> Path:
    """Make a torch of one file that says where it came from."""
    source = f"import random as default_generator\n__version__ = {version!r}\norigin = {origin!r}\n"
    return make_wheel(folder, "torch", version, modules={"torch": source})


@pytest.fixture
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    """Serve an index of releases and one of nightlies."""
    root = tmp_path_factory.mktemp("served")
    usual, nights = root / "usual", root / "nightly"
    write_index(
        usual,
        [
            *(torch_wheel(root / "a", v, "usual") for v in ("2.8.0", "2.9.0", "2.9.1", "2.17.0")),
            # The same night elsewhere: the framework's own index must win.
            torch_wheel(root / "a", "2.17.0.dev20261119", "usual"),
            make_wheel(root / "a", "companion", "2.0", modules={"companion": "age = 'new'\n"}),
        ],
    )
    write_index(
        nights,
        [
            torch_wheel(root / "b", "2.16.0", "nightly"),
            torch_wheel(root / "b", "2.17.0.dev20261118", "nightly"),
            torch_wheel(root / "b", "2.17.0.dev20261119", "nightly"),
            make_wheel(root / "b", "companion", "1.0", modules={"companion": "age = 'old'\n"}),
        ],
    )
    with serving(root) as asked:
        yield asked


@pytest.fixture
def outside(project: OutsideProject, index: Asked) -> OutsideProject:
    """Return a project with a table, a home and an index of its own, and one case."""
    (project.root / "envs").mkdir()
    (project.root / "envs" / "torch.toml").write_text(TABLE.format(python=RUNNING, url=index.url))
    project.add_case("torch/raises", case_text(), BROKEN, FIXED)
    own = [name for name in os.environ if name.startswith(("PIP_", "UV_"))]
    project.dropped = (*project.dropped, *own)
    project.variables |= {
        "ERRATA_HOME": str(project.root / "home"),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": f"{index.url}/usual/simple/",
        "UV_CACHE_DIR": str(project.root / "uv-cache"),
        "UV_NO_CONFIG": "1",
    }
    return project


def trials(project: OutsideProject, *arguments: str) -> dict[str, str]:
    """Run, and return the verdict of every trial by its place."""
    done = project.errata("run", *arguments, "--json", "run.json")
    assert done.code in (0, 1), done.said
    said = json.loads((project.root / "run.json").read_text())["trials"]
    return {trial["id"].partition("@")[2]: trial["verdict"] for trial in said}


def tell(project: OutsideProject, environment: str) -> str:
    """Ask a built environment what it has."""
    return run_program(project.python_of(environment), "-c", TELLS).out


def test_a_release_that_no_table_lists_runs_end_to_end(
    outside: OutsideProject, index: Asked
) -> None:
    assert trials(outside, "--env", "torch==2.9.1") == {"torch-2.9.1:eager:cpu": "reproduces"}
    assert tell(outside, "torch-2.9.1") == "2.9.1 usual\n"
    assert not (outside.root / "envs" / "locks").exists()
    again = outside.errata("run", "--env", "torch-2.9.1")
    assert "0 cells run, 2 reused" in again.out
    named = outside.errata("run", "torch/raises@torch-2.9.1:eager:cpu")
    assert "0 cells run, 2 reused" in named.out, named.said


def test_a_release_that_nobody_has_is_explained(outside: OutsideProject) -> None:
    done = outside.errata("envs", "build", "torch==2.99", code=2)
    assert "no index offers torch 2.99.0 for this platform" in done.said
    assert "errata envs releases torch" in done.said


@pytest.mark.parametrize(
    "command",
    [
        "upgrade torch 2.9.1 2.71.0",
        "run --env torch==2.9.1 --env torch==2.71.0",
        "bisect torch/raises --good 2.9.1 --bad 2.71.0 --unlisted --measure",
        "reduce torch/raises --env torch==2.71.0",
    ],
)
def test_a_misspelt_release_is_refused_before_anything_is_built(
    outside: OutsideProject, command: str
) -> None:
    done = outside.errata(*command.split(), code=2)
    assert "no index offers torch 2.71.0" in done.err
    assert "did you mean '2.17.0'?" in done.err
    assert not (outside.root / "home" / "envs").exists()


def test_a_nightly_is_the_newest_build_of_the_frameworks_own_index(outside: OutsideProject) -> None:
    night = "torch-2.17.0.dev20261119"
    assert trials(outside, "--env", "nightly") == {f"{night}:eager:cpu": "reproduces"}
    assert tell(outside, night) == "2.17.0.dev20261119 nightly\n"
    packages = outside.errata("envs", "path", night).out.strip()
    assert list(Path(packages).glob("lib/*/site-packages/companion-2.0.dist-info"))
    assert not (outside.root / "envs" / "locks").exists()
    outside.errata("run", "--env", "torch-2.17.0.dev20261118", code=0)
    assert tell(outside, "torch-2.17.0.dev20261118") == "2.17.0.dev20261118 nightly\n"
    gone = outside.errata("envs", "gc")
    assert "a newer nightly is built" in gone.out, gone.said
    assert tell(outside, night) == "2.17.0.dev20261119 nightly\n"


def test_what_gc_frees_is_really_gone_from_the_disk(outside: OutsideProject) -> None:
    assert outside.errata("envs", "build", "torch==2.9.1").code == 0
    cache = outside.root / "uv-cache"
    assert list(cache.rglob("torch-2.9.1.dist-info"))
    done = outside.errata("envs", "gc", "--unused-for", "0", "--cache", code=0)
    assert "torch-2.9.1" in done.out
    assert not list((outside.root / "home" / "envs").iterdir())
    assert not list(cache.rglob("torch-2.9.1.dist-info"))
    assert trials(outside, "--env", "torch==2.9.1", "--force") == {
        "torch-2.9.1:eager:cpu": "reproduces"
    }
