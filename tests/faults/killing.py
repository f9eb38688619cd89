"""Kill the harness, what it forks, and what it builds, at random moments."""

from __future__ import annotations

import os
import random
import shutil
import signal
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from faults.ground import Command, Ground, Tally, integrity_of, lay_out, read_json, verdicts_of

_MEASURED = 3  # undisturbed commands, to know how long one takes
_FRESH_EVERY = 20  # one of so many kills hits a command that is started as a user starts it
_JOBS = ("-j", "2")


def kill_harness(root: Path, kills: int, chance: random.Random) -> Tally:
    """Kill `errata run`; what was stored stays, and the next run does only what is missing."""
    tally, ground = Tally(name="kill-harness"), lay_out(root)
    reference, length = _reference(ground)
    cells = 2 * len(reference)
    while tally.faults < kills:
        ground.forget()
        command = ground.start("run", *_JOBS, fresh=tally.faults % _FRESH_EVERY == 0)
        command.sleep_until(chance.uniform(0, length))
        before = ground.project.stored()
        if not command.kill():
            tally.note("had ended")
            continue
        tally.faults += 1
        when = f"kill {tally.faults}"
        tally.note(_phase(before, cells))
        ground.wait_for_silence(tally, when)
        after = ground.project.stored()
        tally.expect(before.items() <= after.items(), f"{when}: stored results are gone")
        found = integrity_of(ground.store)
        tally.expect(found == "ok", f"{when}: {found}")
        _go_on(ground, tally, when, reference, cells - len(after))
    return tally


def kill_zygote(root: Path, kills: int, chance: random.Random) -> Tally:
    """Kill a zygote or a server below a run; it says the same as one that nobody disturbed."""
    tally, ground = Tally(name="kill-zygote"), lay_out(root)
    reference, length = _reference(ground)
    while tally.faults < kills:
        ground.forget()
        kind = ("zygote", "server")[tally.faults % 2]
        document = ground.root / "run.json"
        document.unlink(missing_ok=True)
        command = ground.start("run", *_JOBS, "--json", str(document))
        command.sleep_until(chance.uniform(0, length))
        victim = _wait_for_victim(command, kind, chance)
        if victim is None:
            command.wait()
            tally.note("no victim any more")
            continue
        try:
            os.kill(victim, signal.SIGKILL)
        except ProcessLookupError:
            command.wait()
            tally.note("no victim any more")
            continue
        tally.faults += 1
        tally.note(kind)
        when = f"kill {tally.faults} of a {kind}"
        done = command.wait()
        said = verdicts_of(read_json(document))
        tally.expect(done.code == 0, f"{when}: exit {done.code}: {_end_of(done.said)}")
        tally.expect(said == reference, f"{when}: {_difference(reference, said)}")
        ground.wait_for_silence(tally, when)
        ground.expect_no_litter(tally, when)
    return tally


def kill_build(root: Path, kills: int, chance: random.Random) -> Tally:
    """Kill `errata envs build`; the next one builds, and nothing half-built is ever taken."""
    tally, ground = Tally(name="kill-build"), lay_out(root, cases=1)
    command = ("envs", "build", "frame-1.0")
    length = _typical(lambda: _built(ground, command))
    wanted = _names_in(ground.home)
    while tally.faults < kills:
        shutil.rmtree(ground.home)
        build = ground.start(*command, fresh=tally.faults % _FRESH_EVERY == 0)
        build.sleep_until(chance.uniform(0, length))
        if not build.kill():
            tally.note("had ended")
            continue
        tally.faults += 1
        when = f"kill {tally.faults}"
        ground.wait_for_silence(tally, when)
        stands = list(ground.home.glob("envs/*/errata-env.json"))
        tally.note("stands" if stands else "does not stand")
        for stamp in stands:
            tally.expect(_imports(stamp.parent), f"{when}: a half-built environment has a stamp")
        again = ground.errata(*command)
        tally.expect(again.code == 0, f"{when}: exit {again.code}: {_end_of(again.said)}")
        tally.expect("waiting" not in again.err, f"{when}: a lock was left held")
        stands = list(ground.home.glob("envs/*/errata-env.json"))
        tally.expect(
            len(stands) == 1 and _imports(stands[0].parent), f"{when}: the next build is no good"
        )
        left = _names_in(ground.home) ^ wanted
        tally.expect(not left, f"{when}: the home differs: {sorted(left)}")
        ground.expect_no_litter(tally, when)
    return tally


