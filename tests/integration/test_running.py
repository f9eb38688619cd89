"""Scripts that behave badly, in real processes: the right outcome each time, and nothing left.

Most tests use a module of the standard library as the framework, so they run anywhere; the last
ones use the frameworks that are built here, down to Python 3.7.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from outside import eventually, processes_with

from errata.environments.home import open_home
from errata.model.case import Case, Kind, Requirements, Script
from errata.model.cell import Cell, EnvironmentSpec, Trial
from errata.model.errors import HarnessFailure
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.plan.corpus import find_table_folder
from errata.plan.frameworks import load_frameworks
from errata.running import client
from errata.running.boundary import launch_environment
from errata.running.child import OUTPUT_HEAD, OUTPUT_TAIL
from errata.running.client import Server, ServerLost, Zygote
from errata.running.pool import Job, Pool
from errata.running.replies import ScriptRequest
from errata.running.runner import Target
from errata.running.sandbox import is_confined

pytestmark = pytest.mark.integration

MODULE = "json"
VERSION = str(vars(json)["__version__"])
SHORT_S = 0.7
LONG_S = 60.0
MEMORY_MB = 1500.0

DAEMON = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(300)
    os._exit(0)
"""
KILLS_SERVER = DAEMON + "import signal\nos.kill(os.getppid(), signal.SIGKILL)\ntime.sleep(300)\n"
KILLS_ZYGOTE = (
    DAEMON
    + """
import signal
stat = open('/proc/%d/stat' % os.getppid()).read()
os.kill(int(stat.rpartition(')')[2].split()[1]), signal.SIGKILL)
time.sleep(300)
"""
)

# Name -> what follows the framework's import, and what must be said of it.
MIXED: dict[str, tuple[str, Outcome]] = {
    "passes": ("print('fine')\n", Outcome.PASSED),
    "raises": ("raise ValueError('documented')\n", Outcome.RAISED),
    "exits": ("import sys\nsys.exit(3)\n", Outcome.EXITED),
    "exits-early": ("import os\nos._exit(0)\n", Outcome.EXITED),
    "sleeps": ("import time\ntime.sleep(300)\n", Outcome.TIMED_OUT),
    "spins": ("while True:\n    pass\n", Outcome.TIMED_OUT),
    "ignores-signals": (
        (
            "import signal, time\n"
            "for number in (1, 2, 3, 15):\n    signal.signal(number, signal.SIG_IGN)\n"
            "time.sleep(300)\n"
        ),
        Outcome.TIMED_OUT,
    ),
    "crashes": ("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n", Outcome.CRASHED),
    "kills-its-group": ("import os\nos.killpg(0, 9)\n", Outcome.CRASHED),
    "leaves-a-daemon": (DAEMON, Outcome.PASSED),
    "leaves-a-program": (
        "import subprocess\nsubprocess.Popen(['sleep', '300'], start_new_session=True)\n",
        Outcome.PASSED,
    ),
    "forks-a-chain": (
        (
            "import os, time\n"
            "first = os.getpid()\n"
            "for _ in range(12):\n    if os.fork():\n        break\n    os.setsid()\n"
            "if os.getpid() != first:\n    time.sleep(300)\n"
        ),
        Outcome.PASSED,
    ),
    "floods": (
        "import sys\nfor _ in range(200):\n    sys.stdout.write('x' * 1000000)\n",
        Outcome.PASSED,
    ),
    "ends-a-thread-later": (
        "import threading, time\nthreading.Thread(target=time.sleep, args=(0.1,)).start()\n",
        Outcome.PASSED,
    ),
    "closes-its-streams": ("import os\nprint('lost')\nos.closerange(0, 64)\n", Outcome.EXITED),
    "allocates": (
        (
            "import time\nkept = []\n"
            "for _ in range(30):\n    kept.append(b'x' * 100000000)\n    time.sleep(0.02)\n"
        ),
        Outcome.OUT_OF_MEMORY,
    ),
    # In a sandbox it tries in vain, and then sleeps.
    "kills-its-parent": (
        KILLS_SERVER,
        Outcome.TIMED_OUT if is_confined() else Outcome.HARNESS_ERROR,
    ),
}
ENDLESS = ("sleeps", "spins", "ignores-signals", "kills-its-parent")

