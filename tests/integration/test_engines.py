"""The contract of engines: what every place that runs cells does in the same way.

One cluster serves the module; it has a node that the tests of faults leave alone.
"""

from __future__ import annotations

import json
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from factories import REPOSITORY
from faults.mounts import can_mount
from outside import Finished, OutsideProject, case_text, eventually, processes_with
from ray_nodes import Nodes, nodes
from small_framework import FIXED, RAISES, borrow, offer, raising_case, works

from errata.environments.home import open_home
from errata.plan.matrix import Selection
from errata.project import find_project, read_costs_of
from errata.workflow import make_plan

pytestmark = pytest.mark.integration

START = "import errata_frame\n\n"
ENDINGS = {  # a script, the keys of what it is documented to do, and a shorter limit
    "raises": (RAISES, None, ""),
    "crashes": (
        f"{START}import os\n\nos.kill(os.getpid(), 11)\n",
        {"outcome": "crashed", "signal": "SIGSEGV"},
        "",
    ),
    "hangs": (f"{START}import time\n\ntime.sleep(600)\n", {"outcome": "timed-out"}, "timeout = 2"),
    "takes": (  # twice what any engine of the tests allows
        f"{START}held = [bytes(b'x' * 2**20) for _ in range(3000)]\n",
        {"outcome": "out-of-memory"},
        "",
    ),
}
PATIENCE_S = 120.0
SCRIPTS = ("broken", "fixed")


@pytest.fixture(scope="module")
def home() -> Iterator[OutsideProject]:
    """A home with two releases, and the lock of a third one that no index has any longer.

    Its folder's name is short: sockets are made below it.
    """
    with tempfile.TemporaryDirectory(prefix="e") as folder:
        home = OutsideProject(root=Path(folder))
        (home.root / "pyproject.toml").write_text("")
        offer(home, {"1.0": works(), "2.0": works(), "3.0": works()})
        (home.root / "t").mkdir()
        home.variables["TMPDIR"] = str(home.root / "t")
        home.errata("envs", "build", "frame-1.0", "frame-2.0", "frame-3.0", code=0)
        assert home.errata("envs", "remove", "frame-3.0").code == 0
        (home.root / "links" / "errata_frame-3.0-py3-none-any.whl").unlink()
        home.variables["UV_CACHE_DIR"] = str(home.root / "empty-cache")
        yield home


@pytest.fixture(scope="module")
def cluster(home: OutsideProject) -> Iterator[Nodes]:
    folder = home.root / "r"
    folder.mkdir()
    with nodes(folder, home.variables, home.dropped) as cluster:
        cluster.start("first")
        cluster.wait_for("first")
        yield cluster


