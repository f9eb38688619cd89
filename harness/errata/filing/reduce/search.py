"""Search for a smaller program: candidates from the proposer, answers from the pool of slots."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotInTime
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from errata.model.errors import HarnessFailure

__all__ = ["Found", "Step", "search"]

_PACKAGE = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, kw_only=True)
class Step:
    """How far a search is: the smallest text so far, and what it took; times in seconds."""

    best: str
    tried: int
    known: int
    refused: int
    seconds: float

    @property
    def per_second(self) -> float:
        """Candidates that were run, per second."""
        return self.tried / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, kw_only=True)
class Found:
    """What a search found; `accepted` are all that failed alike, ever smaller, the first given.

    `ended` says why it ended before nothing smaller was left to try; empty where it did not.
    """

    accepted: tuple[str, ...]
    last: Step
    ended: str = ""
    interrupted: bool = False


@dataclass(kw_only=True)
class _Search:
    """The state of one search: what is asked, what is guessed, what was accepted."""

    questions: IO[str]
    answers: IO[str]
    executor: ThreadPoolExecutor
    fails_alike: Callable[[str], bool]
    tell: Callable[[Step], None]
    deadline: float
    accepted: list[str]
    started: float = field(default_factory=time.monotonic)
    tried: int = 0
    known: int = 0
    refused: int = 0
    pending: dict[str, Future[bool]] = field(default_factory=dict)

    def step(self) -> Step:
        """Say how far the search is."""
        return Step(
            best=self.accepted[-1],
            tried=self.tried,
            known=self.known,
            refused=self.refused,
            seconds=time.monotonic() - self.started,
        )

    def go(self) -> str:
        """Answer until the proposer is done; return why it ended early, if it did."""
        while True:
            message = self._receive()
            self.known = message.get("known", self.known)
            self.refused = message.get("refused", self.refused)
            if "maybe" in message:
                self._submit(message["maybe"])
            elif "ask" in message:
                if not self._answer(message["ask"]):
                    return "the time was up"
            elif "failed" in message:
                return f"the reducer stopped: {message['failed']}"
            else:
                return ""

    def _answer(self, source: str) -> bool:
        """Answer one question; return False where the time is up."""
        future = self._submit(source)
        try:
            answer = future.result(timeout=max(0.0, self.deadline - time.monotonic()))
        except NotInTime:
            return False
        self.tried += 1
        if answer:
            self.accepted.append(source)
            for guess in self.pending.values():
                guess.cancel()  # made for the other answer; those that run are left to end
            self.pending.clear()
        self.tell(self.step())
        self.send(answer)
        return True

    def _submit(self, source: str) -> Future[bool]:
        if source not in self.pending:
            self.pending[source] = self.executor.submit(self.fails_alike, source)
        return self.pending[source]

    def _receive(self) -> dict[str, Any]:
        line = self.questions.readline()
        if not line:
            return {"failed": "its process ended"}
        message: dict[str, Any] = json.loads(line)
        return message

    def send(self, value: object) -> None:
        """Send the job, or an answer."""
        with contextlib.suppress(BrokenPipeError):
            self.answers.write(json.dumps(value) + "\n")
            self.answers.flush()


def search(
    source: str,
    fails_alike: Callable[[str], bool],
    *,
    slots: int,
    max_time_s: float,
    tell: Callable[[Step], None] = lambda _: None,
) -> Found:
    """Reduce `source`, which fails; `fails_alike` is called from `slots` threads.

    Ends with the best so far when the time is up, or at Ctrl-C. The result depends on the answers
    alone. Raises what `fails_alike` raises.
    """
    proposer = _start()
    executor = ThreadPoolExecutor(max_workers=slots, thread_name_prefix="candidate")
    if proposer.stdout is None or proposer.stdin is None:
        raise HarnessFailure("the reducer cannot be asked")
    going = _Search(
        questions=proposer.stdout,
        answers=proposer.stdin,
        executor=executor,
        fails_alike=fails_alike,
        tell=tell,
        deadline=time.monotonic() + max_time_s,
        accepted=[source],
    )
    ended, interrupted = "", False
    try:
        going.send({"source": source, "ahead": slots - 1})
        ended = going.go()
    except KeyboardInterrupt:
        ended, interrupted = "interrupted", True
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        _end(proposer)
    return Found(
        accepted=tuple(going.accepted),
        last=going.step(),
        ended=ended,
        interrupted=interrupted,
    )


def _start() -> subprocess.Popen[str]:
    """Start the proposer in a session of its own, so that Ctrl-C does not reach it."""
    command = [sys.executable, "-m", "errata.filing.reduce.proposer"]
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="surrogatepass",
            cwd=_PACKAGE,
            start_new_session=True,
        )
    except OSError as error:
        raise HarnessFailure(f"the reducer cannot be started: {error}") from error


def _end(proposer: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(proposer.pid, signal.SIGKILL)
    for stream in (proposer.stdin, proposer.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    proposer.wait()
