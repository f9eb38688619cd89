"""Compare what was said of a torture script with what must be said: pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from errata.running.client import FRESH_ALLOWANCE_S
from torture.heads import Script

GRACE_S = 2.0
_DRAWN = "drawn"  # the key of a witness' random number, which must differ each time


@dataclass(frozen=True, kw_only=True)
class Row:
    """A script in one isolation: what was said, and what is wrong with that."""

    script: str
    isolation: str
    said: str
    wall_s: float
    wrong: tuple[str, ...] = ()


def judge(script: Script, isolation: str, trial: Mapping[str, Any] | None) -> Row:
    """Judge a trial of a run's JSON; `broken` is the script, `fixed` the witness after it."""
    if trial is None:
        return Row(
            script=script.name, isolation=isolation, said="", wall_s=0.0, wrong=("it did not run",)
        )
    wanted, result = script.wanted[isolation], trial["broken"]
    signature = result.get("signature") or {}
    wrong = [
        f"{name}: {found!r}, not {asked!r}"
        for name, asked, found in (
            ("outcome", wanted.outcome, result["outcome"]),
            ("type", wanted.type, signature.get("type")),
            ("signal", wanted.signal, result.get("signal")),
            ("exit", wanted.exit, str(result.get("exit_code"))),
        )
        if asked and found != asked
    ]
    if wanted.message and wanted.message not in signature.get("message", ""):
        wrong.append(f"message: {signature.get('message')!r}, without {wanted.message!r}")
    wrong += _otherwise(script, isolation, trial)
    if wrong and signature:
        wrong.append(f"it raised {signature['type']}: {signature['message'][:300]}")
    return Row(
        script=script.name,
        isolation=isolation,
        said=_words(result),
        wall_s=result.get("wall_s") or 0.0,
        wrong=tuple(wrong),
    )


def _otherwise(script: Script, isolation: str, trial: Mapping[str, Any]) -> list[str]:
    """List what is wrong apart from the outcome: isolation, time, the witness."""
    result, witness = trial["broken"], trial["fixed"]
    wrong = []
    if isolation == "fork" and result.get("isolation") == "fresh":
        wrong.append(f"it ran fresh: {result.get('isolation_reason')}")
    allowed = script.timeout_s + GRACE_S + (FRESH_ALLOWANCE_S if isolation == "fresh" else 0.0)
    if (result.get("wall_s") or 0.0) > allowed:
        wrong.append(f"it took {result['wall_s']:.1f} s of {allowed:g}")
    if witness["outcome"] != "passed":
        signature = witness.get("signature") or {}
        what = signature.get("message") or witness.get("detail")
        wrong.append(f"the script after it: {witness['outcome']}: {what}")
    return wrong


def _words(result: Mapping[str, Any]) -> str:
    """Say an outcome with what belongs to it."""
    signature = result.get("signature") or {}
    outcome = str(result["outcome"])
    more = {
        "raised": signature.get("type"),
        "out-of-memory": signature.get("type"),
        "crashed": result.get("signal"),
        "exited": result.get("exit_code"),
    }.get(outcome)
    return outcome if more is None else f"{outcome} {more}"


def odd_witnesses(digests: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """List the witnesses, by script, that saw another world than most did."""
    seen = {script: _flat(digest) for script, digest in digests.items() if digest}
    found = []
    for key in sorted({key for world in seen.values() for key in world}):
        values = Counter(world.get(key) for world in seen.values())
        if key == _DRAWN:
            found += [f"{values[v]} scripts drew the number {v}" for v in values if values[v] > 1]
            continue
        usual, _ = values.most_common(1)[0]
        found += [
            f"after {script}: {key} is {world.get(key)!r}, not {usual!r}"
            for script, world in seen.items()
            if world.get(key) != usual
        ]
    return found


def _flat(digest: Mapping[str, Any]) -> dict[str, Any]:
    return {key: item.get("value") for key, item in digest.items() if isinstance(item, Mapping)}


def count_wrong(rows: Sequence[Row]) -> int:
    """Count the rows that have something wrong."""
    return sum(bool(row.wrong) for row in rows)
