"""What one run of one script did: a closed list of outcomes, and the evidence for one.

The evidence is the signature of an error, warnings, times and output. Base of every closed list:
`StrEnum`.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from errata.model.matching import SIGNATURE_VERSION, as_present, counts_as


class Frame(NamedTuple):
    """One Python frame: `file` is portable (`broken.py`, `torch/_functorch/vmap.py`)."""

    file: str
    line: int
    function: str


@dataclass(frozen=True, kw_only=True)
class Signature:
    """An error's identity: type, normalised message, raising statement, native frames.

    `type` is fully qualified except for builtins; `bases` are its ancestors' names, nearest
    first; `at` is the statement in the deepest frame of the script itself; `native` holds the
    framework's C++ frames as `function (file)`, innermost first; `frames` are the Python frames,
    outermost first. `version` is that of the normalisation: a text of an earlier one is brought to
    the present form, and 0 means that as well.
    """

    type: str
    message: str
    at: str = ""
    native: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    frames: tuple[Frame, ...] = ()
    version: int = 0

    def __post_init__(self) -> None:
        # Not the field's default: documents leave out defaults, and a signature states its version.
        if self.version < SIGNATURE_VERSION:
            object.__setattr__(self, "version", SIGNATURE_VERSION)
        object.__setattr__(self, "message", as_present(self.message))

    @property
    def identity(self) -> tuple[str, str, str, tuple[str, ...]]:
        """What is compared between runs; frames and bases are evidence, not identity."""
        return (counts_as(self.type), self.message, self.at, self.native)

    @property
    def digest(self) -> str:
        """Hash the identity to 12 hexadecimal digits: equal in every version that writes it so."""
        text = json.dumps([1, *self.identity], ensure_ascii=False)
        return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:12]


class StrEnum(str, Enum):
    """Members are strings and print as their value, as `enum.StrEnum` of Python 3.11 has it."""

    def __str__(self) -> str:
        return str(self.value)


class Sandboxing(StrEnum):
    """`auto` confines scripts where the machine can, `require` refuses to run where it cannot."""

    AUTO = "auto"
    REQUIRE = "require"
    OFF = "off"


NOT_MEASURED = "not measured: nothing is stored for it"
"""The detail of a result that was only looked up in the store, and is not there."""


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
        """Whether an environment or the harness failed, so there is no result."""
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
    of a zygote included). `waited_s` is by how many seconds a busy machine moved the deadline, as
    the script had waited for a core; None where it did not. `detail` explains outcomes that are not
    the script's own doing. `digest` summarises the script's global `result`. `layers` is how many
    of the framework's layers (`envs/<framework>.toml`) the script imported, `preloaded` how many of
    them were imported beforehand. `traceback` and the output tails are raw, untrusted text.
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
    waited_s: float | None = None
    peak_mb: float | None = None
    isolation: Isolation | None = None
    isolation_reason: str = ""
    framework_version: str | None = None
    layers: int = 0
    preloaded: int = 0
    traceback: str = ""
    stdout: str = ""
    stderr: str = ""

    @property
    def own_s(self) -> float | None:
        """The script's seconds with all its imports; None where it did not do them all."""
        return None if self.preloaded else self.wall_s
