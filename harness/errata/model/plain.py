"""Turn results and observations into plain JSON-able dictionaries and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Isolation, Outcome, ScriptResult, WarningSeen
from errata.model.record import Observation
from errata.model.signature import Frame, Signature
from errata.model.verdict import Verdict

__all__ = [
    "observation_from_plain",
    "observation_to_plain",
    "result_from_plain",
    "result_to_plain",
    "shortened",
    "shown_value",
    "signature_from_plain",
    "signature_to_plain",
]

_SHOWN = 80
_RESULT_SCALARS = (
    "exit_code",
    "signal",
    "detail",
    "digest",
    "wall_s",
    "cpu_s",
    "peak_mb",
    "isolation_reason",
    "framework_version",
    "traceback",
    "stdout",
    "stderr",
)


def signature_to_plain(signature: Signature) -> dict[str, Any]:
    """Write a signature, leaving out what is empty."""
    plain: dict[str, Any] = {
        "version": SIGNATURE_VERSION,
        "type": signature.type,
        "message": signature.message,
        "at": signature.at,
        "native": list(signature.native),
        "bases": list(signature.bases),
        "frames": [[f.file, f.line, f.function] for f in signature.frames],
    }
    return {key: value for key, value in plain.items() if value or key in ("type", "message")}


def signature_from_plain(plain: Mapping[str, Any]) -> Signature:
    """Read a signature; raises KeyError, TypeError or ValueError on a malformed one."""
    return Signature(
        type=plain["type"],
        message=plain["message"],
        at=plain.get("at", ""),
        native=tuple(plain.get("native", ())),
        bases=tuple(plain.get("bases", ())),
        frames=tuple(
            Frame(file=file, line=line, function=function)
            for file, line, function in plain.get("frames", ())
        ),
    )


def result_to_plain(result: ScriptResult) -> dict[str, Any]:
    """Write a script's result, leaving out what is empty."""
    plain: dict[str, Any] = {name: getattr(result, name) for name in _RESULT_SCALARS}
    plain["isolation"] = str(result.isolation) if result.isolation else None
    plain["warnings"] = [[w.category, w.message] for w in result.warnings]
    plain["chain"] = [list(link) for link in result.chain]
    if result.signature is not None:
        plain["signature"] = signature_to_plain(result.signature)
    kept = {key: value for key, value in plain.items() if value not in (None, "", [])}
    return {"outcome": str(result.outcome), **kept}


def result_from_plain(plain: Mapping[str, Any]) -> ScriptResult:
    """Read a script's result; raises KeyError, TypeError or ValueError on a malformed one."""
    signature = plain.get("signature")
    isolation = plain.get("isolation")
    scalars = {name: plain[name] for name in _RESULT_SCALARS if name in plain}
    return ScriptResult(
        outcome=Outcome(plain["outcome"]),
        signature=signature_from_plain(signature) if signature else None,
        isolation=Isolation(isolation) if isolation else None,
        warnings=tuple(
            WarningSeen(category=category, message=message)
            for category, message in plain.get("warnings", ())
        ),
        chain=tuple((kind, message) for kind, message in plain.get("chain", ())),
        **scalars,
    )


def observation_to_plain(observation: Observation) -> dict[str, Any]:
    """Write an observation without its case and place, which are its keys."""
    plain: dict[str, Any] = {
        "verdict": str(observation.verdict),
        "broken": str(observation.broken),
        "fixed": str(observation.fixed),
        "content": observation.content,
        "build": observation.build,
        "python": observation.python,
        "detail": observation.detail,
        "result": observation.result,
    }
    for name in ("signature", "fixed_signature"):
        signature = getattr(observation, name)
        if signature is not None:
            plain[name] = signature_to_plain(signature)
    return {key: value for key, value in plain.items() if value not in (None, "")}


def observation_from_plain(case: str, place: str, plain: Mapping[str, Any]) -> Observation:
    """Read an observation; raises KeyError, TypeError or ValueError on a malformed one."""

    def signature(name: str) -> Signature | None:
        found = plain.get(name)
        return signature_from_plain(found) if found else None

    return Observation(
        case=case,
        place=place,
        verdict=Verdict(plain["verdict"]),
        broken=Outcome(plain["broken"]),
        fixed=Outcome(plain["fixed"]),
        content=plain["content"],
        signature=signature("signature"),
        fixed_signature=signature("fixed_signature"),
        build=plain.get("build", ""),
        python=plain.get("python", ""),
        detail=plain.get("detail", ""),
        result=plain.get("result"),
    )


def shown_value(value: object) -> str:
    """Show a value of somebody's document in a message, cut where it is long."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested without end, or a number of 5,000 digits
        return f"such {type(value).__name__}"
    return shortened(text, _SHOWN)


def shortened(text: str, limit: int = 300) -> str:
    """Cut a text that may hold somebody's value."""
    return text if len(text) <= limit else f"{text[:limit]}…"
