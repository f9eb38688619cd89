"""What a server is asked, and its reply as a `ScriptResult`; the script is not trusted."""

from __future__ import annotations

import json
import math
import signal as signals
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.model.matching import normalise_message
from errata.model.native import split_message, with_assertion
from errata.model.outcome import Frame, Isolation, Outcome, ScriptResult, Signature, WarningSeen
from errata.model.source import statement_at

_OUT_OF_MEMORY_TYPES = ("MemoryError", "OutOfMemoryError")
_NOT_STARTED = 127  # what `child_supervise` exits with when it cannot become the script
_NO_START = "errata: cannot start the script"  # and what it prints then
_KEPT_TEXT = 20_000
# `child_script` keeps within these; a forged report need not.
_LONGEST_MESSAGE = 25_000
_LONGEST_PAIR = 2_500
_MOST_PAIRS = 50
_MAX_DEPTH = 12
_LARGEST = 2**53


@dataclass(frozen=True, kw_only=True)
class ScriptRequest:
    """One script to run, and how.

    `source` is its decoded text, from which the statement that raised is taken; `module` is the
    import name of the framework whose version it reports. `timeout_s` counts from the end of the
    framework's import, in seconds; `memory_mb` is in MiB, `processes` counts threads too
    (None: the usual limit). A script that is documented to hang is ended after `hang_s` seconds, if
    that is less, its imports included. With `cwd` it is a user's own program,
    run as its user runs it: in that folder, with the interpreter's own variables and `arguments`;
    of `modules` the versions that it loaded are reported. `layers` are the modules of which the
    result says whether they were imported; the first `preloaded` of them are imported beforehand,
    as the script is known to import them.
    """

    script: Path
    source: str = ""
    module: str = ""
    isolation: Isolation
    isolation_reason: str = ""
    timeout_s: float
    hang_s: float | None = None
    memory_mb: float
    processes: int | None = None
    variables: Mapping[str, str] = field(default_factory=dict, hash=False)
    cwd: Path | None = None
    arguments: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    layers: tuple[str, ...] = ()
    preloaded: int = 0

    @property
    def layer(self) -> tuple[str, ...]:
        """The modules that are imported beforehand, after the framework."""
        return () if self.is_fresh else self.layers[: self.preloaded]

    @property
    def is_fresh(self) -> bool:
        """Whether it gets a fresh interpreter."""
        return self.isolation is Isolation.FRESH


def interpret(reply: Mapping[str, Any], request: ScriptRequest) -> ScriptResult:
    """Read one reply. The wait status decides the outcome, the script's report explains it."""
    report = _report(reply.get("report", ""))
    signature = _signature(report.get("exception"), request, str(reply.get("stderr")))
    outcome, detail = _outcome(reply, report, signature, request)
    result = report.get("result") if outcome is Outcome.PASSED else None
    return ScriptResult(
        outcome=outcome,
        detail=detail,
        signature=signature if outcome in _WITH_SIGNATURE else None,
        exit_code=code if isinstance(code := reply.get("exit_code"), int) else None,
        signal=_signal_name(reply.get("signal")),
        warnings=tuple(_warnings(report)),
        chain=tuple(
            (kind, normalise_message(split_message(words).message))
            for kind, words in _pairs(_mapping(report.get("exception")).get("chain"))
        ),
        digest=result if isinstance(result, dict) else None,
        wall_s=_number(reply.get("wall_s")),
        cpu_s=_number(reply.get("cpu_s")),
        waited_s=_number(reply.get("waited_s")) or None,
        peak_mb=_number(reply.get("peak_mb")),
        isolation=request.isolation,
        isolation_reason=request.isolation_reason,
        framework_version=_text(report.get("version")) or None,
        layers=_layers(report.get("imported"), request),
        preloaded=len(request.layer),
        traceback=_text(_mapping(report.get("exception")).get("traceback")),
        stdout=_text(reply.get("stdout")),
        stderr=_text(reply.get("stderr")),
    )


_WITH_SIGNATURE = (Outcome.RAISED, Outcome.OUT_OF_MEMORY, Outcome.EXITED)


