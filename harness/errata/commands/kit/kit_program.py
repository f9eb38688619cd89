"""Run the scripts of this kit and write what they did to a file, to be judged where Errata is.

    python kit.pyz                     run in this interpreter, which has the framework
    python kit.pyz --python PATH       run in another one
    python kit.pyz --finish            close the results as they are

Started again it goes on where it was. The scripts run with your rights and without a sandbox.
Exit code: 0 all results are there, 2 wrong usage, 3 could not run, 130 interrupted.

Standard library only, Python 3.8 or later.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import platform
import re
import signal
import sys
import time
import uuid
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

import errata
from errata.commands.kit import portable
from errata.model.source import decode_script
from errata.text.chained import BrokenChain, read_sealed, seal
from errata.text.printable import counted, cut, duration

HERE = Path(errata.__file__).resolve().parents[2]  # of the unpacked kit
COMPLETE, USAGE, COULD_NOT, INTERRUPTED = 0, 2, 3, 130
SCHEMA = 1
"""The format of the results. 1: a header, environments, results, an end; each line sealed."""

_PROBES = Path(errata.__file__).parent / "running" / "probes"
_DEVICE_S = 60.0  # for the question whether there is a device
_FRESH_S = 15.0  # for a fresh interpreter beside its framework's import, which is measured
_IMPORTS = 4  # times what the import took: a busy machine takes longer
_SHOWN = 200
_ESTIMATED = 20  # scripts, from which the time for the others is estimated


class WrongUsage(Exception):
    """The command line, or the file with the results, does not do; the message says why."""


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="kit.pyz", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--python", default=sys.executable, help="the interpreter to run in")
    parser.add_argument("--results", default="results.jsonl", help="default: results.jsonl")
    parser.add_argument("--finish", action="store_true", help="close the results as they are")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as a cluster ends its jobs
    try:
        with Results(Path(options.results)) as results:
            if options.finish:
                results.finish()
                return COMPLETE
            return _run(portable.find_python(options.python), results)
    except WrongUsage as error:
        portable.say(f"kit.pyz: {error}")
        return USAGE
    except portable.CannotRun as error:
        portable.say(f"could not run: {error}")
        return COULD_NOT
    except OSError as error:
        portable.say(f"could not run: {error}")
        return COULD_NOT


class Results:
    """The file with the results: what is in it already, and what is added, line by line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kit = json.loads((HERE / "kit.json").read_text(encoding="utf-8"))
        self.lines: list[dict[str, Any]] = []
        self.done: set[tuple[str, str, str]] = set()
        self._seal = ""
        self._file: Any = None

    def __enter__(self) -> Results:
        """Open the file, which is made if it is missing; raises WrongUsage."""
        self._file = self.path.open("a+b")
        try:
            self._hold()
            self._read()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        """Close the file; one without a line in it is removed."""
        self._file.close()
        with contextlib.suppress(OSError):
            if self.path.stat().st_size == 0:
                self.path.unlink()

    def _hold(self) -> None:
        """Refuse a file that another process writes to."""
        with contextlib.suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise WrongUsage(f"{self.path} is in use: another kit writes to it") from error
            except OSError:
                return  # a file system without locks

    def _read(self) -> None:
        self._file.seek(0)
        text = self._file.read().decode("ascii", "replace")
        try:
            self.lines, self._seal = read_sealed(text.splitlines(keepends=True))
        except BrokenChain as error:
            if not (error.is_last and error.why == "is cut short"):
                raise WrongUsage(
                    f"{self.path}: line {error.number} {error.why}: name another file (--results)"
                ) from error
            # The machine or this program was stopped while it wrote.
            portable.say(
                f"note: line {error.number} of {self.path} is cut short, and is measured again"
            )
            self._file.truncate(error.end)
            self.lines, self._seal = read_sealed(text[: error.end].splitlines(keepends=True))
        for line in self.lines:
            if line["kind"] == "result":
                self.done.add((line["case"], line["mode"], line["script"]))
        if self.lines and self.lines[0].get("kit") != self.kit_digest:
            raise WrongUsage(
                f"{self.path} has results of another kit: name another file (--results)"
            )

    @property
    def kit_digest(self) -> str:
        """What names the kit: a hash of its plan, which has a hash of every script."""
        return hashlib.sha256((HERE / "kit.json").read_bytes()).hexdigest()[:16]

    @property
    def is_finished(self) -> bool:
        """Whether nothing can be added any more."""
        return bool(self.lines) and self.lines[-1]["kind"] == "end"

    def add(self, kind: str, **values: Any) -> None:
        """Write a line, and see to it that it stays even when the machine is switched off."""
        value = dict(values, kind=kind)
        line, self._seal = seal(value, self._seal)
        self._file.write(line.encode("ascii"))
        self._file.flush()
        os.fsync(self._file.fileno())
        self.lines.append(value)

    def begin(self) -> None:
        """Write the first line, where there is none."""
        if not self.lines:
            self.add(
                "header",
                errata="kit-results",
                schema=SCHEMA,
                kit=self.kit_digest,
                harness=self.kit["harness"],
                protocol=self.kit["protocol"],
                backend=self.kit["backend"],
                run=uuid.uuid4().hex,
                started=_now(),
            )

    def describe(self, facts: dict[str, Any]) -> None:
        """Write what an environment holds; raises WrongUsage where it held something else."""
        known = [line for line in self.lines if line["kind"] == "environment"]
        for line in known:
            if line["framework"] == facts["framework"]:
                if line["lock_digest"] != facts["lock_digest"]:
                    raise WrongUsage(
                        f"{self.path} was begun with {line['framework']} "
                        f"{line['framework_version']}, CPython {line['python_version']}, and here "
                        f"is {facts['framework_version']}, CPython {facts['python_version']}, or "
                        "other packages: name another file (--results)"
                    )
                return
        self.add("environment", **facts)

    def finish(self, left_out: dict[str, str] | None = None, unfinished: int | None = None) -> None:
        """Write the last line: how many results there are, and what there is none of."""
        if not self.lines:
            raise WrongUsage(f"{self.path} has no results")
        if not self.is_finished:
            self.add(
                "end",
                results=len(self.done),
                left_out=left_out or {},
                unfinished=unfinished,
                finished=_now(),
            )
        portable.say(f"{self.path} has {counted(len(self.done), 'result')}; where Errata is:")
        portable.say(f"  errata import {self.path.name}")


