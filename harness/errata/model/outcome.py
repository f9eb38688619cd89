"""What one run of one script did: a closed list of outcomes and the evidence for one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from errata.model.enums import StrEnum
from errata.model.signature import Signature

__all__ = ["NOT_MEASURED", "Isolation", "Outcome", "ScriptResult", "WarningSeen"]

NOT_MEASURED = "not measured: nothing is stored for it"
"""What a result says that was only looked for, in the store."""


class Outcome(StrEnum):
    """What a script did (`is_from_script`), or why it could not be asked."""

    PASSED = "passed"
    RAISED = "raised"
    EXITED = "exited"
    CRASHED = "crashed"
    TIMED_OUT = "timed-out"
    OUT_OF_MEMORY = "out-of-memory"
    UNAVAILABLE = "unavailable"
    ENV_FAILED = "env-failed"
    HARNESS_ERROR = "harness-error"

    @property
    def is_from_script(self) -> bool:
        """Whether the script itself did this, rather than the machine or the harness."""
        return self not in _NOT_FROM_SCRIPT

    @property
    def is_script_failure(self) -> bool:
        """Whether the script ran and did not pass."""
        return self.is_from_script and self is not Outcome.PASSED

    @property
    def is_infrastructure(self) -> bool:
        """Whether an environment or the harness failed, so nothing can be said."""
        return self in (Outcome.ENV_FAILED, Outcome.HARNESS_ERROR)


_NOT_FROM_SCRIPT = (Outcome.UNAVAILABLE, Outcome.ENV_FAILED, Outcome.HARNESS_ERROR)


class Isolation(StrEnum):
    """How a script gets its interpreter: forked from a zygote, or started anew."""

    FORK = "fork"
    FRESH = "fresh"


class WarningSeen(NamedTuple):
    """One Python warning that a script caused."""

    category: str
    message: str


@dataclass(frozen=True, kw_only=True)
class ScriptResult:
    """The outcome of one script with everything observed about it.

    `wall_s` and `cpu_s` are seconds, `peak_mb` is the peak resident set in MiB (shared pages
    of a zygote included). `detail` explains outcomes that are not the script's own doing.
    `digest` summarises the script's global `result`. `traceback` and the output tails are raw,
    untrusted text.
    """

    outcome: Outcome
    signature: Signature | None = None
    exit_code: int | None = None
    signal: str | None = None
    detail: str = ""
    warnings: tuple[WarningSeen, ...] = ()
    chain: tuple[tuple[str, str], ...] = ()
    digest: dict[str, object] | None = field(default=None, hash=False)
    wall_s: float | None = None
    cpu_s: float | None = None
    peak_mb: float | None = None
    isolation: Isolation | None = None
    isolation_reason: str = ""
    framework_version: str | None = None
    traceback: str = ""
    stdout: str = ""
    stderr: str = ""
