"""The `errata` command: the one place where an error becomes an exit code."""

from __future__ import annotations

import errno
import gc
import os
import sys
import traceback
from pathlib import Path

from errata.model import errors

SHOWN_PROBLEMS = 50
_PLAIN_WORDS = {
    "Input should be": "it must be",
    "a valid integer": "a whole number",
    "a valid number": "a number",
    "greater than or equal to": "at least",
    "less than or equal to": "at most",
}
_SHOWN_PATH = 300  # characters
_COLLECTED = 100_000  # new objects: most stay until the command ends, and are searched in vain
_REFUSALS = (
    *(errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO),
    *(errno.EROFS, errno.EACCES, errno.EPERM),
    *(errno.ENOTDIR, errno.EISDIR, errno.ELOOP, errno.ENAMETOOLONG),
    *(errno.EMFILE, errno.ENFILE, errno.ESTALE),
)


def main() -> int:
    """Run the command line and return its exit code."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # the stream was closed (`errata run >&-`)
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
    gc.set_threshold(_COLLECTED)
    import typer

    from errata.cli.app import app

    try:
        code = app(standalone_mode=False)
    except errors.ErrataError as error:
        _complain(error)
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        _say("errata: interrupted; what had finished is stored")
        return errors.EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone (`errata schema | head`): not an error, and no traceback.
        from errata.cli.terminal import silence

        silence()
        return errors.EXIT_AS_EXPECTED
    except Exception as error:  # noqa: BLE001 (an exit code for whatever happens)
        # The command-line library's own errors, wrong usage above all, show themselves.
        if not isinstance(getattr(error, "exit_code", None), int) or not hasattr(error, "show"):
            return _fail(error)
        if hasattr(error, "message"):
            error.message = _in_plain_words(str(error.message))
        error.show()
        return int(getattr(error, "exit_code", errors.EXIT_USAGE))
    return code if isinstance(code, int) else errors.EXIT_AS_EXPECTED


def _in_plain_words(message: str) -> str:
    """Rewrite what pydantic, which converts options, reports about a value."""
    message = message.removeprefix("Value error, ").partition(", unable to parse")[0]
    for words, plain in _PLAIN_WORDS.items():
        message = message.replace(words, plain)
    return message


def _fail(error: Exception) -> int:
    """Say what Errata itself could not do: never the exit code of a change."""
    if isinstance(error, OSError) and error.errno in _REFUSALS:
        from errata.cli.terminal import silence

        silence()  # what could not be written must not be tried again at exit
        place = f" ({str(error.filename)[:_SHOWN_PATH]})" if error.filename else ""
        _say(f"errata: the system refused: {error.strerror or error}{place}")
        _say(
            "  → what had finished is stored; make room, give the permission, or name another place"
        )
    else:
        _say("".join(traceback.format_exception(error)).rstrip())
        _say("errata: this is a fault of Errata itself; what had finished is stored")
    return errors.EXIT_INFRASTRUCTURE


def _complain(error: errors.ErrataError) -> None:
    lines = []
    if isinstance(error, errors.CaseProblems):
        here = str(Path.cwd()) + os.sep
        lines += [str(problem).replace(here, "") for problem in error.problems[:SHOWN_PROBLEMS]]
        left = len(error.problems) - SHOWN_PROBLEMS
        lines += [f"… and {left} more"] if left > 0 else []
    if isinstance(error, errors.EnvironmentFailed) and error.words:
        lines += [f"  | {line}" for line in error.words.strip().splitlines()[-20:]]
    lines.append(f"errata: {error.message}")
    if error.hint:
        lines.append(f"  → {error.hint}")
    _say("\n".join(lines))


def _say(text: str) -> None:
    """Print to standard error whatever its encoding can show."""
    encoding = sys.stderr.encoding or "ascii"
    shown = text.encode(encoding, "backslashreplace").decode(encoding)
    print(shown, file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
