"""Name stored results: the key of a cell hashes everything that decides what it does."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime, timezone
from functools import cache
from pathlib import Path

import errata
from errata.model.cell import Cell
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Isolation, ScriptResult
from errata.store.base import StoredResult

CONFIRMATION = 1_000  # the repeat number of confirmations, above every `--repeat`
BISECTION = 3_000  # the repeat number of the confirmations of a bisection

# The modules that run inside environments, what they may see there, and what reads their reports.
PROTOCOL = (
    *(f"running/{name}.py" for name in ("child", "child_forked", "child_report", "child_sandbox")),
    *(f"running/{name}.py" for name in ("child_script", "child_supervise", "boundary", "replies")),
    *("model/matching.py", "model/native.py", "model/source.py"),  # texts are stored as these write
)


@cache
def protocol_digest() -> str:
    """Hash the code that runs inside environments: when it changes, stored results are stale."""
    digest = hashlib.sha256(str(SIGNATURE_VERSION).encode())
    package = Path(errata.__file__).parent
    for name in PROTOCOL:
        digest.update((package / name).read_bytes())
    return digest.hexdigest()[:16]


def cell_key(cell: Cell, environment: str, isolation: Isolation, repeat: int) -> str:
    """Hash a cell's name and everything that decides what it does.

    `environment` names the lock, so that a stored result is found without building anything. The
    name of the cell belongs to its key: a result says whose it is, wherever it is read again. The
    key begins with the script's content, so that `is_of_script` can tell without the rest.
    """
    trial = cell.trial
    parts = [
        cell.id,
        protocol_digest(),
        trial.case.digest(cell.script),
        trial.case.requires.timeout_s,
        trial.case.requires.processes,
        environment,
        isolation,
        repeat,
    ]
    digest = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
    return f"{content_of(cell)}.{digest[:20]}"


def as_stored(cell: Cell, key: str, result: ScriptResult, repeat: int) -> StoredResult:
    """Make a fresh result of a cell ready to be stored under its key."""
    trial = cell.trial
    return StoredResult(
        cell=cell.id,
        case=trial.case.id,
        script=str(cell.script),
        environment=trial.environment.id,
        mode=trial.mode,
        backend=trial.backend,
        key=key,
        result=result,
        measured=datetime.now(timezone.utc),
        repeat=repeat,
    )


def is_of_script(stored: StoredResult, cell: Cell) -> bool:
    """Tell whether a stored result was measured with the script as it is now."""
    return stored.content == content_of(cell)


def content_of(cell: Cell) -> str:
    """Return what a key says of the script's content: 12 hexadecimal digits of its digest."""
    return cell.trial.case.digest(cell.script)[:12]