def _run(python: str, results: Results) -> int:
    if results.is_finished:
        results.finish()
        return COMPLETE
    kit = results.kit
    everything = sum(len(case["modes"]) * len(case["scripts"]) for case in kit["cases"].values())
    portable.say(
        f"kit of Errata {kit['harness']}: {counted(everything, 'script')} for {kit['backend']}"
    )
    found, problems = _look_around(python, kit)
    trials, left_out = _choose(kit, found, problems)
    for why in sorted(set(left_out.values())):
        names = [case for case, reason in left_out.items() if reason == why]
        portable.say(f"left out {counted(len(names), 'case')}: {cut(why, _SHOWN)}")
    if not trials:
        raise portable.CannotRun("no case of this kit can run here, see above")
    results.begin()
    for facts in found.values():
        results.describe({name: facts[name] for name in facts if name != "import_s"})
    portable.say("the scripts run with your rights and without a sandbox")
    try:
        _run_cells(python, results, found, trials)
    except KeyboardInterrupt:
        there, of = counted(len(results.done), "result"), len(_scripts_of(kit, trials))
        portable.say(f"interrupted: {there} of {of:,} in {results.path}; the same command goes on")
        return INTERRUPTED
    results.finish(left_out, 0)
    return COMPLETE


def _look_around(
    python: str, kit: dict[str, Any]
) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
    """Describe the frameworks that the interpreter has, and say why there is no other."""
    found: dict[str, dict[str, Any]] = {}
    problems: dict[str, str] = {}
    for name, framework in kit["frameworks"].items():
        seen = portable.probe(python, framework["module"])
        if not seen.get("version"):
            why = seen.get("problem", "it has no version")
            problems[name] = f"{python} cannot import {framework['module']}: {why}"
            continue
        device = _ask_device(python, framework, kit["backend"])
        if device.get("problem"):
            problems[name] = f"{name} cannot use {kit['backend']}: {device['problem']}"
            continue
        content = json.dumps([python, seen["version"], seen["packages"]])
        found[name] = {
            "environment": f"{name}-{seen['version'].partition('+')[0]}-external",
            "framework": name,
            "framework_version": seen["version"],
            "python_version": seen["python"],
            "platform": platform.platform(),
            "packages": seen["packages"],
            "build": {**seen["build"], **device},
            "lock_digest": "external-" + hashlib.sha256(content.encode()).hexdigest(),
            "import_s": seen["import_s"],
        }
        portable.say(f"{name} {seen['version']}, CPython {seen['python']}, in {python}")
        for what, words in sorted(device.items()):
            portable.say(f"  {what} {words}")
    return found, problems