# What runs the same in a forked and in a fresh interpreter, for every framework.
COMPARED = {
    "chain": "try:\n    {}['missing']\nexcept KeyError as e:\n    raise RuntimeError('x') from e\n",
    "warns": "import warnings\nwarnings.warn('about to change', FutureWarning)\n",
    "exit-text": "import sys\nsys.exit('some words')\n",
    "exit-hook": "import atexit\natexit.register(print, 'bye')\n",
    "interrupt": "raise KeyboardInterrupt\n",
    "abort": "import os\nos.abort()\n",
    "unprintable": (
        "class Odd(Exception):\n    def __str__(self):\n        raise ValueError\nraise Odd\n"
    ),
    "nested": "def f(n):\n    return 1 / n if n == 0 else f(n - 1)\nf(5)\n",
    "main": "import sys\nassert sys.modules['__main__'].__file__ == __file__ == sys.argv[0]\n",
    "digest": "result = {'a': 1.5, 'b': [1, 2], 'c': 'text'}\n",
}
OPERATORS = {
    "torch": {
        "tensor": "result = torch.arange(6.0).reshape(2, 3) @ torch.ones(3, 2)\n",
        "shapes": "torch.ones(2, 3) @ torch.ones(2, 3)\n",
        "backward": "x = torch.ones(2, requires_grad=True)\n(x * 2).backward()\n",
    },
    "paddle": {"version": "result = paddle.__version__\n", "missing": "paddle.no_such_name\n"},
    "mindspore": {
        "tensor": "result = mindspore.Tensor([1.0, 2.0])\n",
        "parameter": "mindspore.Parameter(None)\n",
    },
}


def children_of(pid: int) -> list[int]:
    """List the direct children of a process, zombies included."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(word) for task in tasks for word in (task / "children").read_text().split()]


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make temporary folders here, and end with no process that knows of this folder."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    yield folder
    assert eventually(lambda: not processes_with(str(folder))), "processes are left"
    assert list(folder.iterdir()) == [], "temporary files are left"


@pytest.fixture
def zygote(scratch: Path) -> Iterator[Zygote]:
    """Return a process with the standard library module imported."""
    zygote = Zygote(Path(sys.executable), MODULE, scratch, launch_environment(scratch))
    yield zygote
    zygote.close()


@pytest.fixture
def server(zygote: Zygote) -> Iterator[Server]:
    """Return a server of that process."""
    server = zygote.server()
    yield server
    server.close()


def ask(folder: Path, text: str, *, timeout_s: float = LONG_S, **more: Any) -> ScriptRequest:
    """Write a script and make a request to run it."""
    folder.mkdir(exist_ok=True)
    script = folder / "script.py"
    script.write_text(text)
    return ScriptRequest(
        script=script,
        module=MODULE,
        isolation=Isolation.FORK,
        timeout_s=timeout_s,
        memory_mb=MEMORY_MB,
        **more,
    )


TARGETS: dict[str, Target] = {}  # what the lock of a job means here


def job(
    folder: Path,
    target: Target,
    text: str,
    *,
    isolation: Isolation = Isolation.FORK,
    timeout_s: float = LONG_S,
) -> Job:
    """Make a case of one script and the job that runs it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / Script.BROKEN.filename).write_text(text)
    case = Case(
        id=f"test/{folder.name}",
        folder=folder,
        title="",
        kind=Kind.EXCEPTION,
        areas=(),
        cause="",
        fix="",
        sources=(),
        requires=Requirements(releases="test", timeout_s=timeout_s),
        expectations=(),
        broken=text,
        fixed=text,
    )
    spec = EnvironmentSpec(
        framework="test", version=target.version, distribution="test", module="test", python="3"
    )
    trial = Trial(case=case, environment=spec, mode="eager", backend="cpu", expectation=None)
    lock = repr(target)
    TARGETS[lock] = target
    return Job(cell=Cell(trial=trial, script=Script.BROKEN), lock=lock, isolation=isolation)


def this_python(*, module: str = MODULE, version: str = VERSION) -> Target:
    """Return the running interpreter as an environment."""
    return Target(id="here", python=Path(sys.executable), module=module, version=version)


def results_of(jobs: Sequence[Job], slots: int = 2) -> dict[tuple[str, str], ScriptResult]:
    """Run jobs to their end; results by folder name and isolation."""
    pool = Pool(TARGETS.__getitem__, slots=slots, memory_mb=MEMORY_MB)
    return {
        (job.cell.trial.case.folder.name, str(job.isolation)): result
        for job, result in pool.run(jobs)
    }


