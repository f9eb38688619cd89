"""Every error that Errata raises on purpose: exit code, message and next step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

EXIT_AS_EXPECTED = 0
EXIT_CHANGED = 1
EXIT_USAGE = 2
EXIT_INFRASTRUCTURE = 3
EXIT_INTERRUPTED = 130


class ErrataError(Exception):
    """Base of all deliberate errors; `message` says what is wrong, `hint` what to do next."""

    exit_code = EXIT_INFRASTRUCTURE

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, kw_only=True)
class Problem:
    """One fault in one input file: where it is, what is wrong, and a guess at the remedy."""

    file: str
    key: str
    message: str
    hint: str = ""
    line: int | None = None

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        key = f" [{self.key}]" if self.key else ""
        hint = f" ({self.hint})" if self.hint else ""
        return f"{place}:{key} {self.message}{hint}"


class UsageProblem(ErrataError):
    """The command line asks for something that does not exist or makes no sense."""

    exit_code = EXIT_USAGE


class InvalidBundle(UsageProblem):
    """A file is no bundle, or is damaged or altered, so nothing of it was unpacked or run."""


class NothingSelected(UsageProblem):
    """The selection matches no cell, so a green run would prove nothing."""


class CaseProblems(ErrataError):
    """One or more cases are invalid; carries every problem found, not only the first."""

    exit_code = EXIT_USAGE
    _place = "the corpus"
    _hint = "mend the files above, then: errata check"

    def __init__(self, problems: Sequence[Problem]) -> None:
        count = f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}"
        super().__init__(f"{count} in {self._place}", hint=self._hint)
        self.problems = tuple(problems)


class InvalidTable(CaseProblems):
    """A file of the framework table (`envs/*.toml`) is invalid."""

    _place = "the framework table"
    _hint = "mend the files above, then: errata envs list"


class InvalidRecord(CaseProblems):
    """A file of the observed record (`reports/observed/`) is invalid."""

    _place = "the observed record"
    _hint = "restore the files above (git checkout), or delete them, then: errata accept"


class InvalidCosts(CaseProblems):
    """The file of measured costs (`reports/costs.json`) is invalid."""

    _place = "the measured costs"
    _hint = "restore the file above (git checkout), or delete it, then: errata costs --write"


class InvalidTransfer(CaseProblems):
    """A file of exported results is invalid, so nothing of it was imported."""

    _place = "the exported results; nothing was imported"
    _hint = "export them again where they were measured: errata export"


class IncompleteImport(CaseProblems):
    """Some of several files were not imported; those that could be, were."""

    def __init__(self, problems: Sequence[Problem], *, failed: int, files: int) -> None:
        super().__init__(problems)
        rest = "" if failed == files else "; the others were imported"
        noun, verb = "file" if files == 1 else "files", "was" if failed == 1 else "were"
        self.message = f"{failed} of {files} {noun} {verb} not imported{rest}"
        unreadable = all(problem.message.startswith("cannot be read") for problem in problems)
        again = "fetch them again from where they were measured: a copy, or another errata export"
        self.hint = "name files that errata export or a kit wrote" if unreadable else again


class EnvironmentFailed(ErrataError):
    """An environment could not be locked, built or verified; keeps the resolver's own words."""

    def __init__(self, environment: str, message: str, *, words: str = "", hint: str = "") -> None:
        super().__init__(f"{environment}: {message}", hint=hint)
        self.environment = environment
        self.words = words


class StoreFailed(ErrataError):
    """The database cannot be opened, read or written."""


class HarnessFailure(ErrataError):
    """Errata itself, or a process that it started, failed."""


class SandboxMissing(HarnessFailure):
    """Scripts cannot be confined here as was asked; `message` names the step that failed."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"scripts cannot be confined on this machine: {why}",
            hint="errata doctor shows what is missing; --sandbox off runs them unconfined",
        )
        self.why = why
