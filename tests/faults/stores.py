"""Stores that cannot be written, are damaged, are too new, or are used twice at once."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from outside import Finished

from faults.ground import Command, Ground, Tally, integrity_of, lay_out, read_json, verdicts_of
from faults.mounts import make_read_only

_LOOKING = (
    ("runs",),
    ("history", "case-00"),
    ("compare", "1", "2"),
    ("export", "-"),
    ("report",),
    ("list",),
    ("run", "--env", "frame-1.0"),
)


def well_told(tally: Tally, when: str, done: Finished, *codes: int) -> None:
    """Count a loss unless a command ended with one of the codes, and told a failure well."""
    text = " ".join(done.said.split())[-400:]
    tally.expect(done.code in codes, f"{when}: exit {done.code}: {text}")
    tally.expect("Traceback" not in done.err, f"{when}: a traceback: {text}")
    tally.expect("fault of Errata itself" not in done.said, f"{when}: {text}")
    if done.code in (2, 3):
        told = "→" in done.err or "hint:" in done.said
        tally.expect(told, f"{when}: it does not say what to do: {text}")


def read_only_store(root: Path, _: int, __: random.Random) -> Tally:
    """Look at a store on a read-only file system; run refuses before it does any work."""
    tally, ground = Tally(name="read-only-store"), _with_two_runs(root)
    for state in ("closed", "left by a kill"):
        if state != "closed":
            _leave_a_log(ground)
        usual = {words: ground.errata(*words) for words in _LOOKING[:-1]}
        if state != "closed":
            _leave_a_log(ground)
        before = {path.name: path.read_bytes() for path in ground.store.parent.iterdir()}
        for words in _LOOKING:
            when = f"{words[0]}, {state}"
            done = _confined(ground, *words)
            tally.faults += 1
            if words[0] == "run":
                well_told(tally, when, done, 3)
                tally.expect("building" not in done.said, f"{when}: it worked first")
                continue
            well_told(tally, when, done, usual[words].code)
            tally.expect(done.out == usual[words].out, f"{when}: it says something else")
        after = {path.name: path.read_bytes() for path in ground.store.parent.iterdir()}
        tally.expect(before == after, f"{state}: the store was changed")
        ground.expect_no_litter(tally, state)
    return tally


def damaged_store(root: Path, _: int, chance: random.Random) -> Tally:
    """Damage the file in ways that disks and people do."""
    tally, ground = Tally(name="damaged-store"), _with_two_runs(root)
    whole = ground.store.read_bytes()
    other = _log_of_another_file(root / "other.sqlite")
    damages = {
        "cut in half": (whole[: len(whole) // 2], b""),
        "cut within a page": (whole[: len(whole) - 1000], b""),
        "random from the second page": (whole[:4096] + chance.randbytes(len(whole) - 4096), b""),
        "random all over": (chance.randbytes(len(whole)), b""),
        "empty": (b"", b""),
        "a text": (b"not a database, but notes\n" * 500, b""),
        "beside another file's log": (whole, other),
        "beside a random log": (whole, chance.randbytes(40_000)),
    }
    for name, (content, log) in damages.items():
        for words in (*_LOOKING[:-1], ("run", "--env", "frame-1.0")):
            for path in ground.store.parent.iterdir():
                path.unlink()
            ground.store.write_bytes(content)
            if log:
                ground.store.with_name(f"{ground.store.name}-wal").write_bytes(log)
            tally.faults += 1
            done = ground.errata(*words)
            well_told(tally, f"{words[0]}, {name}", done, 0, 1, 2, 3)
            if done.code == 3 and not log:
                kept = ground.store.read_bytes() == content
                tally.expect(kept, f"{words[0]}, {name}: what was left of it was changed")
            tally.note(f"exit {done.code}")
    return tally


def newer_store(root: Path, _: int, __: random.Random) -> Tally:
    """Use a store that a newer Errata made."""
    tally, ground = Tally(name="newer-store"), _with_two_runs(root)
    with closing(sqlite3.connect(ground.store)) as connection:
        connection.execute("PRAGMA user_version = 99")
    for words in _LOOKING:
        if words[0] == "list":
            continue
        tally.faults += 1
        done = ground.errata(*words)
        well_told(tally, words[0], done, 3)
        tally.expect("newer Errata" in done.err, f"{words[0]}: it does not say why")
    return tally


def two_at_once(root: Path, kills: int, chance: random.Random) -> Tally:
    """Run the same cells from two commands at once: both finish, and each says all, once."""
    tally, ground = Tally(name="two-at-once"), lay_out(root)
    done, document = ground.run()
    reference = verdicts_of(document)
    for number in range(max(1, kills // 10)):
        ground.forget()
        files = [root / f"{name}.json" for name in ("one", "two")]
        first = ground.start("run", "-j", "2", "--json", str(files[0]))
        first.sleep_until(chance.uniform(0, 0.5))
        second = ground.start("run", "-j", "2", "--json", str(files[1]))
        tally.faults += 1
        for command, file in ((first, files[0]), (second, files[1])):
            done = command.wait()
            when = f"pair {number + 1}"
            well_told(tally, when, done, 0)
            tally.expect("locked" not in done.said, f"{when}: {done.said[-300:]}")
            said = verdicts_of(read_json(file))
            tally.expect(said == reference, f"{when}: one of them says something else")
        for run, cells, distinct in _said(ground.store):
            whole = cells == distinct == 2 * len(reference)
            tally.expect(whole, f"pair {number + 1}: run {run} said {distinct} in {cells} results")
        found = integrity_of(ground.store)
        tally.expect(found == "ok", f"pair {number + 1}: {found}")
    ground.expect_no_litter(tally, "two at once")
    return tally


def _with_two_runs(root: Path) -> Ground:
    ground = lay_out(root, cases=6)
    for words in ((), ("--force",)):
        done = ground.errata("run", *words)
        if done.code != 0:
            raise RuntimeError(f"an undisturbed run failed: {done.said}")
    return ground


def _leave_a_log(ground: Ground) -> None:
    """Leave what a killed writer leaves: results in the log that are not in the file yet."""
    folder = ground.store.parent
    with closing(sqlite3.connect(ground.store)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE errata_runs SET argv = 'errata run, and was killed'")
        connection.commit()
        copy = folder.with_name("copy")
        shutil.copytree(folder, copy)
    shutil.rmtree(folder)
    (copy / f"{ground.store.name}-shm").unlink()
    copy.rename(folder)


def _confined(ground: Ground, *words: str) -> Finished:
    """Run a command for which the folder of the store is read-only, also for root."""
    return Command(ground, *words, before=partial(make_read_only, ground.store.parent)).wait()


def _log_of_another_file(path: Path) -> bytes:
    log = path.with_name(f"{path.name}-wal")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE other (one TEXT)")
        connection.execute("INSERT INTO other VALUES ('of another program')")
        connection.commit()
        return log.read_bytes()


def _said(store: Path) -> list[tuple[int, int, int]]:
    """Count for each run what it said, and of how many cells."""
    query = (
        "SELECT run_id, count(*), count(DISTINCT cell) FROM errata_reported "
        "JOIN errata_results ON id = result_id GROUP BY run_id"
    )
    with closing(sqlite3.connect(store)) as connection:
        return connection.execute(query).fetchall()
