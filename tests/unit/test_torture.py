"""The torture's own judgement: heads are read, wrong ends and what is left behind are found."""

from __future__ import annotations

import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from torture.heads import load_scripts, parse_script
from torture.judging import Row, judge, odd_witnesses
from torture.world import MARK, World, look, settled

from errata.running.gate import reason_for_fresh

TEXT = '''"""Does something bad."""
# outcome: timed-out
# fresh.outcome: exited
# fresh.exit: 3
# timeout: 2
# reason: the two differ
# plain: yes

import errata_frame
'''
SCRIPT = parse_script("area/name", TEXT)
WITNESS = {"outcome": "passed", "digest": {"umask": {"value": 18}}}
NOTHING = World(
    **{name: frozenset() for name in World.__dataclass_fields__}  # the same type throughout
)


def trial(**facts: Any) -> dict[str, Any]:
    """Make a trial of a run's JSON whose script was ended by its deadline."""
    broken = {"outcome": "timed-out", "wall_s": 2.01, "isolation": "fork", **facts}
    return {"broken": broken, "fixed": WITNESS}


def test_a_head_is_read() -> None:
    assert SCRIPT.title == "Does something bad."
    assert SCRIPT.timeout_s == 2.0
    assert SCRIPT.plain
    assert SCRIPT.wanted["fork"].outcome == "timed-out"
    assert (SCRIPT.wanted["fresh"].outcome, SCRIPT.wanted["fresh"].exit) == ("exited", "3")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("# timeout: 2", "# patience: 2", "no line of a head"),
        ("# reason: the two differ\n", "", "differ without a reason"),
        ("# outcome: timed-out\n", "", "names no outcome"),
        ("Does something bad.", "bad", "begin with a sentence"),
        ("# plain: yes", "# plain: perhaps", "yes or no"),
    ],
)
def test_a_head_that_is_not_complete_is_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        parse_script("area/name", TEXT.replace(old, new))


def test_every_script_can_be_read_and_runs_in_a_fork_where_that_is_asked_for() -> None:
    scripts = load_scripts()
    assert len(scripts) >= 60
    for script in scripts:
        if script.framework == "frame":
            assert reason_for_fresh(script.text, "errata_frame") == "", script.name


def test_a_right_end_has_nothing_wrong() -> None:
    row = judge(SCRIPT, "fork", trial())
    assert row == Row(script="area/name", isolation="fork", said="timed-out", wall_s=2.01)


RAISED = {"type": "ValueError", "message": "words"}


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"outcome": "passed"}, "outcome: 'passed', not 'timed-out'"),
        ({"wall_s": 4.5}, "it took 4.5 s of 4"),
        ({"isolation": "fresh", "isolation_reason": "reads x"}, "it ran fresh: reads x"),
        ({"outcome": "raised", "signature": RAISED}, "it raised ValueError: words"),
    ],
)
def test_a_wrong_end_is_found(facts: dict[str, Any], words: str) -> None:
    assert words in judge(SCRIPT, "fork", trial(**facts)).wrong


def test_a_wrong_type_signal_message_or_exit_status_is_found() -> None:
    wanted = replace(
        SCRIPT.wanted["fork"], type="KeyError", signal="SIGBUS", exit="4", message="other"
    )
    script = replace(SCRIPT, wanted={"fork": wanted})
    wrong = judge(script, "fork", trial(signature=RAISED, signal="SIGSEGV", exit_code=3)).wrong
    assert [line.partition(":")[0] for line in wrong][:4] == ["type", "signal", "exit", "message"]


def test_a_script_that_did_not_run_or_spoiled_the_next_one_is_found() -> None:
    assert judge(SCRIPT, "fork", None).wrong == ("it did not run",)
    spoiled = {**trial(), "fixed": {"outcome": "raised", "signature": RAISED}}
    assert judge(SCRIPT, "fork", spoiled).wrong == ("the script after it: raised: words",)


def test_witnesses_that_saw_another_world_or_the_same_number_are_found() -> None:
    usual = {"umask": {"value": 18}}
    numbers = {f"script-{n}": {**usual, "drawn": {"value": float(n)}} for n in range(5)}
    assert odd_witnesses(numbers) == []
    numbers["odd"] = {"umask": {"value": 511}, "drawn": {"value": 3.0}}
    assert odd_witnesses(numbers) == [
        "2 scripts drew the number 3.0",
        "after odd: umask is 511, not 18",
    ]


def test_what_is_left_behind_is_found(tmp_path: Path) -> None:
    (tmp_path / "t").mkdir()
    watched = tmp_path / "cases"
    watched.mkdir()
    (watched / "kept").write_text("a")
    before = look(tmp_path, tmp_path / "t", [watched])
    assert settled(before, lambda: look(tmp_path, tmp_path / "t", [watched]), patience_s=0) == []
    (tmp_path / "t" / "left").write_text("x")
    (watched / "kept").write_text("b")
    command = [sys.executable, "-c", "input()"]
    with (
        socket.socket(socket.AF_UNIX) as sock,
        subprocess.Popen(command, env={"ROOT": f"{tmp_path}/x"}, stdin=subprocess.PIPE) as process,
    ):
        sock.bind(f"\0{MARK}-{tmp_path.name}")
        found = settled(before, lambda: look(tmp_path, tmp_path / "t", [watched]), patience_s=0)
        process.kill()
    kinds = [" ".join(line.split()[:2]) for line in found]
    assert kinds.count("files: +") == 2
    assert kinds.count("files: -") == 1
    assert "processes: +" in kinds
    assert "sockets: +" in kinds
