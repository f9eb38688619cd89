"""The `errata` command: the one place where an error becomes an exit code."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from harness.model.errors import (
    EXIT_AS_EXPECTED,
    EXIT_INTERRUPTED,
    EXIT_USAGE,
    CaseProblems,
    EnvironmentFailed,
    ErrataError,
)

__all__ = ["main"]

SHOWN_PROBLEMS = 50


def main() -> int:
    """Run the command line and return its exit code."""
    import typer

    from harness.cli.app import app

    try:
        code = app(standalone_mode=False)
    except ErrataError as error:
        _complain(error)
        return error.exit_code
    except (KeyboardInterrupt, typer.Abort):
        _say("errata: interrupted; what had finished is stored")
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone (`errata schema | head`): not an error, and no traceback.
        from harness.cli.screen import silence

        silence()
        return EXIT_AS_EXPECTED
    except Exception as error:
        # The command-line library's own errors, wrong usage above all, show themselves.
        if not isinstance(getattr(error, "exit_code", None), int) or not hasattr(error, "show"):
            raise
        error.show()
        return int(getattr(error, "exit_code", EXIT_USAGE))
    return code if isinstance(code, int) else EXIT_AS_EXPECTED


def _complain(error: ErrataError) -> None:
    """Print what is wrong, where, and what to do."""
    lines = []
    if isinstance(error, CaseProblems):
        here = str(Path.cwd()) + os.sep
        lines += [str(problem).replace(here, "") for problem in error.problems[:SHOWN_PROBLEMS]]
        left = len(error.problems) - SHOWN_PROBLEMS
        lines += [f"… and {left} more"] if left > 0 else []
    if isinstance(error, EnvironmentFailed) and error.words:
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
