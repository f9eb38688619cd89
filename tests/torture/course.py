"""A project outside with one case per torture script, and one run of the real command over it."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from outside import REPOSITORY, OutsideProject
from small_framework import offer, works

from errata.environments.home import open_home
from errata.plan.frameworks import load_frameworks
from torture.heads import Script, Wanted
from torture.judging import Row, judge, odd_witnesses
from torture.world import MARK, adopt_orphans, look, settled

WITNESS = Path(__file__).with_name("witness.py")
LAP_TIMEOUT_S = 3600.0
RELEASES = {"torch": "2.15.0"}  # of the scripts that need more than a tiny framework
SECRET = "torture-secret-4711"  # noqa: S105 - planted, to be looked for
_EXPRESSIBLE = ("passed", "raised", "exited", "crashed", "timed-out", "out-of-memory")


@dataclass(frozen=True, kw_only=True)
class Lap:
    """One run over all scripts in one isolation: what was said, and what is wrong apart from it."""

    isolation: str
    rows: tuple[Row, ...]
    wrong: tuple[str, ...]
    wall_s: float


def prepare(
    root: Path, scripts: Sequence[Script], isolation: str, sandbox: str, places: Mapping[str, Any]
) -> OutsideProject:
    """Make the project: a framework, a case per script, a home with secrets in it."""
    project = OutsideProject(root=root)
    offer(project, {"1.0": works()})
    (root / "user" / ".ssh").mkdir(parents=True)
    (root / "user" / ".ssh" / "id_torture").write_text(SECRET)
    (root / "pyproject.toml").write_text("")
    for framework in {script.framework for script in scripts} - {"frame"}:
        _lend(project, framework)
    project.variables |= {
        "HOME": str(root / "user"),
        "TMPDIR": str(temporary_folder()),
        "SECRET_OF_TORTURE": SECRET,
    }
    known = {
        **places,
        "mark": MARK,
        "secret": SECRET,
        "sandbox": sandbox,
        "home": str(root / "user"),
        "root": str(root),
    }
    for script in scripts:
        fixed = WITNESS.read_text()
        if script.framework != "frame":
            fixed = f"import {script.framework}\n"
        folder = project.add_case(case_name(script), _toml(script, isolation), script.text, fixed)
        (folder / "places.json").write_text(json.dumps(known))
    return project


def case_name(script: Script) -> str:
    """Name the case of a script."""
    return f"{script.framework}/{script.name.replace('/', '-')}"


def built(framework: str) -> Path | None:
    """Return the folder of a framework's environment that is built on this machine, if any."""
    spec = load_frameworks(REPOSITORY / "envs")[framework].spec(RELEASES[framework])
    found = open_home(REPOSITORY / "envs").find(spec)
    return None if found is None else found.python.parents[1]


def _lend(project: OutsideProject, framework: str) -> None:
    """Let a project use an environment of this machine as if it had built it."""
    folder = built(framework)
    assert folder is not None  # else its scripts are not chosen
    ours, theirs = REPOSITORY / "envs", project.root / "envs"
    shutil.copy(ours / f"{framework}.toml", theirs)
    for lock in (ours / "locks").glob(f"*/{framework}-*"):
        (theirs / "locks" / lock.parent.name).mkdir(parents=True, exist_ok=True)
        shutil.copy(lock, theirs / "locks" / lock.parent.name)
    home = project.root / "home" / "envs"
    home.mkdir(parents=True, exist_ok=True)
    (home / folder.name).symlink_to(folder)


def _toml(script: Script, isolation: str) -> str:
    wanted = script.wanted[isolation]
    return (
        f'title = {json.dumps(script.title)}\nkind = "exception"\nareas = ["torture"]\n'
        'cause = "It is meant to."\nfix = "None."\n'
        'sources = [{ url = "https://example.org/torture" }]\n'
        f'[requires]\nreleases = "{script.framework}"\n'
        f"timeout = {script.timeout_s:g}\n{_expected(wanted)}"
    )


