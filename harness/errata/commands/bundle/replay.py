"""Run the scripts of this bundle and report whether the documented failure appears.

    python replay.py                    make the environment with uv or pip, and run there
    python replay.py --python PATH      run in an interpreter that has the framework

The scripts run with your rights and without a sandbox: read case/broken.py and case/fixed.py first.
Exit code: 0 the same signature, 1 another one or none, 2 wrong usage, 3 could not run.

Standard library only, Python 3.8 or later. A bundle's `replay_parts` has this program and the
modules with which Errata itself compares signatures and watches scripts.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import errata
from errata.model import matching, native
from errata.model.source import statement_at
from errata.text.printable import cut, visible

HERE = Path(errata.__file__).resolve().parents[2]  # of the bundle; this is in its replay_parts
SAME, OTHER, USAGE, COULD_NOT = 0, 1, 2, 3
LONGEST = 600
OUT_OF_MEMORY = ("MemoryError", "OutOfMemoryError")
# What watches a script from inside its process.
WATCHER = Path(errata.__file__).parent / "running" / "child_script.py"
IMPORT_S = 300
IMPORT_ALLOWANCE_S = 60
LARGEST_REPORT = 4 * 2**20
LARGEST_OUTPUT = 2**17
SECRET_NAME = re.compile(r"(?i)token|secret|passw|credential|api_?key|access_?key|auth")
FIXED_VARIABLES = {
    "LANG": "C.UTF-8",
    "OMP_NUM_THREADS": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",
    "PYTHONIOENCODING": "utf-8:backslashreplace",
}


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for and return the exit code."""
    options = _parse(arguments)
    try:
        about = json.loads((HERE / "signature.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"replay.py: signature.json cannot be used: {error}\n")
        return USAGE
    if not isinstance(about, dict) or about.get("schema") != 1:
        sys.stderr.write("replay.py: signature.json was written by another Errata\n")
        return USAGE
    scratch = Path(tempfile.mkdtemp(prefix="replay-"))
    try:
        return _replay(about, options, scratch)
    except CannotRun as error:
        say(f"could not run: {error}")
        return COULD_NOT
    except KeyboardInterrupt:
        say("interrupted")
        return COULD_NOT
    finally:
        shutil.rmtree(str(scratch), ignore_errors=True)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="replay.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--python", help="an interpreter that already has the framework")
    parser.add_argument("--into", help="make the environment in this folder, and keep it")
    parser.add_argument("--timeout", type=float, help="seconds for one script")
    return parser.parse_args(arguments)


def _replay(about: dict[str, Any], options: argparse.Namespace, scratch: Path) -> int:
    module, place = about["framework"]["module"], about["environment"]
    say("{} ({})".format(about["case"], about["title"]))
    for name in _altered(HERE):
        say(f"note: {name} is not as it was bundled")
    if options.python:
        python = _own(options.python)
    else:
        python = install(HERE, about, Path(options.into or scratch / "env").absolute())
    version = ask_version(python, module)
    say(f"bundled  {module} {place['build'] or place['release']}, CPython {place['python']}")
    say(f"here     {module} {version or '(cannot be imported)'}, in {python}")
    timeout_s = options.timeout or about["timeout_s"]
    broken = run_script(python, HERE / "case" / "broken.py", about, scratch / "b", timeout_s)
    fixed = run_script(python, HERE / "case" / "fixed.py", about, scratch / "f", timeout_s)
    say("")
    say("broken.py  " + _name(broken))
    say("fixed.py   " + _name(fixed))
    say("")
    code = _conclude(about["expected"], broken)
    if code != SAME and not version:
        raise CannotRun(f"{module} cannot be imported by {python}")
    return code


def _own(python: str) -> str:
    """Return the path of an interpreter that the user named."""
    if Path(python).is_dir():
        python = str(Path(python, "Scripts" if sys.platform == "win32" else "bin", "python"))
    # Not resolved: a virtual environment is recognised by the path of its link.
    found = shutil.which(python) or shutil.which(str(Path(python).expanduser().absolute()))
    if found is None:
        sys.stderr.write(f"replay.py: {python!r} is no interpreter\n")
        sys.exit(USAGE)
    return str(Path(found).absolute())


def _altered(here: Path) -> list[str]:
    """List the files that differ from the manifest."""
    try:
        members = json.loads((here / "MANIFEST.json").read_text(encoding="utf-8"))["members"]
        found = []
        for name, facts in members.items():
            path = here.joinpath(*name.split("/"))
            content = path.read_bytes() if path.is_file() else b""
            if hashlib.sha256(content).hexdigest() != facts["sha256"]:
                found.append(name)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return ["MANIFEST.json"]
    return found


def _conclude(expected: list[dict[str, Any]], broken: dict[str, Any]) -> int:
    """Report whether the signature is an expected one, or which parts differ."""
    expected = [_as_patterns(one) for one in expected]
    compared = [(matching.differing_parts(one, broken), one) for one in expected]
    for number, (parts, one) in enumerate(compared):
        if not parts:
            where = "" if number == 0 else " as documented for " + (one["releases"] or "elsewhere")
            say(f"the same signature{where}")
            return SAME
    if broken["outcome"] == "passed":
        say("not the same: broken.py passes here")
        return OTHER
    parts, nearest = min(compared, key=lambda pair: len(pair[0]))
    say("not the same signature: it differs in " + ", ".join(parts))
    for part in parts:
        say(f"  {part}")
        say("    expected  " + cut(str(nearest.get(part)), LONGEST))
        say("    here      " + cut(str(broken.get(part, broken["warnings"])), LONGEST))
    return OTHER


def _as_patterns(expected: dict[str, Any]) -> dict[str, Any]:
    """Let what was redacted in a documented failure stand for anything."""
    texts = {name: expected.get(name) for name in ("message", "at", "warning")}
    return {**expected, **{name: matching.as_pattern(text) for name, text in texts.items() if text}}


def _name(seen: dict[str, Any]) -> str:
    words = str(seen["outcome"])
    if seen["type"]:
        words += " {}: {}".format(seen["type"], seen["message"])
    elif seen["signal"]:
        words += " ({})".format(seen["signal"])
    elif seen["outcome"] == "exited":
        words += " (exit status {})".format(seen["exit_code"])
    return cut(words, LONGEST)


# Environment ---------------------------------------------------------------------------------


class CannotRun(Exception):
    """The environment cannot be made, so the replay is inconclusive."""


def install(here: Path, about: dict[str, Any], into: Path) -> str:
    """Make a virtual environment `into` with what the bundle lists; return its interpreter."""
    python = into / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = into / ".ready"
    if ready.exists():
        return str(python)
    wanted = about["environment"]["python"]
    uv = shutil.which("uv")
    base = _interpreter(wanted)
    fits = _fits(about["environment"].get("lock", ""))
    if uv:
        _run([uv, "venv", "--python", wanted or sys.executable, str(into)])
    else:
        if base is None:
            say(f"no CPython {wanted} here and no uv to get it: trying {sys.executable}")
        _run([base or sys.executable, "-m", "venv", str(into)])
    exact = (here / "requirements.lock").is_file() and fits and bool(uv or base)
    listed = ["--require-hashes", "-r", "requirements.lock"] if exact else _loose(here)
    say(f"installing {listed[-1]}, which may take minutes")
    if uv:
        _run([uv, "pip", "install", "--python", str(python), *listed], here)
    else:
        _run([str(python), "-m", "pip", "install", "--quiet", *listed], here)
    ready.touch()
    return str(python)


def _loose(here: Path) -> list[str]:
    if not (here / "requirements.txt").is_file():
        raise CannotRun("the bundle lists no packages: name an interpreter with --python")
    return ["-r", "requirements.txt"]


def _interpreter(wanted: str) -> str | None:
    """Find an interpreter of a minor version without uv."""
    if not wanted or wanted == "{}.{}".format(*sys.version_info[:2]):
        return sys.executable
    return shutil.which(f"python{wanted}")


def _fits(lock: str) -> bool:
    """Return whether the lock was made for this kind of machine."""
    return lock == f"{sys.platform}-{platform.machine().lower()}"


def _run(command: list[str], folder: Path | None = None) -> None:
    say("  $ " + " ".join(command))
    try:
        code = subprocess.call(command, cwd=str(folder) if folder else None)
    except OSError as error:
        raise CannotRun(f"{command[0]} cannot be run: {error}") from error
    if code != 0:
        raise CannotRun("the environment could not be made: see above")


# Scripts -------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Print a line with nothing hidden in it, in what the terminal can show."""
    encoding = sys.stdout.encoding or "ascii"
    sys.stdout.write(visible(text).encode(encoding, "backslashreplace").decode(encoding) + "\n")
    sys.stdout.flush()


def ask_version(python: str, module: str) -> str:
    """Return the framework's version in an interpreter; empty where it cannot be imported."""
    code = f"import sys, {module} as m; sys.stderr.write('version=' + str(m.__version__))"
    try:
        done = subprocess.run(
            [python, "-c", code],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            timeout=IMPORT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(r"version=(\S+)\s*\Z", done.stderr.decode("utf-8", "replace"))
    return found.group(1) if found and done.returncode == 0 else ""


def run_script(
    python: str, script: Path, about: dict[str, Any], folder: Path, timeout_s: float
) -> dict[str, Any]:
    """Run a script to its end and return what it did; `folder` is made and is its own.

    A script gets a home and a temporary folder of its own and none of the variables that look
    like a secret. It runs with the rights of whoever runs this: there is no sandbox.
    """
    for name in ("work", "home", "tmp"):
        (folder / name).mkdir(parents=True)
    request, report = folder / "request.json", folder / "report.json"
    report.touch()
    module = about["framework"]["module"]
    asked = {"script": str(script.resolve()), "report": str(report), "module": module}
    request.write_text(json.dumps(asked), encoding="utf-8")
    command = [python, str(WATCHER), str(request)]
    with (folder / "output.txt").open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=str(folder / "work"),
            env=_environment(about["variables"], folder),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        started = time.time()
        ended_by = _wait(process, timeout_s + IMPORT_ALLOWANCE_S)
    code = process.returncode
    seen = judge_reply(
        _read_report(report),
        script.read_text(encoding="utf-8", errors="replace"),
        script.name,
        code,
        ended_by or _signal_name(code),
        _printed(folder / "output.txt"),
    )
    seen["seconds"] = time.time() - started
    return seen


def _environment(variables: dict[str, str], folder: Path) -> dict[str, str]:
    passed = {name: text for name, text in os.environ.items() if not SECRET_NAME.search(name)}
    passed.update(FIXED_VARIABLES)
    passed.update(variables)
    passed.update(HOME=str(folder / "home"), TMPDIR=str(folder / "tmp"))
    return passed


def _wait(process: subprocess.Popen[bytes], limit_s: float) -> str:
    """Wait for a process, and end it and what it started when it takes too long."""
    ended_by = ""
    try:
        process.wait(timeout=limit_s)
    except subprocess.TimeoutExpired:
        ended_by = "timeout"
    finally:
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
    return ended_by


def _read_report(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            report = json.loads(file.read(LARGEST_REPORT).decode("utf-8", "replace"))
    except (OSError, ValueError, RecursionError):
        return {}
    return report if isinstance(report, dict) else {}


def _signal_name(code: int) -> str:
    if code >= 0:
        return ""
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def _printed(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(LARGEST_OUTPUT).decode("utf-8", "replace")


def judge_reply(
    report: dict[str, Any], source: str, name: str, code: int, signal: str, printed: str
) -> dict[str, Any]:
    """Turn a script's own report and its exit status into what is compared.

    `code` is its exit status, `signal` the name of what ended it, `timeout` included, and `printed`
    what it wrote.
    """
    exception = report.get("exception") or {}
    message = native.split_message(str(exception.get("message", "")))
    own = [line for file, line, _ in exception.get("frames") or () if file == name]
    seen = {
        "outcome": "",
        "type": str(exception.get("type", "")),
        "message": matching.normalise_message(native.with_assertion(message.message, printed)),
        "at": statement_at(source, own[-1]) if own else "",
        "native": message.native,
        "signal": signal or None,
        "exit_code": None if signal else code,
        "warnings": [text for _, text in report.get("warnings") or ()],
        "traceback": str(exception.get("traceback", "")),
        "version": report.get("version") or "",
    }
    seen["outcome"] = _outcome(report, seen, code)
    if seen["outcome"] not in ("raised", "out-of-memory", "exited"):
        seen.update(type="", message="", at="", native=())
    return seen


def _outcome(report: dict[str, Any], seen: dict[str, Any], code: int) -> str:
    if seen["signal"]:
        return "timed-out" if seen["signal"] == "timeout" else "crashed"
    if seen["type"] and code == 1:
        return "out-of-memory" if seen["type"].split(".")[-1] in OUT_OF_MEMORY else "raised"
    if code == 0 and report.get("ended") in ("completed", "system-exit"):
        return "passed"
    return "exited"
