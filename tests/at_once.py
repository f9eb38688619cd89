"""Run the same lines in several processes at the same moment, with one interpreter's start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import indent

from outside import run_program

TIMEOUT_S = 120

# Each adds results to one store, and tells of each once it is kept.
_WRITER = """
import sys
from datetime import datetime, timezone
from itertools import count
from errata.model.outcome import Outcome, ScriptResult
from errata.model.runs import RunHeader
from errata.store.base import StoredResult
from errata.store.sql import open_store

location, name, number = sys.argv[1:]
print("ready", flush=True)
sys.stdin.readline()
store = open_store(location)
now = datetime.now(timezone.utc)
run = store.begin_run(RunHeader(argv=name, harness_version="0", started=now))
for turn in range(int(number)) if int(number) else count():
    result = ScriptResult(outcome=Outcome.PASSED, stdout="x" * 5000)
    cell = f"torch/slug@torch-2.15.0:eager:cpu:fixed"
    stored = StoredResult(cell=cell, case="torch/slug", script="fixed", mode="eager",
        environment="torch-2.15.0", backend="cpu", key=f"{name}{turn}", result=result, measured=now)
    print(store.add(run, stored), stored.key, flush=True)
"""

# What is imported is imported once; each process is forked from there, gets ready, and waits until
# the others are ready too.
_HOST = """\
import os, sys, traceback
{imports}

waiting, begin = os.pipe()
ready, tell = os.pipe()
children = []
for _ in range({count}):
    said, say = os.pipe()
    child = os.fork()
    if child:
        os.close(say)
        children.append((child, said))
        continue
    try:
        os.close(begin)
        os.dup2(say, 1)
{prepare}
        os.write(tell, b".")
        os.read(waiting, 1)
{act}
        sys.stdout.flush()
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)
os.close(tell)
dots = b""
while len(dots) < len(children) and (more := os.read(ready, len(children))):
    dots += more
os.close(begin)
for _, said in children:
    with open(said) as lines:
        sys.stdout.write(lines.read())
sys.exit(any(os.waitpid(child, 0)[1] for child, _ in children))
"""


def run_at_once(count: int, *arguments: str, imports: str, prepare: str, act: str) -> list[str]:
    """Run `prepare`, then all together `act`, in so many processes; return the lines they print.

    Both find the arguments in `sys.argv[1:]`. A process that fails fails the test with its
    traceback.
    """
    lines = (indent(text.strip("\n"), " " * 8) for text in (prepare or "pass", act))
    script = _HOST.format(imports=imports, count=count, prepare=next(lines), act=next(lines))
    done = run_program(sys.executable, "-c", script, *arguments, timeout=TIMEOUT_S, code=0)
    return done.out.splitlines()


def start_writer(location: str | Path, name: str, number: int) -> subprocess.Popen[str]:
    """Start a process that waits for a line, then adds `number` results, or without end for 0."""
    return subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(location), name, str(number)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def release(writers: list[subprocess.Popen[str]]) -> None:
    """Let writers begin, once all of them are ready."""
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
