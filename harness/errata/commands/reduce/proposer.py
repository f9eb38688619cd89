"""Propose smaller programs: pysource-minimize, in a process of its own that can look ahead.

The library asks about one candidate at a time. This process forks itself at each question: the
copy goes on as if the answer were no, which it mostly is, and so names the candidates that come
next. They run meanwhile on the other slots. Answers alone decide what the library does, so the
result does not depend on how many slots there are.

Lines of JSON. In: the job, then one answer (true or false) for each question. Out: a question
(`ask`), guesses at the next ones (`maybe`), and at last `done` or `failed`.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from typing import Any

# What the library calls names where it tries to make each unique: longer, and harder to read.
INVENTED = ("unique_name_",)
DEEPEST = 10_000


class Proposer:
    """Answers the library's questions from memory, by rule, or by asking the other process."""

    def __init__(self, source: str, ahead: int) -> None:
        self._answers: dict[bytes, bool] = {_key(source): True}
        self._original = source
        self._best = len(source)
        self._ahead = ahead
        self._guesses = -1  # how many are left to this copy; not one of the copies
        self.known = 0
        self.refused = 0

    def check(self, source: str) -> bool:
        """Say whether a candidate still fails in the same way."""
        key = _key(source)
        if key in self._answers:
            self.known += 1
            return self._answers[key]
        if self._is_pointless(source):
            self.refused += 1
            return False
        if self._guesses >= 0:
            return self._guess(source)
        _say({"ask": source, "known": self.known, "refused": self.refused})
        if self._look_ahead(key):
            return False
        answer = bool(json.loads(sys.stdin.readline()))
        self._answers[key] = answer
        if answer:
            self._best = len(source)
        return answer

    def _is_pointless(self, source: str) -> bool:
        """Tell whether a candidate is longer than what is there, or only renames."""
        invents = any(name in source and name not in self._original for name in INVENTED)
        return len(source) > self._best or invents

    def _look_ahead(self, key: bytes) -> bool:
        """Let a copy of this process list what it would ask if the answer were no.

        Returns True in the copy.
        """
        if self._ahead < 1:
            return False
        pid = os.fork()
        if pid == 0:
            self._guesses = self._ahead
            self._answers[key] = False
            return True
        os.waitpid(pid, 0)
        return False

    def _guess(self, source: str) -> bool:
        _say({"maybe": source})
        self._guesses -= 1
        if self._guesses <= 0:
            os._exit(0)
        return False

    @property
    def is_copy(self) -> bool:
        """Whether this process only looks ahead, and must never report the end."""
        return self._guesses >= 0


def _key(source: str) -> bytes:
    return hashlib.sha256(source.encode("utf-8", "surrogatepass")).digest()


def _say(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Serve one reduction, and end."""
    from pysource_minimize import minimize

    sys.setrecursionlimit(DEEPEST)
    job = json.loads(sys.stdin.readline())
    proposer = Proposer(job["source"], job["ahead"])
    ending: dict[str, Any] = {"done": True}
    try:
        minimize(job["source"], proposer.check, retries=0)
    except Exception as error:  # noqa: BLE001 (a fault of the library must not cost what was found)
        ending = {"failed": f"{type(error).__name__}: {error}"}
    finally:
        if proposer.is_copy:
            os._exit(0)
    _say({**ending, "known": proposer.known, "refused": proposer.refused})


if __name__ == "__main__":
    main()
