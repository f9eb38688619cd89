"""Closed lists of words: their base class, and those that belong to no other module."""

from __future__ import annotations

from enum import Enum

__all__ = ["Sandboxing", "StrEnum"]


class StrEnum(str, Enum):
    """Members are strings and print as their value, as `enum.StrEnum` of Python 3.11 has it."""

    def __str__(self) -> str:
        return str(self.value)


class Sandboxing(StrEnum):
    """`auto` confines scripts where the machine can, `require` refuses to run where it cannot."""

    AUTO = "auto"
    REQUIRE = "require"
    OFF = "off"
