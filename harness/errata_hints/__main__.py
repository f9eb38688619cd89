"""Run a program with hints: `python -m errata_hints [--watch PLAN] train.py …`."""

from __future__ import annotations

import importlib
import importlib.util
import os
import runpy
import sys
import types
from types import TracebackType
from typing import Any

import errata_hints
from errata_hints import UNSEEN

_USAGE = "usage: python -m errata_hints [--watch PLAN] {SCRIPT | -m MODULE | -c CODE} [ARG ...]"


def main(arguments: list[str]) -> None:
    """Run a program as `python` would, with hints beside its exceptions.

    With `--watch PLAN`, the file that `errata watch --plan` wrote, its calls are watched as well:
    `--found FILE` gets what is found as lines of JSON, `--raise` makes it an exception. With
    `--started FOLDER`, whose `sitecustomize.py` calls `watch_started`, the Python processes that
    the program starts are watched too.
    """
    own, program = _options(arguments)
    is_whole = program not in ([], ["-m"], ["-c"])
    if not is_whole or program[0] in {"-h", "--help"}:
        sys.stderr.write(f"{_USAGE}\n")
        raise SystemExit(0 if is_whole else 2)
    sys.excepthook = _without_runner(sys.excepthook)
    errata_hints.install()
    if "--watch" in own:
        try:
            errata_hints.watch(own["--watch"], found=own.get("--found"), raises="--raise" in own)
        except (OSError, ValueError, KeyError, TypeError) as error:
            sys.stderr.write(f"errata_hints: {own['--watch']!r} is no plan: {error}\n{_USAGE}\n")
            raise SystemExit(2) from None
    if "--started" in own:
        paths = (own["--started"], os.environ.get("PYTHONPATH", ""))
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    if program[0] == "-m":
        sys.argv = program[1:]
        sys.path[0] = os.getcwd()
        if _is_missing(program[1]):
            sys.stderr.write(f"{sys.executable}: no module named {program[1]!r}\n")
            raise SystemExit(2)
        runpy.run_module(program[1], run_name="__main__", alter_sys=True)
    elif program[0] == "-c":
        sys.argv = ["-c", *program[2:]]
        sys.path[0] = ""
        _run(program[1], "<string>", {})
    else:
        _run_script(program)


def watch_started(customize: str, plan: str, found: str, raises: bool) -> None:
    """Watch a process that a watched program started; `customize` is its `sitecustomize.py`.

    One of the program's own, which stands behind that one on its path, is imported as well.
    """
    folder = os.path.dirname(os.path.abspath(customize))
    sys.path[:] = [one for one in sys.path if os.path.abspath(one) != folder]
    ours = sys.modules.pop("sitecustomize")
    try:
        errata_hints.watch(plan, found=found, raises=raises)
        importlib.import_module("sitecustomize")
    except (ImportError, OSError):  # it has none; the command that watches has ended
        pass
    finally:
        sys.modules.setdefault("sitecustomize", ours)


def _is_missing(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is None
    except ImportError:  # its package is missing, or does not import
        return module.partition(".")[0] not in sys.modules
    except ValueError:
        return False


def _options(arguments: list[str]) -> tuple[dict[str, str], list[str]]:
    """Split the options of this module from the program and its arguments."""
    own: dict[str, str] = {}
    rest = list(arguments)
    while rest and rest[0] in {"--watch", "--found", "--started", "--raise"}:
        name = rest.pop(0)
        own[name] = rest.pop(0) if name != "--raise" and rest else ""
    return own, rest


def _run_script(arguments: list[str]) -> None:
    script = arguments[0]
    try:
        with open(script, "rb") as file:
            source = file.read()
    except OSError as error:
        sys.stderr.write(f"errata_hints: {script!r} cannot be read: {error.strerror}\n{_USAGE}\n")
        raise SystemExit(2) from None
    sys.argv = list(arguments)
    if sys.version_info >= (3, 9):  # as the interpreter names its script
        script = os.path.abspath(script)
    sys.path[0] = os.path.dirname(os.path.abspath(script))
    _run(source, script, {"__file__": script})


def _run(source: bytes | str, name: str, names: dict[str, str]) -> None:
    module = types.ModuleType("__main__")
    module.__dict__.update(names, __builtins__=__builtins__)
    sys.modules["__main__"] = module
    code = compile(source, name, "exec", dont_inherit=True)
    exec(code, module.__dict__)  # noqa: S102 - it is the user's program


def _without_runner(hook: Any) -> Any:
    """Leave the frames of this package out of the traceback: the program looks as if run alone."""

    def show(kind: type[BaseException], error: BaseException, frames: TracebackType | None) -> None:
        chain: list[Any] = []
        while frames is not None:
            name = frames.tb_frame.f_code.co_filename
            is_ours = name == UNSEEN or os.path.dirname(name) == os.path.dirname(__file__)
            if name == __file__:  # whatever started it stands before it
                chain.clear()
            elif not is_ours and (chain or "runpy" not in os.path.basename(name)):
                chain.append(frames)
            frames = frames.tb_next
        for one, after in zip(chain, [*chain[1:], None]):
            one.tb_next = after
        hook(kind, error.with_traceback(chain[0] if chain else None), error.__traceback__)

    return show


if __name__ == "__main__":
    main(sys.argv[1:])