def mixed_jobs(folder: Path, target: Target, rounds: int) -> list[Job]:
    """Make every badly behaved script `rounds` times, in an order that mixes them."""
    jobs = [
        job(
            folder / f"{name}.{number}",
            target,
            f"import {target.module}\n{text}",
            timeout_s=SHORT_S if name in ENDLESS else LONG_S,
        )
        for number in range(rounds)
        for name, (text, _) in MIXED.items()
    ]
    return [job for start in range(5) for job in jobs[start::5]]


def assert_as_wanted(results: dict[tuple[str, str], ScriptResult], rounds: int) -> None:
    """Compare each script's outcome with the one it must have."""
    wrong = {
        name: (result.outcome, result.detail, result.stderr[-500:])
        for (name, _), result in results.items()
        if result.outcome is not MIXED[name.rpartition(".")[0]][1]
    }
    assert not wrong
    assert len(results) == rounds * len(MIXED)


def test_badly_behaved_scripts_get_their_outcome_and_leave_nothing(
    tmp_path: Path, scratch: Path
) -> None:
    assert scratch.is_dir()
    assert_as_wanted(results_of(mixed_jobs(tmp_path / "cases", this_python(), 2)), 2)


def test_a_server_leaves_neither_zombie_nor_run_folder(
    tmp_path: Path, zygote: Zygote, server: Server
) -> None:
    for text, _ in (MIXED["leaves-a-daemon"], MIXED["forks-a-chain"], MIXED["crashes"]):
        assert server.run(ask(tmp_path / "case", text))["swept"]
        assert zygote.pid is not None
        (serving,) = children_of(zygote.pid)
        assert children_of(serving) == []
    assert sorted(path.name for path in zygote.scratch.iterdir()) == [*("empty", "s", "zygote.log")]
    (slot,) = (zygote.scratch / "s").iterdir()
    assert list(slot.iterdir()) == []


def test_standard_input_is_empty(tmp_path: Path, server: Server) -> None:
    reply = server.run(ask(tmp_path / "case", "import sys\nassert sys.stdin.read() == ''\n"))
    assert reply["exit_code"] == 0, reply["stderr"]


def test_only_listed_variables_reach_scripts(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "x")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    text = "import os, json\nprint(json.dumps(sorted(os.environ)))\n"
    target, case = this_python(), tmp_path / "case"
    jobs = [job(case, target, text, isolation=isolation) for isolation in Isolation]
    found = [json.loads(result.stdout) for result in results_of(jobs).values()]
    assert found[0] == found[1]
    assert not {"SECRET_TOKEN", "PYTHONPATH", "USER"} & set(found[0])
    assert {"HOME", "PATH", "TMPDIR", "PYTHONHASHSEED"} <= set(found[0])
    assert list(scratch.iterdir()) == []


def test_each_script_has_folders_of_its_own(tmp_path: Path, server: Server) -> None:
    text = (
        "import os, tempfile\n"
        "places = [os.getcwd(), os.path.expanduser('~'), tempfile.gettempdir()]\n"
        "assert [os.listdir(place) for place in places] == [[], [], []]\n"
        "[open(os.path.join(place, 'left'), 'w').close() for place in places]\n"
        "print('|'.join(places))\n"
    )
    replies = [server.run(ask(tmp_path / "case", text)) for _ in range(2)]
    assert [reply["exit_code"] for reply in replies] == [0, 0], replies[1]["stderr"]
    first, second = (set(reply["stdout"].strip().split("|")) for reply in replies)
    assert len(first) == 3
    assert not first & second
    assert [path.name for path in (tmp_path / "case").iterdir()] == ["script.py"]


def test_long_output_is_cut_in_the_middle(tmp_path: Path, server: Server) -> None:
    text = "import sys\nsys.stdout.write('head' + '-' * 5000000 + 'tail')\n"
    shown = server.run(ask(tmp_path / "case", text))["stdout"]
    assert shown.startswith("head")
    assert shown.endswith("tail")
    cut = 5_000_008 - OUTPUT_HEAD - OUTPUT_TAIL
    assert f"\n[{cut} bytes cut]\n" in shown


@pytest.mark.parametrize("kills", [KILLS_SERVER, KILLS_ZYGOTE])
def test_the_loss_of_server_or_zygote_is_told_and_the_next_one_works(
    tmp_path: Path, zygote: Zygote, server: Server, kills: str
) -> None:
    with pytest.raises(ServerLost):
        server.run(ask(tmp_path / "case", kills))
    another = zygote.server()
    assert another.run(ask(tmp_path / "case", "pass\n"))["exit_code"] == 0
    another.close()


