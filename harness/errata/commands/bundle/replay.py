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
import hashlib
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import errata
from errata.commands.kit.portable import CannotRun, Watcher, WatcherLost, find_python, probe, say
from errata.model import matching, native
from errata.model.source import statement_at
from errata.text.printable import cut

HERE = Path(errata.__file__).resolve().parents[2]  # of the bundle; this is in its replay_parts
SAME, OTHER, USAGE, COULD_NOT = 0, 1, 2, 3
LONGEST = 600
OUT_OF_MEMORY = ("MemoryError", "OutOfMemoryError")
IMPORT_ALLOWANCE_S = 60


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
    except (CannotRun, WatcherLost) as error:
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
        try:
            python = find_python(options.python)
        except CannotRun as error:
            sys.stderr.write(f"replay.py: {error}\n")
            return USAGE
    else:
        python = install(HERE, about, Path(options.into or scratch / "env").absolute())
    version = probe(python, module).get("version", "")
    say(f"bundled  {module} {place['build'] or place['release']}, CPython {place['python']}")
    say(f"here     {module} {version or '(cannot be imported)'}, in {python}")
    timeout_s = options.timeout or about["timeout_s"]
    watcher = Watcher(python)
    try:
        broken, fixed = (
            judge_reply(
                watcher.run(
                    script,
                    module,
                    about["variables"],
                    timeout_s=timeout_s,
                    allowance_s=IMPORT_ALLOWANCE_S,
                ),
                script.read_text(encoding="utf-8", errors="replace"),
                script.name,
            )
            for script in (HERE / "case" / "broken.py", HERE / "case" / "fixed.py")
        )
    finally:
        watcher.close()
    say("")
    say("broken.py  " + _name(broken))
    say("fixed.py   " + _name(fixed))
    say("")
    code = _conclude(about["expected"], broken)
    if code != SAME and not version:
        raise CannotRun(f"{module} cannot be imported by {python}")
    return code


def _altered(here: Path) -> list[str]:
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
    elif seen["signal"] and not seen["ended_by"]:
        words += " ({})".format(seen["signal"])
    elif seen["outcome"] == "exited":
        words += " (exit status {})".format(seen["exit_code"])
    return cut(words, LONGEST)


def install(here: Path, about: dict[str, Any], into: Path) -> str:
    """Make a virtual environment `into` with what the bundle lists; return its interpreter."""
    python = into / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = into / ".ready"
    if ready.exists():
        return str(python)
    wanted = about["environment"]["python"]
    uv = shutil.which("uv")
    base = _interpreter(wanted)
    made_for = about["environment"].get("lock", "")
    fits = made_for == f"{sys.platform}-{platform.machine().lower()}"
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


def _run(command: list[str], folder: Path | None = None) -> None:
    say("  $ " + " ".join(command))
    try:
        code = subprocess.call(command, cwd=str(folder) if folder else None)
    except OSError as error:
        raise CannotRun(f"{command[0]} cannot be run: {error}") from error
    if code != 0:
        raise CannotRun("the environment could not be made: see above")


def judge_reply(reply: dict[str, Any], source: str, name: str) -> dict[str, Any]:
    """Turn what was seen of a script, with its own report, into what is compared.

    As `errata.running.replies` does, which needs a newer Python.
    """
    report = _report(reply.get("report"))
    exception = report.get("exception") or {}
    message = native.split_message(str(exception.get("message", "")))
    own = [line for file, line, _ in exception.get("frames") or () if file == name]
    printed = str(reply.get("stderr"))
    seen = {
        "outcome": "",
        "type": str(exception.get("type", "")),
        "message": matching.normalise_message(native.with_assertion(message.message, printed)),
        "at": statement_at(source, own[-1]) if own else "",
        "native": message.native,
        "signal": _signal_name(reply.get("signal")),
        "exit_code": reply.get("exit_code"),
        "ended_by": reply.get("ended_by"),
        "warnings": [text for _, text in report.get("warnings") or ()],
    }
    seen["outcome"] = _outcome(report, seen)
    if seen["outcome"] not in ("raised", "out-of-memory", "exited"):
        seen.update(type="", message="", at="", native=())
    return seen


def _report(text: object) -> dict[str, Any]:
    try:
        report = json.loads(str(text))
    except (ValueError, RecursionError):
        return {}
    return report if isinstance(report, dict) else {}


def _signal_name(number: object) -> str | None:
    if not isinstance(number, int):
        return None
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _outcome(report: dict[str, Any], seen: dict[str, Any]) -> str:
    if seen["ended_by"] == "timeout":
        return "timed-out"
    if seen["ended_by"] == "memory":
        return "out-of-memory"
    if seen["signal"]:
        return "crashed"
    if seen["type"] and seen["exit_code"] == 1:
        return "out-of-memory" if seen["type"].split(".")[-1] in OUT_OF_MEMORY else "raised"
    if seen["exit_code"] == 0 and report.get("ended") in ("completed", "system-exit"):
        return "passed"
    return "exited"
