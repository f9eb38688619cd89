"""The key of a cell: a hash of everything that decides what it does, known before it runs."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import errata
from errata.model.cell import Cell
from errata.model.matching import SIGNATURE_VERSION
from errata.model.outcome import Isolation
from errata.store.base import StoredResult

__all__ = ["PROTOCOL", "cell_key", "is_of_script", "protocol_digest"]

# The modules that run inside environments, what they may see there, and what reads their reports.
PROTOCOL = (
    *(f"running/{name}.py" for name in ("child", "child_forked", "child_report", "child_sandbox")),
    *(f"running/{name}.py" for name in ("child_script", "child_supervise", "boundary", "replies")),
    *("model/matching.py", "model/source.py"),  # texts are stored as these write them
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
        environment,
        isolation,
        repeat,
    ]
    digest = hashlib.sha256(json.dumps(parts).encode()).hexdigest()
    return f"{_content(cell)}.{digest[:20]}"


def is_of_script(stored: StoredResult, cell: Cell) -> bool:
    """Tell whether a stored result was measured with the script as it is now."""
    return stored.key.partition(".")[0] == _content(cell)


def _content(cell: Cell) -> str:
    return cell.trial.case.digest(cell.script)[:12]