@pytest.fixture(params=["local", "ray"])
def engine(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The options that choose an engine; with both, 1,200 MiB are a script's limit or near it."""
    if request.param == "local":
        memory_mb = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**20
        return ("-j", str(max(2, int(memory_mb * 0.8 // 1200))))
    return ("--engine", "ray", "--address", request.getfixturevalue("cluster").address)


@pytest.fixture
def mine(project: OutsideProject, home: OutsideProject) -> OutsideProject:
    return borrow(project, home)


def add(project: OutsideProject, name: str) -> None:
    broken, expect, requires = ENDINGS[name]
    toml = case_text(releases="frame", expect=expect, requires=requires)
    project.add_case(f"frame/{name}", toml, broken, FIXED)


def run(project: OutsideProject, *arguments: str) -> tuple[Finished, dict[str, Any]]:
    done = project.errata("run", *arguments, "--json", "run.json", timeout=300)
    file = project.root / "run.json"
    return done, json.loads(file.read_text()) if file.exists() else {}


def outcomes(report: dict[str, Any]) -> dict[str, tuple[str, str, str]]:
    return {
        trial["id"]: (trial["verdict"], trial["broken"]["outcome"], trial["fixed"]["outcome"])
        for trial in report["trials"]
    }


def test_a_script_ends_as_documented_however_it_ends(
    mine: OutsideProject, engine: tuple[str, ...]
) -> None:
    for name in ENDINGS:
        add(mine, name)
    done, report = run(mine, *engine, "--env", "frame-1.0")
    assert done.code == 0, done.said
    seen = {name.partition("@")[0]: both for name, both in outcomes(report).items()}
    assert seen == {
        f"frame/{name}": ("reproduces", (expect or {"outcome": "raised"})["outcome"], "passed")
        for name, (_, expect, _) in ENDINGS.items()
    }


def test_every_isolation_and_repeat_is_one_cell(
    mine: OutsideProject, engine: tuple[str, ...]
) -> None:
    mine.add_case("frame/raises", raising_case(), RAISES, FIXED)
    done, report = run(mine, *engine, *("--env", "all", "--repeat", "2", "--isolation", "both"))
    assert done.code == 3, done.said
    assert "frame-3.0" in done.said, "the environment that cannot be had is named"
    assert report["cells"] == {"run": 16, "reused": 0}
    assert [failed["id"] for failed in report["failed_environments"]] == ["frame-3.0"]
    assert {trial["id"]: trial["verdict"] for trial in report["trials"]} == {
        "frame/raises@frame-1.0:plain:cpu": "reproduces",
        "frame/raises@frame-2.0:plain:cpu": "reproduces",
        "frame/raises@frame-3.0:plain:cpu": "infra",
    }
    done, report = run(mine, *engine, "--env", "frame-1.0", "--env", "frame-2.0")
    assert (done.code, report["cells"]) == (0, {"run": 0, "reused": 4}), "the same keys"


def test_ctrl_c_leaves_nothing_running_and_the_same_run_goes_on(
    mine: OutsideProject, engine: tuple[str, ...], home: OutsideProject
) -> None:
    for number in range(6):
        mine.add_case(f"frame/quick-{number}", raising_case(), RAISES, FIXED)
    mark = f"waiting-{os.getpid()}-{time.monotonic_ns()}"
    waits = f"{START}import subprocess, time\n\nsubprocess.run(['sleep', '300'])\n# {mark}\n"
    folder = mine.add_case("frame/waits", raising_case(), RAISES, waits)
    process = mine.start("run", *engine, "--env", "frame-1.0")
    assert eventually(lambda: len(mine.stored()) == 13), "all but the one that waits"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130, out + err
    assert "Traceback" not in out + err
    assert eventually(lambda: not left_in(home.root / "t")), left_in(home.root / "t")
    (folder / "fixed.py").write_text(FIXED)
    done, report = run(mine, "--resume")
    assert done.code == 0, done.said
    assert report["cells"]["run"] <= 2, "what was stored is not run again"
    assert {verdict for verdict, *_ in outcomes(report).values()} == {"reproduces"}


def left_in(folder: Path) -> list[str]:
    """List the scratch folders, and the processes that were started with one."""
    folders = [str(path) for path in folder.glob("errata-*")]
    return folders + processes_with(f"HOME={folder}/errata-")


SLEEPY = "import time\n\nimport errata_frame\n\ntime.sleep(4)\n"
SPOILT = {  # what is wrong with a node, and what is said of it
    "older": ("import errata\n\nerrata.__version__ = '0.0.1'\n", "its errata is 0.0.1 ("),
    "no-uv": ("import uv\n\nuv.find_uv_bin = lambda: open('/no/uv')\n", "uv"),
    "no-errata": ("import sys\n\nsys.modules['errata.measuring'] = None\n", "it has no Errata"),
}
SMALL_DISK = (
    "unshare",
    "-m",
    "sh",
    "-c",
    'mount -t tmpfs -o size=512k t "$TMPDIR" && exec "$@"',
    "sh",
)
KILLER = f"""{START}import os
import signal
from pathlib import Path

pid = os.getpid()
while not Path(f"/proc/{{pid}}/cmdline").read_bytes().startswith(b"ray::Worker"):
    pid = int(Path(f"/proc/{{pid}}/stat").read_text().rpartition(")")[2].split()[1])
os.kill(pid, signal.SIGKILL)
raise ValueError("the documented failure")
"""


def add_sleepy(project: OutsideProject, count: int) -> None:
    for number in range(count):
        broken = SLEEPY + RAISES.partition("\n\n")[2]
        project.add_case(f"frame/sleepy-{number}", raising_case(), broken, SLEEPY)


@pytest.mark.long  # nodes start and are found dead in a minute, with two quiet cores
def test_what_kills_a_node_or_a_worker_costs_only_unfinished_cells(
    mine: OutsideProject, cluster: Nodes
) -> None:
    cluster.start("second")
    cluster.wait_for("second")
    add_sleepy(mine, 30)
    process = mine.start(
        *("run", "--engine", "ray", "--address", cluster.address, "--env", "frame-1.0"),
        *("--json", "run.json"),
    )
    assert eventually(lambda: cluster.workers("second") and len(mine.stored()) >= 8)
    cluster.kill("second")
    assert eventually(lambda: cluster.workers("first") and len(mine.stored()) >= 16)
    os.kill(cluster.workers("first")[0], signal.SIGKILL)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, out + err
    report = json.loads((mine.root / "run.json").read_text())
    assert (report["cells"]["run"], len(mine.stored())) == (60, 60), "none lost, none twice"
    assert {verdict for verdict, *_ in outcomes(report).values()} == {"reproduces"}
    assert "second: a worker was lost" in err
    assert "first: a worker was lost" in err


def test_a_cell_that_kills_its_worker_again_and_again_is_given_up(
    mine: OutsideProject, cluster: Nodes
) -> None:
    mine.add_case("frame/kills", raising_case(), KILLER, FIXED)
    options = ("--engine", "ray", "--address", cluster.address, "--sandbox", "off")
    done, report = run(mine, *options, "--env", "frame-1.0")
    assert done.code == 3, done.said
    [trial] = report["trials"]
    assert trial["broken"]["outcome"] == "harness-error"
    assert "its worker was lost 3 times" in trial["broken"]["detail"]
    assert trial["fixed"]["outcome"] == "passed"


@pytest.mark.long  # four more nodes start in a minute, with two quiet cores
def test_a_node_that_will_not_do_is_named_and_left_out(
    mine: OutsideProject, home: OutsideProject, cluster: Nodes
) -> None:
    for name, (text, _) in SPOILT.items():
        folder = home.root / name
        folder.mkdir()
        (folder / "sitecustomize.py").write_text(text)
        cluster.start(name, PYTHONPATH=str(folder))
    full = can_mount()
    if full:
        (home.root / "full").mkdir()
        cluster.start("full", before=SMALL_DISK, TMPDIR=str(home.root / "full"))
    for name in cluster.running:
        cluster.wait_for(name)
    mine.add_case("frame/raises", raising_case(), RAISES, FIXED)
    engine = ("--engine", "ray", "--address", cluster.address)
    done, _ = run(mine, *engine, "--env", "frame-1.0")
    for name in list(cluster.running)[1:]:
        cluster.stop(name)
    assert done.code == 0, done.said
    said = {
        line.split(": ")[1]: line for line in done.err.splitlines() if line.startswith("left out")
    }
    wanted = {name: words for name, (_, words) in SPOILT.items()}
    wanted |= {"full": "its disk is full"} if full else {}
    assert {name: wanted[name] in line for name, line in said.items()} == dict.fromkeys(
        wanted, True
    )
    assert "Ray: 1 node, 2 slots" in done.err


CARDS = """\
from errata.running import devices

answer = devices.DeviceAnswer(available=True, words="a card of a test")
devices.ask_framework = lambda *arguments, **options: answer
"""
ON_CARD = f"""\
{START}import os, time

device = os.environ.get("ERRATA_DEVICE", "gpu") + " " + os.environ["CUDA_VISIBLE_DEVICES"]
time.sleep(8)
raise ValueError(f"there is {{device}}")
"""


@pytest.mark.long  # another node starts
def test_scripts_for_a_gpu_go_to_the_node_that_has_some_each_to_its_own(
    mine: OutsideProject, cluster: Nodes
) -> None:
    """Ray is real; the cards are numbers, and what stands in for the framework says yes."""
    table = mine.root / "envs" / "frame.toml"
    text = table.read_text().replace("[devices]\n", '[devices]\ngpu = "gpu"\n')
    table.write_text(text.replace("[[", '[variants.gpu]\ndistribution = "errata-frame"\n\n[[', 1))
    expect = {"outcome": "raised", "type": "ValueError", "message": "there is gpu …"}
    toml = case_text(releases="frame", expect=expect, requires='backends = ["gpu"]')
    for number in range(4):
        mine.add_case(f"frame/card-{number}", toml, ON_CARD, ON_CARD.partition("time.s")[0])
    engine = ("--engine", "ray", "--address", cluster.address, "--backend", "gpu")
    assert "no node of the cluster has GPU" in run(mine, *engine, "--env", "frame-1.0")[0].out
    (mine.root / "sitecustomize.py").write_text(CARDS)
    cluster.start("cards", gpus=2, PYTHONPATH=str(mine.root))
    cluster.wait_for("cards")
    _, report = run(mine, *engine, "--env", "frame-1.0")
    cluster.stop("cards")
    seen = [trial["broken"]["signature"]["message"] for trial in report["trials"]]
    assert (len(seen), set(seen)) == (4, {"there is gpu 0", "there is gpu 1"})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--engine", "ray", "--address", "127.0.0.1:1"), "no Ray cluster at 127.0.0.1:1"),
        (("--engine", "ray", "--ephemeral"), "builds environments on its nodes"),
        (("--address", "auto"), "--address names a cluster"),
    ],
)
def test_what_cannot_be_is_one_line(
    mine: OutsideProject, options: tuple[str, ...], words: str
) -> None:
    mine.add_case("frame/raises", raising_case(), RAISES, FIXED)
    mine.variables["RAY_gcs_rpc_server_reconnect_timeout_s"] = "1"
    done = mine.errata("run", *options, "--env", "frame-1.0", timeout=120, code=2)
    assert words in done.err
    assert mine.errata("runs").out.startswith("no run is stored yet")


def test_without_an_address_a_cluster_is_started_and_ended(
    mine: OutsideProject, home: OutsideProject
) -> None:
    mine.add_case("frame/raises", raising_case(), RAISES, FIXED)
    done, report = run(mine, "--engine", "ray", "-j", "1", "--env", "frame-1.0")
    assert done.code == 0, done.said
    assert report["cells"]["run"] == 2
    assert done.err.splitlines()[0] == "Ray: 1 node, 1 slot"
    assert eventually(lambda: not left_in(home.root / "t")), left_in(home.root / "t")


def sample(environment: str, count: int) -> list[str]:
    """Name trials of an environment that are known to be short, from all over the corpus."""
    project = find_project(REPOSITORY)
    plan = make_plan(project, Selection(environments=(environment,)), builds=False)
    trials = [t for t in plan.matrix.trials if t.environment.id == environment]
    costs = read_costs_of(project).cells(cell for trial in trials for cell in trial.cells)
    short = [t.id for t in trials if max(costs[cell.id] for cell in t.cells) < 1.0]
    return sorted(short)[:: max(1, len(short) // count)][:count]


@pytest.mark.long
def test_the_same_sixty_cells_of_real_frameworks_end_alike(project: OutsideProject) -> None:
    home = open_home(REPOSITORY / "envs")
    built = {b.spec.framework: b.spec.id for b in home.built() if not b.spec.packages}
    if not built:
        pytest.skip("no framework is built here: errata envs build torch paddle mindspore")
    trials = [name for one in built.values() for name in sample(one, 30 // len(built))]
    seen: list[object] = []
    for options in ((), ("--engine", "ray")):
        project.variables["ERRATA_DB"] = str(project.root / f"{len(seen)}.sqlite")
        done, report = run(project, *trials, *options, *("--corpus", "errata:"))
        assert done.code == 0, done.said
        assert report["cells"]["run"] >= 2 * len(trials)
        seen.append(
            {
                trial["id"]: [(trial[s]["outcome"], trial[s].get("signature")) for s in SCRIPTS]
                for trial in report["trials"]
            }
        )
    assert seen[0] == seen[1]