def _ask_device(python: str, framework: dict[str, Any], backend: str) -> dict[str, str]:
    """Ask a framework for its device, in a process of its own; returns what there is to know.

    The key `problem` says why there is none.
    """
    if backend == "cpu":
        return {}
    variables = {"ERRATA_BACKEND": backend, "ERRATA_DEVICE": framework["device"]}
    watcher = portable.Watcher(python)
    try:
        reply = watcher.run(
            _PROBES / f"ask_{framework['module']}.py",
            framework["module"],
            variables,
            timeout_s=_DEVICE_S,
            allowance_s=_DEVICE_S,
        )
    except portable.WatcherLost as error:
        return {"problem": str(error)}
    finally:
        watcher.close()
    try:
        answer = json.loads(reply["report"])["result"]
        available, words = answer["available"]["value"], str(answer["words"]["value"])
    except (ValueError, KeyError, TypeError):
        lines = str(reply.get("stderr") or "").strip().splitlines()
        return {"problem": lines[-1] if lines else "no answer"}
    if not available:
        return {"problem": words}
    return {"device": words, **versions_of_machine(backend)}


def versions_of_machine(backend: str, root: str = "/") -> dict[str, str]:
    """Read the versions of a device's driver, and of CANN, where the vendors' installers put them.

    NVIDIA's driver says its own in /proc. Of Ascend see "File Paths" in CANN's installation guide.
    """
    home = os.environ.get("ASCEND_TOOLKIT_HOME") or os.environ.get("ASCEND_HOME_PATH") or ""
    arch = f"{platform.machine()}-linux/ascend_toolkit_install.info"
    places: dict[str, dict[str, tuple[str, tuple[str, ...]]]] = {
        "gpu": {
            "driver": (
                r"Kernel Module\b.{0,60}? (\d{3}\.[\d.]{2,20}) ",
                ("proc/driver/nvidia/version",),
            )
        },
        "ascend": {
            "driver": (r"(?m)^Version=(\S{1,40})", ("usr/local/Ascend/driver/version.info",)),
            "cann": (
                r"(?m)^version=(\S{1,40})",
                (
                    *([f"{home.lstrip('/')}/{arch}"] if home else []),
                    f"usr/local/Ascend/cann/{arch}",
                    f"usr/local/Ascend/ascend-toolkit/latest/{arch}",
                ),
            ),
        },
    }
    found = {}
    for what, (pattern, files) in places.get(backend, {}).items():
        for file in files:
            with contextlib.suppress(OSError):
                match = re.search(pattern, Path(root, file).read_text(errors="replace"))
                if match:
                    found[what] = match.group(1)
                    break
    return found


def _choose(
    kit: dict[str, Any], found: dict[str, dict[str, Any]], problems: dict[str, str]
) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """Return the trials that can run here (case and mode), and why other cases cannot."""
    trials: list[tuple[str, str]] = []
    left_out: dict[str, str] = {}
    for name, case in kit["cases"].items():
        facts = found.get(case["framework"])
        if facts is None:
            left_out[name] = problems[case["framework"]]
        elif not suits(case["releases"], facts["framework_version"]):
            left_out[name] = "needs {} {}".format(case["framework"], case["releases"])
        else:
            lacking = _lacking(case["packages"], facts["packages"])
            if lacking:
                left_out[name] = lacking
            else:
                trials += [(name, mode) for mode in case["modes"]]
    return trials, left_out


def _lacking(wanted: list[str], packages: list[str]) -> str:
    has = dict(package.split("==", 1) for package in packages)
    for text in wanted:
        name = re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", text, maxsplit=1)[0]).lower()
        bounds = text[len(name) :].partition(";")[0].strip(" ()")
        if name not in has:
            return f"{name} is not installed"
        if not suits(bounds, has[name]):
            return f"{name} is {has[name]}, needed is {text}"
    return ""


_BOUND = re.compile(r"\s*(>=|<=|==|!=|<|>)\s*(\d+(?:\.\d+)*)(\.\*)?\s*\Z")


def suits(bounds: str, version: str) -> bool:
    """Return whether a release satisfies what a case asks for; what cannot be read is let pass.

    Only the numbers of the release are compared: a pre-release counts as what it precedes.
    """
    here = _numbers(re.match(r"[\d.]*", version).group())  # type: ignore[union-attr]
    for text in bounds.split(","):
        bound = _BOUND.match(text)
        if bound is None:
            continue
        sign, wanted = bound.group(1), _numbers(bound.group(2))
        size = bound.group(2).count(".") + 1  # 2.0.* is not 2.*
        compared = [(*one, 0, 0)[:size] if bound.group(3) else one for one in (here, wanted)]
        fits = {
            ">=": here >= wanted,
            "<=": here <= wanted,
            "==": compared[0] == compared[1],
            "!=": compared[0] != compared[1],
            "<": here < wanted,
            ">": here > wanted,
        }
        if not fits[sign]:
            return False
    return True