def _expected(wanted: Wanted) -> str:
    """Document what is wanted, so that it is no news and not run again to be confirmed."""
    if wanted.outcome not in _EXPRESSIBLE:
        return ""
    lines = [f'outcome = "{wanted.outcome}"']
    if wanted.outcome == "raised":
        lines += [f'type = "{wanted.type}"', f'message = "…{wanted.message}…"']
    if wanted.signal:
        lines.append(f'signal = "{wanted.signal}"')
    if wanted.exit and wanted.outcome == "exited":
        lines.append(f"exit_code = {wanted.exit}")
    return "\n".join(["[[expect]]", *lines, ""])


def temporary_folder() -> Path:
    """Return where the command makes its temporary folders.

    Its name is short: frameworks make sockets far below it, whose paths have 107 characters.
    """
    return Path(tempfile.gettempdir()) / f"{os.getpid():x}"


@contextlib.contextmanager
def offered(root: Path) -> Iterator[dict[str, Any]]:
    """Listen on the machine's loopback and on two local sockets, for scripts to find or not.

    Whoever connects is told the secret.
    """
    abstract = f"errata-torture-{os.getpid()}"
    with contextlib.ExitStack() as stack:
        tcp = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        local = stack.enter_context(socket.socket(socket.AF_UNIX))
        path = root / "offered"
        local.bind(str(path))
        local.listen()
        stack.callback(path.unlink)
        hidden = stack.enter_context(socket.socket(socket.AF_UNIX))
        hidden.bind(f"\0{abstract}")
        hidden.listen()
        yield {
            "port": tcp.getsockname()[1],
            "socket": str(path),
            "abstract": abstract,
            "driver": os.getpid(),
        }


def run_lap(
    root: Path,
    scripts: Sequence[Script],
    isolation: str,
    *,
    sandbox: str,
    jobs: int,
    engine: str = "local",
) -> Lap:
    """Run the real command over all scripts, judge each, and look at what was left behind."""
    adopt_orphans()
    root.mkdir()
    temporary_folder().mkdir()
    with offered(root) as places, contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, temporary_folder(), ignore_errors=True)
        project = prepare(root, scripts, isolation, sandbox, places)
        project.errata("envs", "build", "frame-1.0", code=0)
        watched = (root / "cases", root / "user", *(root / "home" / "envs").glob("frame-*"))
        before = look(root, temporary_folder(), watched)
        started = time.monotonic()
        document, problem = _run(project, isolation, sandbox, jobs, engine)
        wall_s = time.monotonic() - started
        wrong = settled(before, lambda: look(root, temporary_folder(), watched))
    trials = {trial["case"]: trial for trial in document.get("trials", ())}
    rows = [judge(script, isolation, trials.get(case_name(script))) for script in scripts]
    digests = {
        case: trial["fixed"].get("digest") or {}
        for case, trial in trials.items()
        if trial["framework"] == "frame"
    }
    odd = odd_witnesses(digests) if len(digests) > 2 else []
    return Lap(isolation=isolation, rows=tuple(rows), wrong=(*problem, *wrong, *odd), wall_s=wall_s)


def _run(
    project: OutsideProject, isolation: str, sandbox: str, jobs: int, engine: str
) -> tuple[dict[str, Any], list[str]]:
    """Run the command; return what it wrote, and what is wrong with how it ended."""
    document = project.root / "run.json"
    database = project.root / "store.sqlite"
    options = ["--isolation", isolation, "--sandbox", sandbox, "--jobs", str(jobs)]
    options += ["--engine", engine]
    command = [sys.executable, "-m", "errata", "run", *options, "--json", str(document)]
    with (project.root / "run.log").open("wb") as log:
        done = subprocess.run(
            command,
            cwd=project.root,
            env={**project.environment(), "ERRATA_DB": str(database)},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            timeout=LAP_TIMEOUT_S,
            check=False,
        )
    said = (project.root / "run.log").read_text(errors="replace")
    if not document.exists():
        return {}, [f"errata run ended with {done.returncode}: {said[-2000:]}"]
    problem = [f"errata run said: {said[-2000:]}"] if "Traceback" in said else []
    return json.loads(document.read_text()), problem
