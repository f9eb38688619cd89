"""Whether scripts are to be confined."""

from __future__ import annotations

from enum import Enum

__all__ = ["Sandboxing"]


class Sandboxing(str, Enum):
    """`auto` confines where the machine can, `require` refuses to run where it cannot."""

    AUTO = "auto"
    REQUIRE = "require"
    OFF = "off"