def _numbers(release: str) -> tuple[int, ...]:
    """Return the numbers of a release without zeros at their end: 2.0 is 2."""
    numbers = [int(number) for number in release.split(".") if number]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def _run_cells(
    python: str, results: Results, found: dict[str, dict[str, Any]], trials: list[tuple[str, str]]
) -> None:
    """Run the scripts that have no result yet, one after the other."""
    started, ran = time.monotonic(), 0
    cases, done = results.kit["cases"], results.done
    left = len(set(_scripts_of(results.kit, trials)) - done)
    machine = Machine(python, results.kit)
    try:
        for number, (name, mode) in enumerate(trials, start=1):
            words, scripts = [], cases[name]["scripts"]
            for script in scripts:
                if (name, mode, script) in done:
                    continue
                facts = found[cases[name]["framework"]]
                line = machine.run(name, mode, script, float(facts["import_s"]))
                results.add(
                    "result",
                    case=name,
                    environment=facts["environment"],
                    mode=mode,
                    script=script,
                    **line,
                )
                done.add((name, mode, script))
                words.append(f"{script} {_in_words(line)}" if len(scripts) > 1 else _in_words(line))
                ran += 1
            if words:
                rest = (time.monotonic() - started) / ran * (left - ran)
                is_known = _ESTIMATED <= ran < left
                about = f"; about {duration(rest, rough=True)} left" if is_known else ""
                portable.say(
                    f"{number:>4}/{len(trials)}  {name} ({mode}): {', '.join(words)}{about}"
                )
    finally:
        machine.close()


def _scripts_of(kit: dict[str, Any], trials: list[tuple[str, str]]) -> list[tuple[str, str, str]]:
    return [(name, mode, one) for name, mode in trials for one in kit["cases"][name]["scripts"]]


class Machine:
    """The processes that run scripts: one that forks them per framework, one for fresh ones."""

    def __init__(self, python: str, kit: dict[str, Any]) -> None:
        self._python, self._kit = python, kit
        self._watchers: dict[str, portable.Watcher] = {}

    def run(self, name: str, mode: str, script: str, import_s: float) -> dict[str, Any]:
        """Run a script and return the line of its result; again if what watched it was ended."""
        case = self._kit["cases"][name]
        framework = self._kit["frameworks"][case["framework"]]
        module, reason = framework["module"], case["scripts"][script]["fresh"]
        is_forked = not reason
        path = HERE / "cases" / case["scripts"][script]["file"]
        line: dict[str, Any] = {
            "content": case["scripts"][script]["content"],
            "source": decode_script(path.read_bytes()),
            "timeout_s": case["timeout_s"],
            "memory_mb": portable.memory_mb(),
        }
        problem = ""
        for attempt in range(2):
            kind = module if is_forked else ""
            try:
                if kind not in self._watchers:
                    self._watchers[kind] = portable.Watcher(self._python, kind)
                line["measured"] = _now()
                line["reply"] = self._watchers[kind].run(
                    path,
                    module,
                    {
                        "ERRATA_BACKEND": self._kit["backend"],
                        "ERRATA_DEVICE": framework["device"],
                        "ERRATA_MODE": mode,
                    },
                    timeout_s=case["timeout_s"],
                    allowance_s=_FRESH_S + _IMPORTS * import_s,
                )
                break
            except (portable.WatcherLost, portable.CannotRun, OSError) as error:
                problem = str(error)
                if kind in self._watchers:
                    self._watchers.pop(kind).close()
                is_forked, reason = False, "run again: the process that watched it had been ended"
                if attempt:
                    line.update(reply=None, problem=problem)
        line.update(isolation="fork" if is_forked else "fresh", isolation_reason=reason)
        return line

    def close(self) -> None:
        """End everything that was started."""
        for watcher in self._watchers.values():
            watcher.close()


def _in_words(line: dict[str, Any]) -> str:
    """Say in a word or two how a script ended; what it means is judged where Errata is."""
    reply = line.get("reply")
    if reply is None:
        return cut(line["problem"], 80)
    if reply.get("ended_by"):
        return {"timeout": "timed out", "memory": "out of memory"}.get(reply["ended_by"], "ended")
    if reply.get("signal"):
        return "ended by signal {}".format(reply["signal"])
    try:
        kind = str(json.loads(reply["report"])["exception"]["type"])
    except (ValueError, KeyError, TypeError):
        kind = "exit {}".format(reply.get("exit_code"))
    return "passed" if reply.get("exit_code") == 0 else cut(kind, 80)


def _now() -> str:
    return datetime.now(timezone.utc).isoformat()