@pytest.mark.parametrize(("kills", "starts"), [(1, True), (2, False)])
def test_a_process_that_is_killed_while_it_imports_is_started_once_more(
    tmp_path: Path, scratch: Path, kills: int, starts: bool
) -> None:
    counter = tmp_path / "counter"
    (tmp_path / "fragile.py").write_text(
        "import os, signal\n"
        f"with open({str(counter)!r}, 'ab') as file:\n    file.write(b'.')\n"
        f"if os.path.getsize({str(counter)!r}) <= {kills}:\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    environment = {**launch_environment(scratch), "PYTHONPATH": str(tmp_path)}
    with contextlib.ExitStack() as stack:
        if not starts:
            stack.enter_context(pytest.raises(HarnessFailure, match="status -9"))
        zygote = Zygote(Path(sys.executable), "fragile", scratch, environment)
        with contextlib.closing(zygote):
            zygote.server().close()
    assert counter.read_text() == "." * 2


def test_on_a_full_disk_nothing_is_said_of_a_script(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("errata.system.files.LEAST_FREE", 1 << 62)
    jobs = [job(tmp_path / "one", this_python(), "pass\n")]
    [result] = results_of(jobs, slots=1).values()
    assert result.outcome is Outcome.HARNESS_ERROR
    assert "No space left on device" in result.detail


def test_a_closed_zygote_starts_nothing(zygote: Zygote) -> None:
    zygote.close()
    with pytest.raises(HarnessFailure, match="closed"):
        zygote.server()


@pytest.mark.usefixtures("unconfined")
def test_one_script_that_ends_the_zygote_spoils_no_other(tmp_path: Path, scratch: Path) -> None:
    texts = ["pass\n", KILLS_ZYGOTE, "pass\n", "raise ValueError\n"]
    jobs = [job(tmp_path / f"{n}", this_python(), text) for n, text in enumerate(texts)]
    found = {name: result.outcome for (name, _), result in results_of(jobs, slots=1).items()}
    assert found == {
        "0": Outcome.PASSED,
        "1": Outcome.HARNESS_ERROR,
        "2": Outcome.PASSED,
        "3": Outcome.RAISED,
    }
    assert list(scratch.iterdir()) == []


@pytest.mark.usefixtures("unconfined")
def test_a_script_that_ran_beside_one_that_ends_the_zygote_runs_again(
    tmp_path: Path, scratch: Path
) -> None:
    slow = "import time\n\ntime.sleep(3)\n"
    jobs = [
        job(tmp_path / name, this_python(), text)
        for name, text in (("slow", slow), ("kills", "import time\ntime.sleep(1)\n" + KILLS_ZYGOTE))
    ]
    found = {name: result for (name, _), result in results_of(jobs, slots=2).items()}
    assert found["slow"].outcome is Outcome.PASSED
    assert found["slow"].isolation is Isolation.FRESH
    assert found["kills"].outcome is Outcome.HARNESS_ERROR
    assert list(scratch.iterdir()) == []


def test_scripts_go_on_as_before_when_memory_has_been_gathered(
    tmp_path: Path, zygote: Zygote, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "GATHER_AFTER", 1)
    texts = ["result = 1\n", "raise ValueError('x')\n"] * 2
    replies = [server.run(ask(tmp_path / "case", text)) for text in texts]
    assert [reply["exit_code"] for reply in replies] == [0, 1, 0, 1]
    reports = [json.loads(reply["report"]) for reply in replies]
    assert reports[0] == reports[2]
    assert reports[1] == reports[3]
    pid = zygote.pid
    assert pid is not None
    assert eventually(lambda: len(_living(children_of(pid))) == 1), "the old server goes on"
    assert zygote.scratch.is_dir()


def _living(pids: Sequence[int]) -> list[int]:
    """Leave out zombies: a zygote collects its servers when it next forks one."""
    states = {pid: Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2] for pid in pids}
    return [pid for pid, state in states.items() if not state.startswith(" Z")]


def test_closing_the_results_early_ends_everything(tmp_path: Path, scratch: Path) -> None:
    texts = ["pass\n", *["import time\ntime.sleep(300)\n" + DAEMON] * 3]
    jobs = [job(tmp_path / f"{n}", this_python(), text) for n, text in enumerate(texts)]
    results = Pool(TARGETS.__getitem__, slots=2, memory_mb=MEMORY_MB).run(jobs)
    assert next(results)[1].outcome is Outcome.PASSED
    results.close()
    assert processes_with(str(scratch)) == []


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (this_python(version="9.9.9"), f"loaded version {VERSION}, not 9.9.9"),
        (this_python(module="no_such_module"), "No module named 'no_such_module'"),
        (
            Target(id="gone", python=Path("/no/such/python"), module="json", version="1"),
            "/no/such/python",
        ),
    ],
    ids=["version", "import", "interpreter"],
)
def test_an_environment_that_cannot_be_used_says_why(
    tmp_path: Path, scratch: Path, target: Target, words: str
) -> None:
    jobs = [job(tmp_path / f"{n}", target, "pass\n") for n in range(3)]
    results = results_of(jobs)
    assert {result.outcome for result in results.values()} == {Outcome.ENV_FAILED}
    assert all(words in result.detail for result in results.values()), results
    assert list(scratch.iterdir()) == []


