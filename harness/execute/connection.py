"""What the harness holds of a server."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from pathlib import Path

from harness.execute.removal import remove_tree
from harness.execute.sandbox.cgroups import Group

__all__ = ["Connection"]


@dataclass(kw_only=True)
class Connection:
    """A server of a zygote: its socket, the folder that is its own, and its cgroup, if any.

    `gathered` says whether it was forked from gathered memory.
    """

    sock: socket.socket
    folder: Path
    group: Group | None
    gathered: bool

    def close(self) -> None:
        """End the server and everything below it, and remove what is left of them."""
        self.sock.close()
        if self.group is not None:
            self.group.remove()
        remove_tree(self.folder)
