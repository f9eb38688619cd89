"""Run the same lines in several processes at the same moment, with one interpreter's start."""

from __future__ import annotations

import subprocess
import sys
from textwrap import indent

TIMEOUT_S = 120

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
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