KILLED = """
import sys
from pathlib import Path
sys.path[:0] = {tests!r}
from test_running import TARGETS, job, this_python
from errata.running.pool import Pool
jobs = [job(Path({cases!r}, str(n)), this_python(), Path({script!r}).read_text()) for n in range(2)]
for _ in Pool(TARGETS.__getitem__, slots=2).run(jobs):
    pass
"""


def test_a_killed_harness_leaves_no_process(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(DAEMON + "time.sleep(300)\n")
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    program = KILLED.format(
        tests=[str(folder) for folder in Path(__file__).parents[:2]],
        cases=str(tmp_path / "cases"),
        script=str(script),
    )
    harness = subprocess.Popen(
        [sys.executable, "-c", program], env={**os.environ, "TMPDIR": str(scratch)}
    )
    try:
        # Harness and zygote; servers, with who keeps them in a sandbox; scripts; daemons.
        down_to_daemons = 1 + 1 + (4 if is_confined() else 2) + 2 + 2
        assert eventually(lambda: len(processes_with(str(scratch))) == down_to_daemons)
    finally:
        harness.send_signal(signal.SIGKILL)
        harness.wait()
    assert eventually(lambda: not processes_with(str(scratch))), "processes are left"


def built_target(name: str) -> Target:
    """Return a built environment, or skip the test."""
    table = find_table_folder(Path(__file__).parent)
    framework, _, version = name.partition("-")
    spec = load_frameworks(table)[framework].spec(version)
    built = open_home(table).find(spec)
    if built is None:
        pytest.skip(f"{name} is not built: errata envs build {name}")
    return Target(id=spec.id, python=built.python, module=spec.module, version=version)


REAL = ("torch-2.15.0", "mindspore-2.0.0", "paddle-1.8.5")  # Python 3.11, 3.9 and 3.7


@pytest.mark.parametrize("name", REAL)
def test_badly_behaved_scripts_in_a_real_environment(
    tmp_path: Path, scratch: Path, name: str
) -> None:
    target = built_target(name)
    assert_as_wanted(results_of(mixed_jobs(tmp_path / "cases", target, 1)), 1)
    assert list(scratch.iterdir()) == []


@pytest.mark.parametrize("name", REAL)
def test_fork_and_fresh_say_the_same_of_a_framework(
    tmp_path: Path, scratch: Path, name: str
) -> None:
    target = built_target(name)
    texts = {key: COMPARED[key] for key in ("chain", "interrupt", "exit-hook")}
    assert_fork_equals_fresh(tmp_path, target, {**texts, **OPERATORS[target.module]})
    assert list(scratch.iterdir()) == []


def test_fork_and_fresh_say_the_same(tmp_path: Path, scratch: Path) -> None:
    assert_fork_equals_fresh(tmp_path, this_python(), COMPARED)
    assert list(scratch.iterdir()) == []


def assert_fork_equals_fresh(folder: Path, target: Target, texts: Mapping[str, str]) -> None:
    """Run every script both ways and compare all that must not depend on the way."""
    jobs = [
        job(folder / case, target, f"import {target.module}\n\n{text}", isolation=isolation)
        for case, text in texts.items()
        for isolation in Isolation
    ]
    results = results_of(jobs)
    for case in texts:
        forked, fresh = (comparable(results[case, str(kind)]) for kind in Isolation)
        assert forked == fresh, case


def comparable(result: ScriptResult) -> dict[str, Any]:
    """Keep of a result what must not depend on how the script was started."""
    keys = ("outcome", "signature", "exit_code", "signal", "chain", "digest", "stdout")
    return {key: getattr(result, key) for key in (*keys, "framework_version", "warnings")}
