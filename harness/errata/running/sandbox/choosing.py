"""Whether this process confines scripts: chosen once, by the command."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from errata.model.enums import Sandboxing
from errata.model.errors import SandboxMissing
from errata.running.sandbox.boundary import Boundary
from errata.running.sandbox.offered import offered

__all__ = ["boundary_for", "choose_sandboxing", "is_confined", "unconfined_note"]


_chosen = Sandboxing.AUTO


def choose_sandboxing(choice: Sandboxing) -> None:
    """Choose for this process; raises SandboxMissing where what is required is not offered."""
    global _chosen  # noqa: PLW0603 - one command, one choice
    _chosen = choice
    if choice is Sandboxing.REQUIRE and not offered().is_complete:
        raise SandboxMissing(offered().missing)


def is_confined() -> bool:
    """Whether scripts are confined: by namespaces and limits, if not by every protection."""
    return _chosen is not Sandboxing.OFF and not offered().problem


def boundary_for(visible: Iterable[Path], memory_mb: float) -> Boundary | None:
    """Make the boundary for scripts that must read `visible`, or None where none is to be."""
    if not is_confined():
        return None
    return Boundary(visible=tuple(sorted(set(visible))), memory_mb=memory_mb)


def unconfined_note() -> str:
    """Say in a sentence what scripts are not kept from although nobody switched it off."""
    if _chosen is Sandboxing.OFF or offered().is_complete:
        return ""
    if offered().problem:
        return f"scripts ran with your rights, without a sandbox: {offered().problem}"
    return f"scripts were not kept from everything: {offered().missing}"
