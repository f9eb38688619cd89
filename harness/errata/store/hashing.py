"""Hash what a cell did, so that a database finds what differs without reading results."""

from __future__ import annotations

import hashlib
import json

from errata.model.matching import normalise_message
from errata.model.outcome import ScriptResult

__all__ = ["UNKNOWN", "behaviour_hash"]

UNKNOWN = 0
"""Stands where no hash is known; it equals nothing, not even itself."""


def behaviour_hash(cell: str, result: ScriptResult) -> int:
    """Hash a cell and what its script did to 64 bits, with a sign, as databases have them.

    Equal hashes mean that the same cell behaved alike: outcome, signal, exit code, signature,
    the digest of `result`, and which warnings were seen. The cell is part of it so that two
    runs are compared as two sets of numbers.
    """
    signature = result.signature
    said = [
        cell,
        str(result.outcome),
        result.signal,
        result.exit_code,
        None if signature is None else signature.digest,
        result.digest,
        sorted({(seen.category, normalise_message(seen.message)) for seen in result.warnings}),
    ]
    text = json.dumps(said, sort_keys=True)
    digest = hashlib.sha256(text.encode(errors="backslashreplace")).digest()
    return int.from_bytes(digest[:8], "big", signed=True) or 1
