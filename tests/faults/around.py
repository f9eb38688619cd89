"""What is around the harness fails: the clock jumps, an index vanishes, a disk is full."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import sqlite3
import struct
import subprocess
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from pathlib import Path

from local_index import make_wheel, serving, write_index
from outside import Finished
from small_framework import raises

from faults.ground import Ground, Tally, integrity_of, lay_out, read_json, verdicts_of
from faults.mounts import enter_mounts, mount
from faults.stores import well_told

_HOUR_S, _YEAR_S = 3600, 365 * 86400
_CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long moved(void) {
    long by = 0;
    int file = open(getenv("FAULTS_CLOCK"), O_RDONLY);
    if (file >= 0) { if (read(file, &by, sizeof by) != sizeof by) by = 0; close(file); }
    return by;
}
int clock_gettime(clockid_t kind, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int code = real(kind, now);
    if (!code && (kind == CLOCK_REALTIME || kind == CLOCK_REALTIME_COARSE)) now->tv_sec += moved();
    return code;
}
int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec precise;
    int code = clock_gettime(CLOCK_REALTIME, &precise);
    now->tv_sec = precise.tv_sec; now->tv_usec = precise.tv_nsec / 1000;
    return code;
}
time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place) *place = now.tv_sec;
    return now.tv_sec;
}
"""
_DISK_KB = 340_000  # more than building wants to be free


def jumping_clock(root: Path, _: int, chance: random.Random) -> Tally:
    """Set the clock back an hour, or on a year, in the middle of a run."""
    tally = Tally(name="jumping-clock")
    if shutil.which("gcc") is None:
        tally.note("left out: no C compiler")
        return tally
    ground = lay_out(root, cases=8)
    library = _build_clock(root)
    offset = root / "clock"
    ground.project.variables |= {"LD_PRELOAD": str(library), "FAULTS_CLOCK": str(offset)}
    offset.write_bytes(struct.pack("l", 0))
    done, document = ground.run()
    reference = verdicts_of(document)
    for jump in (-_HOUR_S, _YEAR_S):
        when = f"{jump // _HOUR_S:+} hours"
        offset.write_bytes(struct.pack("l", 0))
        known = len(_runs(ground))
        command = ground.start("run", "--force", "--json", str(root / "run.json"), fresh=True)
        while not command.ended() and len(_runs(ground)) == known:
            time.sleep(0.01)
        time.sleep(chance.uniform(0, 0.3))
        offset.write_bytes(struct.pack("l", jump))
        tally.faults += 1
        done = command.wait()
        well_told(tally, when, done, 0)
        later = ground.start("runs", fresh=True).wait()
        well_told(tally, f"{when}: runs", later, 0)
        again = ground.start("run", "--json", str(root / "run.json"), fresh=True).wait()
        well_told(tally, f"{when}: run again", again, 0)
        tally.expect("16 reused" in again.said, f"{when}: what was stored was not used again")
        newest = max(_runs(ground))
        told = ground.start("report", fresh=True).wait()
        tally.expect(f"run {newest}," in told.out, f"{when}: 'latest' is not run {newest}")
        gone = ground.start("envs", "gc", fresh=True).wait()
        stands = list(ground.home.glob("envs/*/errata-env.json"))
        well_told(tally, f"{when}: envs gc", gone, 0)
        tally.expect(len(stands) == 1, f"{when}: envs gc removed what is listed")
        document = read_json(root / "run.json")
        tally.expect(verdicts_of(document) == reference, f"{when}: other verdicts")
    found = integrity_of(ground.store)
    tally.expect(found == "ok", found)
    return tally


def vanishing_index(root: Path, _: int, __: random.Random) -> Tally:
    """Let an index fail after it has resolved, in several ways; then it is whole again."""
    tally, ground = Tally(name="vanishing-index"), lay_out(root, cases=1)
    folder = root / "index"
    body = f"__version__ = '1.0'\n{raises('no')}"
    wheel = make_wheel(root / "made", "errata-frame", "1.0", modules={"errata_frame": body})
    write_index(folder, [wheel])
    for how in ("gone", "500", "404", "cut", "another file", "pages only once"):
        shutil.rmtree(ground.home, ignore_errors=True)
        shutil.rmtree(root / "uv-cache", ignore_errors=True)
        served = folder / wheel.name
        served.write_bytes(wheel.read_bytes())
        fails = [False]
        with ExitStack() as stack:
            asked = stack.enter_context(serving(folder, answer=_answer(how, fails)))
            _use_index(ground, asked.url)
            whole = ground.errata("envs", "build", "frame-1.0")
            well_told(tally, f"{how}: before", whole, 0)
            for made in (ground.home / "envs", root / "uv-cache"):  # only the lock stays
                shutil.rmtree(made)
            fails[0] = True
            if how == "cut":
                served.write_bytes(wheel.read_bytes()[:-300])
            elif how == "another file":
                served.write_bytes(wheel.read_bytes() + b"more")
            elif how == "gone":
                stack.close()
            tally.faults += 1
            done = ground.errata("envs", "build", "frame-1.0")
            well_told(tally, how, done, 3)
            half = [path for path in ground.home.glob("envs/*") if path.is_dir()]
            tally.expect(not half, f"{how}: something half-built is left")
            ran = ground.errata("run", "--env", "frame-1.0")
            well_told(tally, f"{how}: run", ran, 3)
            ground.expect_no_litter(tally, how)
        served.write_bytes(wheel.read_bytes())
        with serving(folder) as asked:
            _use_index(ground, asked.url)
            done = ground.errata("envs", "build", "frame-1.0")
            well_told(tally, f"{how}: whole again", done, 0)
    return tally


