"""Rooms by name: what one of `errata.commands` offers is loaded when it is asked for.

The machinery imports no room, and a command needs no room but its own and those that it declares
(pyproject.toml has the list). Where a room is not installed, what it offers is not there.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

_ROOMS = "errata.commands"


def has_room(name: str) -> bool:
    """Return whether the room of `room.module:attribute` is installed."""
    room = name.partition(":")[0].partition(".")[0]
    try:
        return importlib.util.find_spec(f"{_ROOMS}.{room}") is not None
    except ModuleNotFoundError:
        return False


def load(name: str) -> Any:
    """Return what a room offers, by `room.module:attribute`.

    None where the room, or one that it declares, is not installed.
    """
    module, _, attribute = name.partition(":")
    try:
        return getattr(importlib.import_module(f"{_ROOMS}.{module}"), attribute)
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith(f"{_ROOMS}."):
            raise
        return None
