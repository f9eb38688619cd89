"""Processes are started when a script needs them, kept for the next, and end with their runner."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from errata.model.outcome import Isolation
from errata.running.client import ServerLost
from errata.running.replies import ScriptRequest
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
