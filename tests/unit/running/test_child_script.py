"""A script's process behaves as `python script.py` does, and its report says the truth."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from factories import REPOSITORY, texts

EXECUTE = REPOSITORY / "harness" / "errata" / "running"
# Another interpreter may be named, to see that the oldest ones agree as well.
PYTHON = os.environ.get("ERRATA_TEST_PYTHON", sys.executable)
FORKED = """
import importlib.util, json, os, sys
spec = importlib.util.spec_from_file_location("errata_child_forked", {path!r})
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
with open({request!r}) as file:
    request = json.load(file)
module.run_forked(request)
"""
NEVER_S = 60.0
# The frames below a script's are counted as well; 3.13 marks columns where it has the source.
VARYING = re.compile(r"0x[0-9a-f]+|line repeated \d+|refcount : \d+|\n +[~^]+(?=\n)")
WAYS = ("fresh", "forked")


@dataclass(frozen=True, kw_only=True)
class Did:
    """How a process ended and what it printed."""

    status: int
    out: str
    err: str


# Name -> source. What each does in a plain run is what it must do in ours.
SCRIPTS = dict(texts("programs/child"))
# From 3.12 on CPython forgets to clear an error here, and prints it wherever it is found next.
ERROR_LEFT = ("exit-huge", "exit-unprintable")
SINCE_3_11 = {
    "group": "raise ExceptionGroup('g', [ValueError('a'), ExceptionGroup('h', [KeyError('b')])])\n"
}
if sys.version_info >= (3, 11) and "ERRATA_TEST_PYTHON" not in os.environ:
    SCRIPTS.update(SINCE_3_11)
DEEP = (
    "error = ValueError('0')\nfor number in range(1, 1001):\n    outer = ValueError(str(number))\n"
    "    outer.__cause__, error = error, outer\nraise error\n"
)


def start(folder: Path, command: list[str], way: str) -> Did:
    """Run a command in a folder of its own, as a server starts scripts."""
    work = folder / way
    work.mkdir()
    done = subprocess.run(
        command,
        cwd=work,
        env={"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=NEVER_S,
        check=False,
    )
    return Did(
        status=done.returncode,
        out=done.stdout.decode("utf-8", "replace"),
        err=VARYING.sub("", done.stderr.decode("utf-8", "replace")),
    )


def run(folder: Path, text: str, way: str) -> tuple[Did, dict[str, Any]]:
    """Run a script in one way; return what it did and its report, empty where there is none."""
    script = folder / "broken.py"
    script.write_text(text)
    report, request = folder / f"{way}.report", folder / f"{way}.json"
    report.touch()
    request.write_text(json.dumps({"script": str(script), "report": str(report)}))
    if way == "plain":
        return start(folder, [PYTHON, str(script)], way), {}
    forked = FORKED.format(path=str(EXECUTE / "child_forked.py"), request=str(request))
    command = {
        "fresh": [PYTHON, str(EXECUTE / "child_script.py"), str(request)],
        "forked": [PYTHON, "-c", forked],
    }[way]
    did = start(folder, command, way)
    written = report.read_text()
    return did, json.loads(written) if written else {}


# Name -> how it ended and what it raised, as both reports must have it; None: no report.
TOLD = {
    "raises": ("exception", "ValueError"),
    "exit-none": ("system-exit", None),
    "hard-exit": None,
    "str-raises": ("exception", "__main__.Odd"),
    "str-recurses": ("exception", "__main__.Odd"),
    "str-is-a-subclass": ("exception", "__main__.Odd"),
    "metaclass": ("exception", "__main__.Odd"),
    "module-is-a-property": ("exception", "<unnamed type>"),
    "traceback-is-a-property": ("exception", "__main__.Odd"),
    "cause-is-a-property": ("exception", "__main__.Odd"),
    "cause-cycle": ("exception", "ValueError"),
    "hook-exits": ("exception", "ValueError"),
    "modules-replaced": ("exception", "ValueError"),
    "os-functions-replaced": ("exception", "ValueError"),
    "json-replaced": ("exception", "ValueError"),
    "builtins-replaced": ("completed", None),
    "builtins-emptied": ("completed", None),
    "warnings-broken": ("completed", None),
    "stderr-none": ("exception", "ValueError"),
    "streams-closed": ("completed", None),
    "recursion-limit": ("exception", "ValueError"),
    "no-descriptors-left": ("exception", "ValueError"),
    "descriptor-limit": ("exception", "ValueError"),
    "file-size-limit": ("exception", "ValueError"),
    "umask": ("completed", None),
    "no-folder": ("exception", "ValueError"),
    "trace-raises": ("completed", None),
    "forks": ("system-exit", None),
    "execs": None,
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_does_what_a_plain_run_does_and_its_report_is_true(
    tmp_path: Path, name: str
) -> None:
    plain, _ = run(tmp_path, SCRIPTS[name], "plain")
    found = {way: run(tmp_path, SCRIPTS[name], way) for way in WAYS}
    did = {way: did for way, (did, _) in found.items()}
    if name in ERROR_LEFT:
        plain, did = replace(plain, err=""), {w: replace(d, err="") for w, d in did.items()}
    assert did == dict.fromkeys(WAYS, plain)
    if name in TOLD:
        told = {way: summary(report) for way, (_, report) in found.items()}
        assert told == dict.fromkeys(WAYS, TOLD[name])


def summary(report: dict[str, Any]) -> tuple[str, str | None] | None:
    return (report["ended"], report.get("exception", {}).get("type")) if report else None


@pytest.mark.parametrize("way", WAYS)
def test_a_chain_of_a_thousand_causes_is_reported(tmp_path: Path, way: str) -> None:
    did, report = run(tmp_path, DEEP, way)
    assert did.status == 1
    assert report["exception"]["message"] == "1000"
    assert report["exception"]["chain"][0] == ["ValueError", "999"]
    assert report["exception"]["traceback"].endswith("ValueError: 1000\n")


@pytest.mark.parametrize("way", WAYS)
def test_a_stack_in_a_message_has_no_frame_of_ours(tmp_path: Path, way: str) -> None:
    source = (
        "import traceback\ndef f():\n    stack = ''.join(traceback.format_stack())\n"
        "    raise ValueError('In user code:\\n' + stack)\nf()\n"
    )
    _, report = run(tmp_path, source, way)
    message = report["exception"]["message"]
    assert message.startswith("In user code:\n")
    assert ", in f\n    stack = ''.join(traceback.format_stack())\n" in message
    assert "child" not in message


LIAR = """
class Liar:
    shape = dtype = property(lambda self: exit(1))
    def __getattr__(self, name):
        raise SystemExit(2)
