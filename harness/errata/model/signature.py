"""What identifies an error: type, normalised message, raising statement, native frames."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import NamedTuple

from errata.model.matching import SIGNATURE_VERSION

__all__ = ["Frame", "Signature"]


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
    outermost first. `version` is that of the normalisation; 0 means the present one.
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
        if not self.version:
            object.__setattr__(self, "version", SIGNATURE_VERSION)

    @property
    def identity(self) -> tuple[str, str, str, tuple[str, ...]]:
        """What is compared between runs; frames and bases are evidence, not identity."""
        return (self.type, self.message, self.at, self.native)

    @property
    def digest(self) -> str:
        """Hash the identity, with the algorithm's version, to 12 hexadecimal digits."""
        text = json.dumps([SIGNATURE_VERSION, *self.identity], ensure_ascii=False)
        return hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:12]
