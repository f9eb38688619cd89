"""Show beside an exception what Errata knows of it: the cause, the tested fix, the releases.

    errata_hints.install()                   # in a program
    python -m errata_hints train.py …        # around a program; -m MODULE and -c CODE as well
    torchrun … -m errata_hints train.py …    # around each process
    %load_ext errata_hints                   # in IPython and Jupyter
    errata_hints.watch()                     # the failures that raise nothing, as they happen

Nothing is read or imported before there is an exception. Then a child process, `errata diagnose`,
looks its traceback up, so that this process gets no further module; it has the standard library
alone and the syntax of Python 3.8. The traceback itself is unchanged: the hint is a note
(PEP 678), or follows it where there are no notes.
"""

from __future__ import annotations

import atexit
import html
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import threading
import traceback
from types import TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from errata_hints.watching import Watch

__all__ = ["hint", "install", "load_ipython_extension", "unload_ipython_extension", "watch"]

FRAMEWORKS = ("torch", "mindspore", "paddle")
LINES = 6
UNSEEN = "<importlib._bootstrap of errata_hints>"
"""A file of this name is not the caller whose line a warning shows: `warnings` passes it over."""

SECONDS = 240.0
"""How long the answer may take: a second, or half a minute where the index is built."""

_LONGEST = 200_000  # characters of a traceback that are looked at, from its end
_MARK = "Errata knows "


def hint(error: BaseException) -> list[str]:
    """Return at most six lines on a known failure; none where nothing is known of it.

    A program that has imported no framework is not looked at.
    """
    framework = next((name for name in FRAMEWORKS if name in sys.modules), "")
    command = _command()
    if not framework or not command or isinstance(error, (KeyboardInterrupt, SystemExit)):
        return []
    lines = traceback.format_exception(type(error), error, error.__traceback__)
    release = str(getattr(sys.modules[framework], "__version__", "")).partition("+")[0]
    options = ["--brief", *(["--release", release] if release else []), "-"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    try:
        done = subprocess.run(
            [*command, "diagnose", *options],
            input=f"import {framework}\n{''.join(lines)[-_LONGEST:]}".encode("utf-8", "replace"),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            timeout=SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return []
    found = done.stdout.decode("utf-8", "replace").splitlines()
    return found[:LINES] if found and found[0].startswith(_MARK) else []


def watch(plan: str | None = None, *, found: str | None = None, raises: bool = False) -> Watch:
    """Watch the calls of this program from here on for documented failures.

    `plan` is a file that `errata watch --plan` wrote; without one, `errata` is asked for that of
    this interpreter. A finding is a line on standard error, one for each location, and a line of
    JSON in the file `found`; with `raises` it is a `KnownFailure` as well. `stop()` of the result
    ends it. Raises OSError or ValueError where there is no plan that can be read.
    """
    from errata_hints.watching import Watch

    text = _plan_of_errata() if plan is None else _read(plan)
    count, here = [0], os.path.join(os.getcwd(), "")

    def tell(one: dict[str, Any]) -> None:
        if found:
            with open(found, "a+", encoding="utf-8") as shared:  # by all processes
                shared.seek(0)
                if any(_at(json.loads(each)) == _at(one) for each in shared):
                    return
                shared.write(f"{json.dumps(one)}\n")
        count[0] += 1
        values = "; ".join(one["values"])
        file = str(one.get("file"))
        file = file[len(here) :] if file.startswith(here) else file
        _write([f"errata: {file}:{one.get('line')}: {one['case']}: {values}"])

    watched = Watch(json.loads(text)["triggers"], tell, raises=raises)
    watched.start()
    if not found:
        words = "errata: {} location{} with a documented failure"
        atexit.register(lambda: _write([words.format(count[0], "s" * (count[0] != 1))]))
    return watched


def _at(found: dict[str, Any]) -> tuple[Any, ...]:
    return found["case"], found.get("file"), found.get("line")


def _plan_of_errata() -> str:
    """Ask `errata` what to watch in this interpreter; raises OSError where there is none."""
    errata = _command()
    if not errata:
        raise OSError("there is no errata, neither in this interpreter nor on PATH")
    command = [*errata, "watch", "--plan", "-", "--python", sys.executable]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=SECONDS, check=False)
    if done.returncode:
        raise OSError("errata could not say what to watch")  # its own message is on the screen
    return done.stdout.decode("utf-8", "replace")


def _read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def _command() -> list[str]:
    """Return the Errata of this interpreter, else the one on PATH; empty without one."""
    if importlib.util.find_spec("errata") is not None and sys.executable:
        return [sys.executable, "-m", "errata"]
    found = shutil.which("errata")
    return [found] if found else []


def install() -> None:
    """Show hints for exceptions that end the program or one of its threads."""
    if getattr(sys.excepthook, "shows_hints", False):
        return
    of_program, of_threads = sys.excepthook, threading.excepthook

    def for_program(
        kind: type[BaseException], error: BaseException, frames: TracebackType | None
    ) -> None:
        after = _noted(error)
        of_program(kind, error, frames)
        _write(after)

    def for_threads(failed: Any) -> None:
        after = _noted(failed.exc_value) if failed.exc_value is not None else []
        of_threads(failed)
        _write(after)

    for_program.shows_hints = True  # type: ignore[attr-defined]
    sys.excepthook, threading.excepthook = for_program, for_threads


def _noted(error: BaseException) -> list[str]:
    """Add the hint to an exception as a note; return the lines where there are no notes."""
    lines = _hint_or_none(error)
    if not lines or not hasattr(error, "add_note"):
        return lines
    if not any(note.startswith(_MARK) for note in getattr(error, "__notes__", ())):
        error.add_note("\n".join(lines))
    return []


def _hint_or_none(error: BaseException) -> list[str]:
    try:
        return hint(error)
    except Exception:
        return []


def _write(lines: list[str]) -> None:
    if lines and sys.stderr is not None:
        sys.stderr.write("".join(f"{line}\n" for line in lines))


def load_ipython_extension(shell: Any) -> None:
    """Show the hint below the traceback of a cell (`%load_ext errata_hints`)."""

    def show(
        shell: Any,
        kind: type[BaseException],
        error: BaseException,
        frames: TracebackType,
        tb_offset: int | None = None,
    ) -> None:
        shell.showtraceback((kind, error, frames), tb_offset=tb_offset)
        lines = _hint_or_none(error)
        if lines:
            from IPython.display import publish_display_data

            text = "\n".join(lines)
            publish_display_data(
                {"text/plain": text, "text/html": f"<pre>{html.escape(text)}</pre>"}
            )

    shell.set_custom_exc((Exception,), show)


def unload_ipython_extension(shell: Any) -> None:
    """Show plain tracebacks again (`%unload_ext errata_hints`)."""
    shell.set_custom_exc((), None)