def _outcome(
    reply: Mapping[str, Any],
    report: Mapping[str, Any],
    signature: Signature | None,
    request: ScriptRequest,
) -> tuple[Outcome, str]:
    code, number, ended = reply.get("exit_code"), reply.get("signal"), report.get("ended")
    ended_by = reply.get("ended_by")
    if ended_by == "timeout":
        waited = _number(reply.get("waited_s"))
        apart = f", apart from {waited:g} s in which it waited for a core" if waited else ""
        limit = min(request.timeout_s, request.hang_s or request.timeout_s)
        known = ": the documented hang" if limit < request.timeout_s else ""
        return Outcome.TIMED_OUT, f"still running after {limit:.3g} s{apart}{known}"
    if ended_by == "memory":
        return Outcome.OUT_OF_MEMORY, f"used more than {request.memory_mb:.0f} MiB"
    if number is not None:
        return Outcome.CRASHED, f"ended by {_signal_name(number)}"
    if signature is not None and code == 1:
        out_of_memory = signature.type.rpartition(".")[2] in _OUT_OF_MEMORY_TYPES
        return (Outcome.OUT_OF_MEMORY if out_of_memory else Outcome.RAISED), ""
    if code == _NOT_STARTED and not ended and _NO_START in str(reply.get("stderr")):
        words = str(reply["stderr"]).partition(_NO_START)[2].partition("\n")[0]
        return Outcome.HARNESS_ERROR, f"the script's process could not be started{words[:300]}"
    return _exit_outcome(code, ended)


def _exit_outcome(code: object, ended: object) -> tuple[Outcome, str]:
    """Read the exit status of a script that raised nothing."""
    if code == 0 and ended in ("completed", "system-exit"):
        return Outcome.PASSED, ""
    if code == 0:
        return Outcome.EXITED, "exit status 0 before the script's end"
    return Outcome.EXITED, f"exit status {code}"


def read_versions(path: Path) -> dict[str, str]:
    """Read which modules a program had loaded, and their versions; empty if it wrote rubbish."""
    try:
        found = _mapping(json.loads(path.read_bytes()))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(name): str(version)[:100] for name, version in found.items()}


def _report(text: object) -> Mapping[str, Any]:
    """Parse the script's report; one that is cut or forged counts as missing."""
    if not isinstance(text, str) or not text:
        return {}
    try:
        return _mapping(_tame(json.loads(text)))
    except (ValueError, RecursionError):
        return {}


def _tame(value: Any, depth: int = 0) -> Any:
    """Make parsed JSON storable; raises ValueError for what no honest report has."""
    if depth > _MAX_DEPTH or (isinstance(value, float) and not math.isfinite(value)):
        raise ValueError("nested too deep, or not a number")
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode()  # lone surrogates
    if isinstance(value, list):
        return [_tame(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {_tame(key): _tame(item, depth + 1) for key, item in value.items()}
    return value


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _text(value: object) -> str:
    """Bound a text, keeping its end: that is where an error shows."""
    if not isinstance(value, str):
        return ""
    return value if len(value) <= _KEPT_TEXT else "[cut] " + value[-_KEPT_TEXT:]


def _number(value: object) -> float | None:
    if isinstance(value, int) and abs(value) < _LARGEST:
        return float(value)
    return value if isinstance(value, float) and math.isfinite(value) else None


def _pairs(value: object) -> list[tuple[str, str]]:
    pairs = value[:_MOST_PAIRS] if isinstance(value, list) else []
    return [
        (item[0], item[1][:_LONGEST_PAIR])
        for item in pairs
        if isinstance(item, list) and len(item) == 2 and all(isinstance(x, str) for x in item)
    ]


def _warnings(report: Mapping[str, Any]) -> list[WarningSeen]:
    pairs = _pairs(report.get("warnings"))
    return [WarningSeen(category=c, message=normalise_message(m)) for c, m in pairs]


def _layers(imported: object, request: ScriptRequest) -> int:
    """Count the layers that a script imported, up to the first that it did not."""
    names = imported if isinstance(imported, list) else []
    missing = (n for n, name in enumerate(request.layers) if name not in names)
    return next(missing, len(request.layers))


def _frames(value: object) -> tuple[Frame, ...]:
    frames = value if isinstance(value, list) else []
    return tuple(
        Frame(file=item[0], line=item[1], function=item[2])
        for item in frames
        if isinstance(item, list)
        and len(item) == 3
        and isinstance(item[0], str)
        and isinstance(item[1], int)
        and isinstance(item[2], str)
    )


def _signature(value: object, request: ScriptRequest, stderr: str) -> Signature | None:
    exception = _mapping(value)
    kind, message = exception.get("type"), exception.get("message")
    if not isinstance(kind, str) or not isinstance(message, str):
        return None
    split = split_message(message[:_LONGEST_MESSAGE])
    frames = _frames(exception.get("frames"))
    own = [frame for frame in frames if frame.file == request.script.name]
    bases = exception.get("bases")
    return Signature(
        type=kind,
        message=normalise_message(with_assertion(split.message, stderr)),
        at=statement_at(request.source, own[-1].line) if own else "",
        native=split.native,
        bases=tuple(str(base) for base in bases) if isinstance(bases, list) else (),
        frames=frames,
    )


def _signal_name(number: object) -> str | None:
    if not isinstance(number, int):
        return None
    try:
        return signals.Signals(number).name
    except ValueError:
        return f"signal {number}"
