from __future__ import annotations

import ast
import threading

import pytest

from errata.filing.reduce import proposer as reducing_proposer
from errata.filing.reduce.proposer import Proposer
from errata.filing.reduce.search import Found, Step, search

PROGRAM = ast.unparse(
    ast.parse("a = 1\nb = 2\ndef f(x):\n    y = x + 1\n    return y\nc = f(a) + f(b)\nboom(c, 3)\n")
)


def has_boom(source: str) -> bool:
    return "boom" in source


def find(slots: int = 2, max_time_s: float = 60.0) -> Found:
    return search(PROGRAM, has_boom, slots=slots, max_time_s=max_time_s)


def test_a_program_gets_as_small_as_the_answers_allow() -> None:
    found = find()
    assert found.accepted[0] == PROGRAM
    assert found.accepted[-1] == "boom"
    assert found.ended == ""


def test_every_accepted_program_is_alike_and_none_is_longer() -> None:
    accepted = find().accepted
    assert all(map(has_boom, accepted))
    lengths = list(map(len, accepted))
    assert lengths == sorted(lengths, reverse=True)


def test_slots_change_neither_the_result_nor_what_counts_as_tried() -> None:
    one, three = find(slots=1), find(slots=3)
    assert one.accepted == three.accepted
    assert one.last.tried == three.last.tried


def test_nothing_is_asked_twice() -> None:
    asked: list[str] = []
    lock = threading.Lock()

    def note(source: str) -> bool:
        with lock:
            asked.append(source)
        return has_boom(source)

    search(PROGRAM, note, slots=1, max_time_s=60)
    assert len(asked) == len(set(asked))


def test_every_candidate_parses() -> None:
    def check(source: str) -> bool:
        compile(source, "x.py", "exec")
        return has_boom(source)

    assert search(PROGRAM, check, slots=2, max_time_s=60).accepted[-1] == "boom"


def test_the_best_so_far_is_kept_when_the_time_is_up() -> None:
    release = threading.Event()

    def slow(source: str) -> bool:
        if source != "pass":
            release.wait(20)
        return has_boom(source)

    found = search(PROGRAM, slow, slots=1, max_time_s=0.3)
    release.set()
    assert found.ended == "the time was up"
    assert found.accepted == (PROGRAM,)


def test_the_best_so_far_is_kept_at_an_interruption() -> None:
    def stop(step: Step) -> None:
        if len(step.best) < len(PROGRAM):
            raise KeyboardInterrupt

    found = search(PROGRAM, has_boom, slots=2, max_time_s=60, tell=stop)
    assert found.interrupted
    assert len(found.accepted[-1]) < len(PROGRAM)


def test_what_a_candidate_raises_comes_out() -> None:
    def broken(_: str) -> bool:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        search(PROGRAM, broken, slots=2, max_time_s=60)


def test_progress_counts_candidates_per_second() -> None:
    steps: list[Step] = []
    search(PROGRAM, has_boom, slots=2, max_time_s=60, tell=steps.append)
    assert [step.tried for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1].per_second == pytest.approx(steps[-1].tried / steps[-1].seconds)


def test_a_longer_or_renamed_candidate_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    monkeypatch.setattr(reducing_proposer, "_say", said.append)
    proposer = Proposer("name = 1", ahead=0)
    assert proposer.check("name = 1")
    assert not proposer.check("name = 1000")
    assert not proposer.check("unique_name_0")
    assert (proposer.known, proposer.refused, said) == (1, 2, [])
