"""Processes are started when a script needs them, kept for the next, and end with their runner."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.running.client import ServerLost
from errata.running.replies import ScriptRequest, interpret
from errata.running.runner import Lane, NotStarted, Runner, Target
from errata.system.files import scratch_folder

HERE = Target(id="here", python=Path(sys.executable), module="json")


@pytest.fixture
def scratch() -> Iterator[Path]:
    with scratch_folder("runner") as folder:
        yield folder


@pytest.fixture
def lane() -> Iterator[Lane]:
    with contextlib.closing(Lane()) as made:
        yield made


def ask(folder: Path, text: str, isolation: Isolation = Isolation.FORK) -> ScriptRequest:
    script = folder / "script.py"
    script.write_text(text)
    return ScriptRequest(script=script, isolation=isolation, timeout_s=30.0, memory_mb=1024.0)


def test_a_server_is_kept_for_the_next_script_and_replaced_when_it_is_lost(
    tmp_path: Path, scratch: Path, lane: Lane
) -> None:
    parent = "import os\nprint(os.getppid())\n"
    with contextlib.closing(Runner(HERE, scratch, None)) as runner:
        first, second = (lane.run(runner, ask(tmp_path, parent))["stdout"] for _ in range(2))
        assert first == second
        with pytest.raises(ServerLost):
            lane.run(runner, ask(tmp_path, "import os\nos.kill(os.getppid(), 9)\n"))
        assert lane.run(runner, ask(tmp_path, parent))["stdout"] != first


def test_only_a_forked_script_finds_the_framework_imported(
    tmp_path: Path, scratch: Path, lane: Lane
) -> None:
    source = "import sys\nprint('json' in sys.modules)\n"
    target = Target(id="here", python=Path(sys.executable), module="wave")
    with contextlib.closing(Runner(target, scratch, None)) as runner:
        text = source.replace("json", "wave")
        forked = lane.run(runner, ask(tmp_path, text))["stdout"]
        fresh = lane.run(runner, ask(tmp_path, text, Isolation.FRESH))["stdout"]
    assert (forked, fresh) == ("True\n", "False\n")


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (Target(id="x", python=Path("/no/python")), "x cannot be started"),
        (Target(id="x", python=Path(sys.executable), module="no_such"), "x cannot import no_such"),
        (
            Target(id="x", python=Path(sys.executable), module="platform", version="9"),
            "x cannot import platform: loaded version .*, not 9",
        ),
    ],
)
def test_what_does_not_start_is_tried_once(
    tmp_path: Path, scratch: Path, lane: Lane, target: Target, words: str
) -> None:
    with contextlib.closing(Runner(target, scratch, None)) as runner:
        for _ in range(2):
            with pytest.raises(NotStarted, match=words):
                lane.run(runner, ask(tmp_path, "pass\n"))
    assert list(scratch.iterdir()) == [], "its process and its files are gone"


def test_a_closed_runner_starts_nothing(tmp_path: Path, scratch: Path, lane: Lane) -> None:
    runner = Runner(HERE, scratch, None)
    runner.close()
    with pytest.raises(NotStarted, match="stopped"):
        lane.run(runner, ask(tmp_path, "pass\n"))


# Layers ------------------------------------------------------------------------------------------


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of modules that a target finds."""
    folder = tmp_path / "library"
    folder.mkdir()
    (folder / "frame.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return folder


FRAME = Target(id="here", python=Path(sys.executable), module="frame", external=True)
LOADED = "import sys\nprint(sorted({'outer', 'inner'} & set(sys.modules)))\n"


def with_layers(
    folder: Path, text: str, preloaded: int, isolation: Isolation = Isolation.FORK
) -> ScriptRequest:
    request = ask(folder, text, isolation)
    return replace(request, module="frame", layers=("outer", "inner"), preloaded=preloaded)


def test_a_script_finds_the_modules_of_its_layer_and_no_others(
    tmp_path: Path, library: Path, scratch: Path, lane: Lane
) -> None:
    (library / "outer.py").write_text("")
    (library / "inner.py").write_text("import outer\n")
    with contextlib.closing(Runner(FRAME, scratch, None)) as runner:
        seen = [
            lane.run(runner, with_layers(tmp_path, LOADED, count))["stdout"].strip()
            for count in (2, 0, 1)
        ]
        fresh = lane.run(runner, with_layers(tmp_path, LOADED, 2, Isolation.FRESH))["stdout"]
    assert seen == ["['inner', 'outer']", "[]", "['outer']"]
    assert fresh.strip() == "[]"


@pytest.mark.parametrize(
    ("text", "layers"),
    [("pass", 0), ("import outer", 1), ("import inner", 2), ("import outer; 1 / 0", 1)],
)
@pytest.mark.parametrize("isolation", list(Isolation))
def test_a_result_says_how_many_layers_the_script_imported(
    tmp_path: Path,
    library: Path,
    scratch: Path,
    lane: Lane,
    text: str,
    layers: int,
    isolation: Isolation,
) -> None:
    (library / "outer.py").write_text("")
    (library / "inner.py").write_text("import outer\n")
    request = with_layers(tmp_path, f"import frame\n{text}\n", 0, isolation)
    with contextlib.closing(Runner(FRAME, scratch, None)) as runner:
        assert interpret(lane.run(runner, request), request).layers == layers


@pytest.mark.parametrize(
    "text",
    [
        "print('hello')",
        "import warnings; warnings.warn('hello')",
        "from threading import Timer; t = Timer(99, print); t.daemon = True; t.start()",
        "import os; os.environ['ADDED'] = '1'",
        "import no_such_module",
        "import os; os._exit(3)",
    ],
)
def test_a_layer_that_a_script_could_notice_is_left_to_the_scripts(
    tmp_path: Path, library: Path, scratch: Path, lane: Lane, text: str
) -> None:
    (library / "outer.py").write_text(text)
    with contextlib.closing(Runner(FRAME, scratch, None)) as runner:
        reply = lane.run(runner, with_layers(tmp_path, LOADED, 1))
        again = lane.run(runner, with_layers(tmp_path, LOADED, 1))
    assert reply["stdout"].strip() == again["stdout"].strip() == "[]"


def test_paths_that_a_layer_keeps_are_those_of_the_script(
    tmp_path: Path, library: Path, scratch: Path, lane: Lane
) -> None:
    (library / "torch" / "_dynamo").mkdir(parents=True)
    (library / "torch" / "__init__.py").write_text(
        "class default_generator:\n    def seed(): pass\n"  # which every fork asks for a seed
    )
    (library / "torch" / "_dynamo" / "__init__.py").write_text("from torch._dynamo import config")
    (library / "torch" / "_dynamo" / "config.py").write_text(
        "import os\n"
        "class Entry: default = os.path.join(os.getcwd(), 'torch_compile_debug')\n"
        "_config = {'debug_dir_root': Entry()}\n"
    )
    text = (
        "import os, torch._dynamo\n"
        "kept = torch._dynamo.config._config['debug_dir_root'].default\n"
        "print(kept == os.path.join(os.getcwd(), 'torch_compile_debug'))\n"
    )
    request = replace(ask(tmp_path, text), layers=("torch._dynamo",), preloaded=1)
    with contextlib.closing(Runner(FRAME, scratch, None)) as runner:
        assert lane.run(runner, request)["stdout"] == "True\n"


# A busy machine ----------------------------------------------------------------------------------


@pytest.fixture
def one_busy_core() -> Iterator[None]:
    """Share one core with three processes that never rest, each in a session of its own.

    Linux may divide a core by sessions before it divides it by processes.
    """
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    command = [sys.executable, "-c", "while True: pass"]
    spinning = [subprocess.Popen(command, start_new_session=True) for _ in range(3)]
    yield
    for process in spinning:
        process.kill()
        process.wait()
    os.sched_setaffinity(0, cores)


def ending(folder: Path, scratch: Path, text: str) -> tuple[ScriptResult, float]:
    request = replace(ask(folder, text), timeout_s=1.0)
    with (
        contextlib.closing(Runner(HERE, scratch, None)) as runner,
        contextlib.closing(Lane()) as lane,
    ):
        reply = lane.run(runner, request)
    return interpret(reply, request), reply["wall_s"]


BUSY = "import json, time\nwhile time.process_time() < {seconds}: pass\n"


@pytest.mark.usefixtures("one_busy_core")
def test_waiting_for_a_core_does_not_count_against_the_deadline(
    tmp_path: Path, scratch: Path
) -> None:
    result, wall_s = ending(tmp_path, scratch, BUSY.format(seconds=0.4))
    assert result.outcome is Outcome.PASSED
    assert wall_s > 1.0, "the machine was not busy enough to show it"
    assert result.waited_s


@pytest.mark.usefixtures("one_busy_core")
def test_a_script_without_end_is_ended_on_a_busy_machine_too(tmp_path: Path, scratch: Path) -> None:
    result, wall_s = ending(tmp_path, scratch, BUSY.format(seconds=99))
    assert result.outcome is Outcome.TIMED_OUT
    assert 1.5 < wall_s < 6.5, "five times its limit, or as soon as it had its time"
    assert "waited for a core" in result.detail


def test_a_script_that_sleeps_is_ended_at_its_limit(tmp_path: Path, scratch: Path) -> None:
    result, _ = ending(tmp_path, scratch, "import time\ntime.sleep(99)\n")
    assert (result.outcome, result.detail) == (Outcome.TIMED_OUT, "still running after 1 s")
