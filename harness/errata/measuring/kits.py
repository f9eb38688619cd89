"""Read the results that a kit wrote on another machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from errata.environments.built import environment_key
from errata.model.case import Script
from errata.model.errors import InvalidTransfer, Problem, UsageProblem
from errata.model.outcome import Isolation, Outcome, ScriptResult
from errata.model.runs import EnvironmentFacts, RunHeader
from errata.plan.matrix import case_of
from errata.running.replies import ScriptRequest, interpret
from errata.store.base import StoredResult
from errata.text.chained import BrokenChain, read_sealed
from errata.text.jsonable import decode, shortened, shown_value

SCHEMA = 1
"""The format of the lines, see `commands/kit/kit_program.py`."""

_FORMAT = "kit-results"
_COMMAND = "python kit.pyz"


@dataclass(frozen=True, kw_only=True)
class KitResults:
    """What a kit wrote: a run, what it ran in, its results; `left_out` says why by case.

    `unfinished` counts scripts without a result where somebody closed the file before its end.
    """

    run: RunHeader
    environments: tuple[EnvironmentFacts, ...]
    results: tuple[StoredResult, ...]
    left_out: Mapping[str, str] = field(default_factory=dict, hash=False)
    is_cut: bool = False


def is_of_kit(lines: Sequence[str]) -> bool:
    """Return whether lines are what a kit wrote, as far as the first one shows."""
    return bool(lines) and f'"{_FORMAT}"' in lines[0]


def read_results(lines: Sequence[str], *, name: str) -> KitResults:
    """Read what a kit wrote; raises InvalidTransfer with the bad line, and UsageProblem."""
    try:
        values, _ = read_sealed(lines)
    except BrokenChain as error:
        raise _refusal(name, error.number, error.why) from error
    header, last = values[0], values[-1]
    schema = header.get("schema")
    if isinstance(schema, int) and schema > SCHEMA:
        raise UsageProblem(
            f"{name} was written by the kit of a newer Errata, {header.get('harness')} "
            f"(schema {schema}; this one knows {SCHEMA})",
            hint="upgrade errata (pip install --upgrade errata)",
        )
    if last.get("kind") != "end":
        why = "is the last, but no end: the kit was stopped before it had run everything"
        hint = (
            f"there, start it again ({_COMMAND}), or close the file as it is ({_COMMAND} --finish)"
        )
        raise _refusal(name, len(values), why, hint)
    environments: list[EnvironmentFacts] = []
    results: list[StoredResult] = []
    number = 1  # the line that is read, for the message
    try:
        for number, value in enumerate(values[1:-1], start=2):  # noqa: B007
            if value.pop("kind") == "environment":
                value.pop("framework")
                environments.append(decode(EnvironmentFacts, value))
            else:
                results.append(_result(value, header, environments))
        number = len(values)
        run = _run(header, last, len(results))
    except (KeyError, TypeError, ValueError, ArithmeticError) as error:
        words = f"lacks {error}" if isinstance(error, KeyError) else shortened(str(error))
        raise _refusal(name, number, words) from error
    return KitResults(
        run=run,
        environments=tuple(environments),
        results=tuple(results),
        left_out=decode(dict[str, str], last.get("left_out", {})),
        is_cut=last.get("unfinished") is None,
    )


def _run(header: Mapping[str, Any], last: Mapping[str, Any], results: int) -> RunHeader:
    if last["results"] != results:
        raise ValueError(f"promises {shown_value(last['results'])} results, and {results} are here")
    run: RunHeader = decode(
        RunHeader,
        {
            "argv": _COMMAND,
            "harness_version": header["harness"],
            "started": header["started"],
            "finished": last["finished"],
            "selection": f"a kit for {header['backend']}",
            "isolation": str(Isolation.FORK),
            "uuid": header["run"],
            "imported": True,
        },
    )
    return run


def _refusal(name: str, number: int, why: str, hint: str = "") -> InvalidTransfer:
    hint = hint or "nothing of the file was stored"
    return InvalidTransfer([Problem(file=name, key="", message=why, line=number, hint=hint)])


def _result(
    value: Mapping[str, Any], header: Mapping[str, Any], environments: Sequence[EnvironmentFacts]
) -> StoredResult:
    """Read what one script did as a server's reply, and give it a key as a run does.

    The key begins with the content of the script, as the kit had it.
    """
    held = {facts.environment: facts for facts in environments}[value["environment"]]
    script = Script(value["script"])
    case, mode, backend = str(value["case"]), str(value["mode"]), str(header["backend"])
    cell = f"{case}@{held.environment}:{mode}:{backend}:{script}"
    parts = [cell, header["protocol"], value["content"], environment_key(held.lock_digest)]
    digest = hashlib.sha256(json.dumps([*parts, value["isolation"]]).encode()).hexdigest()
    stored: StoredResult = decode(
        StoredResult,
        {
            "cell": cell,
            "case": case,
            "script": str(script),
            "environment": held.environment,
            "mode": mode,
            "backend": backend,
            "key": f"{value['content']}.{digest[:20]}",
            "result": _script_result(value, case, script),
            "measured": value["measured"],
        },
    )
    return stored


def _script_result(value: Mapping[str, Any], case: str, script: Script) -> ScriptResult:
    reply = value["reply"]
    if reply is None:
        return ScriptResult(outcome=Outcome.HARNESS_ERROR, detail=str(value["problem"]))
    if not isinstance(reply, dict):
        raise TypeError(f"'reply' must be an object, not {shown_value(reply)}")
    request = ScriptRequest(
        script=Path(f"{case}.py" if case_of(case) != case else script.filename),
        source=str(value["source"]),
        isolation=Isolation(value["isolation"]),
        isolation_reason=str(value["isolation_reason"]),
        timeout_s=float(value["timeout_s"]),
        memory_mb=float(value["memory_mb"]),
    )
    return interpret(reply, request)
