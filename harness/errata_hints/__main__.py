"""Run a program with hints: `python -m errata_hints train.py …`."""

from __future__ import annotations

import os
import sys
import types
from types import TracebackType
from typing import Any

import errata_hints

_USAGE = "usage: python -m errata_hints SCRIPT [ARG ...]"


def main(arguments: list[str]) -> None:
    """Run a script as `python SCRIPT` would, with hints beside its exceptions."""
    if not arguments or arguments[0] in {"-h", "--help"}:
        sys.stderr.write(f"{_USAGE}\n")
        raise SystemExit(0 if arguments else 2)
    script = arguments[0]
    try:
        with open(script, "rb") as file:  # noqa: PTH123 - as the interpreter opens it
            source = file.read()
    except OSError as error:
        sys.stderr.write(f"errata_hints: {script!r} cannot be read: {error.strerror}\n{_USAGE}\n")
        raise SystemExit(2) from None
    sys.argv = list(arguments)
    if sys.version_info >= (3, 9):  # as the interpreter names its script
        script = os.path.abspath(script)  # noqa: PTH100
    sys.path[0] = os.path.dirname(os.path.abspath(script))  # noqa: PTH100, PTH120
    module = types.ModuleType("__main__")
    module.__dict__.update(__file__=script, __builtins__=__builtins__)
    sys.modules["__main__"] = module
    sys.excepthook = _without_runner(sys.excepthook)
    errata_hints.install()
    code = compile(source, script, "exec", dont_inherit=True)
    exec(code, module.__dict__)  # noqa: S102 - it is the user's program


def _without_runner(hook: Any) -> Any:
    """Leave the frames of this file out of the traceback: the program looks as if run alone."""

    def show(kind: type[BaseException], error: BaseException, frames: TracebackType | None) -> None:
        while frames is not None and _is_ours(frames):
            frames = frames.tb_next
        hook(kind, error.with_traceback(frames), frames)

    return show


def _is_ours(frames: TracebackType) -> bool:
    name = frames.tb_frame.f_code.co_filename
    return name == __file__ or "runpy" in os.path.basename(name)  # noqa: PTH119


if __name__ == "__main__":
    main(sys.argv[1:])