def _reference(ground: Ground) -> tuple[dict[str, tuple[object, ...]], float]:
    """Run undisturbed: what is said, and how long a run takes."""
    lengths = []
    said: dict[str, tuple[object, ...]] = {}
    for number in range(_MEASURED + 1):  # the first one builds too
        ground.forget()
        started = time.monotonic()
        done, document = ground.run(*_JOBS)
        if done.code != 0:
            raise RuntimeError(f"an undisturbed run failed: {done.said}")
        if number:
            lengths.append(time.monotonic() - started)
        said = verdicts_of(document)
    return said, statistics.median(lengths)


def _go_on(
    ground: Ground, tally: Tally, when: str, reference: dict[str, tuple[object, ...]], missing: int
) -> None:
    """Go on after a kill, by `--resume` where there is something to resume."""
    done, document = ground.run("--resume")
    if done.code == 2:  # killed before the run began, or after it had ended
        tally.note("nothing to resume")
        done, document = ground.run(*_JOBS)
    tally.expect(done.code == 0, f"{when}: going on: exit {done.code}: {_end_of(done.said)}")
    said = verdicts_of(document)
    tally.expect(said == reference, f"{when}: {_difference(reference, said)}")
    ran = document.get("cells", {}).get("run")
    tally.expect(ran == missing, f"{when}: {ran} cells ran, {missing} were missing")
    found = integrity_of(ground.store)
    tally.expect(found == "ok", f"{when}: after going on: {found}")
    ground.expect_no_litter(tally, when)


def _wait_for_victim(command: Command, kind: str, chance: random.Random) -> int | None:
    """Choose a process below the run, as soon as there is one of the kind."""
    while not command.ended():
        zygotes = [pid for pid in _children(command.pid) if b"child.py" in _command_line(pid)]
        found = zygotes
        if kind == "server":
            watching = [pid for zygote in zygotes for pid in _children(zygote)]
            inner = [pid for one in watching for pid in _children(one) if _is_first(pid)]
            found = [*watching, *inner]
        if found:
            return chance.choice(found)
        time.sleep(0.001)
    return None


def _is_first(pid: int) -> bool:
    """Tell whether a process is the first of a PID namespace below this one."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
    numbers = next(line.split()[1:] for line in status.splitlines() if line.startswith("NSpid"))
    return len(numbers) > 1 and numbers[-1] == "1"


def _children(pid: int) -> list[int]:
    try:
        tasks = [task / "children" for task in Path(f"/proc/{pid}/task").iterdir()]
        return [int(word) for task in tasks for word in task.read_text().split()]
    except OSError:
        return []


def _command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _typical(work: Callable[[], float]) -> float:
    return statistics.median(work() for _ in range(_MEASURED))


def _built(ground: Ground, command: tuple[str, ...]) -> float:
    """Build from nothing; returns the seconds that took."""
    shutil.rmtree(ground.home, ignore_errors=True)
    started = time.monotonic()
    done = ground.errata(*command)
    if done.code != 0:
        raise RuntimeError(f"an undisturbed build failed: {done.said}")
    return time.monotonic() - started


def _imports(environment: Path) -> bool:
    """Tell whether an environment has the framework, with the files that its record names."""
    script = (
        "import errata_frame, importlib.metadata as m, sys\n"
        "files = m.files('errata-frame')\n"
        "sys.exit(not (errata_frame.__version__ == '1.0' and all(f.locate().exists() "
        "for f in files)))"
    )
    python = environment / "bin" / "python"
    return subprocess.run([python, "-I", "-c", script], check=False).returncode == 0


def _names_in(home: Path) -> set[str]:
    """Name everything in a home, environments as a whole."""
    return {
        str(path.relative_to(home))
        for pattern in ("*", "envs/*", "locks/*", "locks/*/*", "scratch/*")
        for path in home.glob(pattern)
    }


def _phase(stored: dict[str, str], cells: int) -> str:
    if not stored:
        return "before the first result"
    return "in between" if len(stored) < cells else "after the last result"


def _difference(
    wanted: dict[str, tuple[object, ...]], said: dict[str, tuple[object, ...]]
) -> list[str]:
    """Name the first trials of which something else was said."""
    names = [name for name in wanted if wanted[name] != said.get(name)]
    return [f"{name}: {said.get(name)}" for name in names[:3]]


def _end_of(text: str) -> str:
    return " ".join(text.split())[-300:]