def full_disk(root: Path, kills: int, chance: random.Random) -> Tally:
    """Fill the disk of the store, of the environments, or of temporary files, at any moment."""
    tally, ground = Tally(name="full-disk"), lay_out(root, cases=10)
    _done, document = ground.run()
    reference = verdicts_of(document)
    for number in range(max(3, kills // 10)):
        place = (ground.store.parent, ground.home, ground.temporary)[number % 3]
        if place == ground.home:
            shutil.rmtree(ground.home)
        ground.forget()
        when = f"{place.name}, number {number + 1}"
        full, after = _on_a_small_disk(ground, place, chance.uniform(0, 2.5))
        tally.faults += 1
        tally.note(f"{place.name}: exit {full.code}")
        well_told(tally, when, full, 0, 3)
        if place == ground.temporary and full.code == 3 and "run " not in full.out:
            tally.note("nothing ran")
        well_told(tally, f"{when}: with room again", after, 0)
        said = verdicts_of(read_json(root / "run.json"))
        tally.expect(said == reference, f"{when}: with room again it says something else")
        left = (root / "logs" / "left").read_text().split()
        if place == ground.temporary:
            tally.expect(not left, f"{when}: temporary files were left: {left}")
        if not list(ground.home.glob("envs/*/errata-env.json")):
            ground.run()
    return tally


def _on_a_small_disk(ground: Ground, place: Path, moment_s: float) -> list[Finished]:
    """Run the command where one folder is on a disk that fills up; then where it has room again."""
    document = ground.root / "run.json"
    document.unlink(missing_ok=True)
    words = ("run", "-j", "2", "--json", str(document))
    found = ground.root / "logs" / "small-disk.json"
    pid = os.fork()
    if pid == 0:
        try:
            _small_disk(place)
            filling = os.fork()
            if filling == 0:
                time.sleep(moment_s)
                _fill(place)
            done = [ground.errata(*words)]
            os.waitpid(filling, 0)
            (place / "filling").unlink()
            done.append(ground.errata(*words))
            left = sorted(path.name for path in place.iterdir())
            found.write_text(json.dumps([[[d.code, d.out, d.err] for d in done], left]))
        finally:
            os._exit(0)
    os.waitpid(pid, 0)
    said, left = json.loads(found.read_text())
    (ground.root / "logs" / "left").write_text(" ".join(left))
    return [Finished(code=code, out=out, err=err) for code, out, err in said]


def _small_disk(place: Path) -> None:
    """Give this process alone a disk of its own in the place of a folder, with what is there."""
    enter_mounts()
    place.mkdir(exist_ok=True)
    kept = place.with_name(f"{place.name}.kept")
    shutil.copytree(place, kept, symlinks=True)
    mount("-t", "tmpfs", "-o", f"size={_DISK_KB}k", "tmpfs", str(place))
    shutil.copytree(kept, place, symlinks=True, dirs_exist_ok=True)
    shutil.rmtree(kept)


def _fill(place: Path) -> None:
    """Write until nothing can be written any more; never returns."""
    try:
        with (place / "filling").open("wb", buffering=0) as file:
            for size in (1 << 20, 4096):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))
    finally:
        os._exit(0)


def _build_clock(root: Path) -> Path:
    source, library = root / "clock.c", root / "clock.so"
    source.write_text(_CLOCK)
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


def _answer(how: str, fails: list[bool]) -> Callable[[str, Mapping[str, str]], int]:
    def answer(path: str, _: Mapping[str, str]) -> int:
        if not fails[0]:
            return 200
        is_file = path.endswith(".whl")
        if how in ("500", "404") and is_file:
            return int(how)
        if how == "pages only once":
            return 503
        return 200

    return answer


def _use_index(ground: Ground, url: str) -> None:
    for name in ("PIP_FIND_LINKS", "PIP_NO_INDEX"):
        ground.project.variables.pop(name, None)
    ground.project.variables["PIP_INDEX_URL"] = f"{url}/simple/"
    ground.project.variables["UV_HTTP_RETRIES"] = "0"


def _runs(ground: Ground) -> list[int]:
    if not ground.store.exists():
        return []
    with closing(sqlite3.connect(ground.store)) as connection:
        return [number for (number,) in connection.execute("SELECT id FROM errata_runs")]