class Endless(dict):
    def items(self):
        return iter(int, 1)
class Odd(float):
    def __float__(self):
        raise SystemExit(3)
class Key:
    def __str__(self):
        raise SystemExit(4)
result = {"liar": Liar(), "endless": Endless(a=1), "odd": Odd(2.5), Key(): 1}
"""


@pytest.mark.parametrize("way", WAYS)
def test_a_hostile_result_changes_nothing(tmp_path: Path, way: str) -> None:
    did, report = run(tmp_path, LIAR, way)
    assert did == Did(status=0, out="", err="")
    assert report["result"]["liar"] == {"type": "__main__.Liar"}
    assert report["result"]["endless"] == {"a": {"value": 1.0}}
    assert report["result"]["<unprintable: SystemExit>"] == {"value": 1.0}


REPLACED = {
    "gone": "os.unlink(path)",
    "a folder": "os.unlink(path)\nos.mkdir(path)",
    "a pipe": "os.unlink(path)\nos.mkfifo(path)",
    "a link": "os.unlink(path)\nos.symlink('/dev/null', path)",
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("what", REPLACED)
def test_a_report_that_cannot_be_written_changes_nothing(
    tmp_path: Path, what: str, way: str
) -> None:
    text = f"import os\npath = {str(tmp_path / way) + '.report'!r}\n{REPLACED[what]}\nprint('x')\n"
    script = tmp_path / "broken.py"
    script.write_text(text)
    request = tmp_path / "request.json"
    (tmp_path / f"{way}.report").touch()
    request.write_text(
        json.dumps({"script": str(script), "report": str(tmp_path / f"{way}.report")})
    )
    forked = FORKED.format(path=str(EXECUTE / "child_forked.py"), request=str(request))
    command = [PYTHON, "-c", forked]
    if way == "fresh":
        command = [PYTHON, str(EXECUTE / "child_script.py"), str(request)]
    assert start(tmp_path, command, way) == Did(status=0, out="x\n", err="")
