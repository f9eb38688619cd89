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
from factories import REPOSITORY

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
SCRIPTS = {
    "passes": "result = 1\n",
    "raises": "def f():\n    raise ValueError('x')\nf()\n",
    "syntax-error": "def f(:\n    pass\n",
    "exit-none": "import sys\nsys.exit()\n",
    "exit-true": "import sys\nsys.exit(True)\n",
    "exit-negative": "import sys\nsys.exit(-1)\n",
    "exit-large": "import sys\nsys.exit(2**40 + 7)\n",
    "exit-huge": "import sys\nsys.exit(2**100)\n",
    "exit-float": "import sys\nsys.exit(3.5)\n",
    "exit-text": "import sys\nsys.exit('some words')\n",
    "exit-tuple": "import sys\nsys.exit(('a', 1))\n",
    "exit-without-stderr": "import sys\nsys.stderr = None\nsys.exit('some words')\n",
    "exit-unprintable": (
        "class Odd:\n    def __str__(self):\n        raise ValueError\nraise SystemExit(Odd())\n"
    ),
    "exit-int-subclass": (
        "import sys\nclass Odd(int):\n    def __and__(self, other):\n        raise ValueError\n"
        "sys.exit(Odd(5))\n"
    ),
    "exit-code-raises": (
        "class Odd(SystemExit):\n    @property\n    def code(self):\n        raise ValueError\n"
        "raise Odd(3)\n"
    ),
    "keyboard-interrupt": "import atexit\natexit.register(print, 'bye')\nraise KeyboardInterrupt\n",
    "keyboard-interrupt-subclass": "class Odd(KeyboardInterrupt):\n    pass\nraise Odd('x')\n",
    "base-exception": "class Odd(BaseException):\n    pass\nraise Odd('x')\n",
    "generator-exit": "raise GeneratorExit('x')\n",
    "str-raises": (
        "class Odd(Exception):\n    def __str__(self):\n        raise ValueError\nraise Odd\n"
    ),
    "str-exits": (
        "class Odd(Exception):\n    def __str__(self):\n        raise SystemExit\nraise Odd\n"
    ),
    "str-recurses": (
        "class Odd(Exception):\n    def __str__(self):\n        return str(self)\nraise Odd\n"
    ),
    "str-is-no-text": (
        "class Odd(Exception):\n    def __str__(self):\n        return 3\nraise Odd\n"
    ),
    "str-is-a-subclass": (
        "class Text(str):\n    def encode(self, *args):\n        raise ValueError\n"
        "    def __len__(self):\n        raise ValueError\n"
        "class Odd(Exception):\n    def __str__(self):\n        return Text('x')\nraise Odd\n"
    ),
    "surrogates": "raise ValueError('\\udc80 \\ud800')\n",
    "metaclass": (
        "class Meta(type):\n    def __getattribute__(cls, name):\n        raise ValueError\n"
        "class Odd(Exception, metaclass=Meta):\n    pass\nraise Odd('x')\n"
    ),
    "module-is-a-property": (
        "class Odd(Exception):\n    __module__ = property(lambda self: 1 / 0)\nraise Odd('x')\n"
    ),
    "traceback-is-a-property": (
        "class Odd(Exception):\n    __traceback__ = property(lambda self: 1 / 0)\nraise Odd('x')\n"
    ),
    "cause-is-a-property": (
        "class Odd(Exception):\n    __cause__ = property(lambda self: 1 / 0)\n"
        "    __context__ = property(lambda self: 1 / 0)\nraise Odd('x')\n"
    ),
    "cause-cycle": (
        "a, b = ValueError('a'), ValueError('b')\na.__cause__, b.__cause__ = b, a\nraise a\n"
    ),
    "context": "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise ValueError('x')\n",
    "hook-prints": (
        "import sys\nsys.excepthook = lambda *a: print('seen', a[0].__name__, sys.exc_info()[0])\n"
        "raise ValueError('x')\n"
    ),
    "hook-raises": (
        "import sys\ndef hook(*a):\n    raise KeyError('y')\nsys.excepthook = hook\n"
        "raise ValueError('x')\n"
    ),
    "hook-exits": (
        "import sys\ndef hook(*a):\n    sys.exit(7)\nsys.excepthook = hook\nraise ValueError('x')\n"
    ),
    "hook-recurses": (
        "import sys\ndef hook(*a):\n    hook(*a)\nsys.excepthook = hook\nraise ValueError('x')\n"
    ),
    "hook-is-none": "import sys\nsys.excepthook = None\nraise ValueError('x')\n",
    "hook-is-gone": "import sys\ndel sys.excepthook\nraise ValueError('x')\n",
    "last-error": (
        "import atexit, sys\natexit.register(lambda: print(sys.last_type, sys.last_value))\n"
        "raise ValueError('x')\n"
    ),
    "hard-exit": "import os\nprint('lost')\nos._exit(0)\n",
    "exit-hook": "import atexit\natexit.register(print, 'bye')\nprint('first')\n",
    "exit-hook-raises": (
        "import atexit\natexit.register(print, 'first')\natexit.register(lambda: 1 / 0)\n"
    ),
    "exit-hook-exits": (
        "import atexit, sys\natexit.register(print, 'first')\n"
        "atexit.register(lambda: sys.exit(5))\n"
    ),
    "exit-hook-leaves": "import atexit, os\natexit.register(os._exit, 9)\n",
    "exit-hook-gone": (
        "import atexit\natexit.register(print, 'bye')\natexit._run_exitfuncs = None\n"
    ),
    "thread": (
        "import threading, time\n"
        "def f():\n    time.sleep(0.1)\n    print('late')\nthreading.Thread(target=f).start()\n"
    ),
    "thread-raises": "import threading\nthreading.Thread(target=int, args=('x',)).start()\n",
    "shutdown-raises": ("import threading\nthreading._shutdown = lambda: 1 / 0\nprint('x')\n"),
    "finaliser": ("class Odd:\n    def __del__(self):\n        print('gone')\nkept = Odd()\n"),
    "finaliser-uses-globals": (
        "import os\nclass Odd:\n    def __del__(self):\n        print(os.sep, NAME)\n"
        "kept = Odd()\nNAME = 'name'\n"
    ),
    "finaliser-uses-globals-after-an-error": (
        "import os\nclass Odd:\n    def __del__(self):\n        print(os.sep, NAME)\n"
        "kept = Odd()\nNAME = 'name'\nraise ValueError('x')\n"
    ),
    "finaliser-of-what-lives-on": (
        "import os, sys\nclass Odd:\n    def __del__(self):\n        print('gone')\n"
        "kept = Odd()\nsys.kept = sys.modules['__main__']\n"
    ),
    "odd-global-names": "globals()[1] = 2\nglobals()[None] = 3\n",
    "unflushed-file": "kept = open('left.txt', 'w')\nkept.write('words')\n",
    "main-replaced": "import sys\nsys.modules['__main__'] = None\nprint('x')\n",
    "modules-replaced": "import sys\nsys.modules = {}\nraise ValueError('x')\n",
    "modules-emptied": "import sys\nsys.modules.clear()\nprint('x')\n",
    "os-replaced": (
        "import sys, types\nsys.modules['os'] = types.ModuleType('os')\nraise ValueError('x')\n"
    ),
    "os-functions-replaced": (
        "import os\nfor name in ('open', 'write', 'close', 'getpid', '_exit', 'kill'):\n"
        "    setattr(os, name, None)\nraise ValueError('x')\n"
    ),
    "json-replaced": "import json\njson.dumps = json.loads = None\nraise ValueError('x')\n",
    "builtins-replaced": (
        "import builtins\nfor name in ('len', 'isinstance', 'issubclass', 'getattr', 'str',\n"
        "             'print', 'open', 'list', 'dict', 'type', 'hasattr', 'min', 'id'):\n"
        "    setattr(builtins, name, None)\n"
    ),
    "builtins-emptied": "import builtins\nvars(builtins).clear()\n",
    "warnings-broken": (
        "import warnings\nwarnings.filters = warnings.showwarning = None\nresult = [1.5]\n"
    ),
    "stdout-none": "import sys\nsys.stdout = None\nprint('x')\nraise ValueError('x')\n",
    "stderr-none": "import sys\nsys.stderr = None\nraise ValueError('x')\n",
    "stdout-closed": "import sys\nsys.stdout.close()\n",
    "stdout-descriptor-closed": "import os\nprint('x')\nos.close(1)\n",
    "stdout-descriptor-closed-and-exit": "import os, sys\nprint('x')\nos.close(1)\nsys.exit(3)\n",
    "stdout-descriptor-closed-and-raise": "import os\nprint('x')\nos.close(1)\nraise ValueError\n",
    "streams-closed": "import os\nprint('lost')\nos.closerange(0, 64)\n",
    "stdout-hostile": (
        "import sys\nclass Odd:\n    def __getattr__(self, name):\n        raise ValueError(name)\n"
        "sys.stdout = Odd()\n"
    ),
    "stderr-hostile": (
        "import sys\nclass Odd:\n    def __getattr__(self, name):\n        raise ValueError(name)\n"
        "sys.stderr = Odd()\nraise KeyError('x')\n"
    ),
    "recursion": "def f():\n    f()\ntry:\n    f()\nexcept RecursionError:\n    print('deep')\n",
    "recursion-limit": (
        "import sys\nsys.setrecursionlimit(60)\ndef f():\n    f()\n"
        "try:\n    f()\nexcept RecursionError:\n    raise ValueError('x') from None\n"
    ),
    "no-descriptors-left": (
        "import os\ntry:\n    while True:\n        os.dup(0)\nexcept OSError:\n"
        "    raise ValueError('x')\n"
    ),
    "descriptor-limit": (
        "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))\n"
        "raise ValueError('x')\n"
    ),
    "file-size-limit": (
        "import resource\n_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))\nraise ValueError('x')\n"
    ),
    "umask": "import os\nos.umask(0o777)\nresult = 1\n",
    "no-folder": (
        "import os, tempfile\nfolder = tempfile.mkdtemp()\nos.chdir(folder)\nos.rmdir(folder)\n"
        "raise ValueError('x')\n"
    ),
    "traced": (
        "import sys\nseen = []\ndef trace(*a):\n    seen.append(a)\n    return trace\n"
        "sys.settrace(trace)\nsys.setprofile(trace)\nprint('x')\n"
    ),
    "trace-raises": (
        "import sys\ndef trace(*a):\n    raise ValueError('traced')\nsys.settrace(trace)\n"
        "sys.setprofile(lambda *a: None)\nprint('x')\n"
    ),
    "forks": (
        "import os, sys\nif os.fork() == 0:\n    raise ValueError('child')\n"
        "print(os.wait()[1])\nsys.exit(4)\n"
    ),
    "execs": (
        "import os, sys\nif 'AGAIN' in os.environ:\n    sys.exit(6)\nos.environ['AGAIN'] = '1'\n"
        "os.execv(sys.executable, [sys.executable, __file__])\n"
    ),
    "collector-off": "import gc\ngc.disable()\ngc.collect = None\nprint('x')\n",
    "aborts": "import os\nos.abort()\n",
}
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
