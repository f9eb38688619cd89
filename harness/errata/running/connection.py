"""What the harness holds of a server."""

from __future__ import annotations

import itertools
import socket
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from errata.running.sandbox.cgroups import Group
from errata.system.removal import remove_tree

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
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def make_folder(self) -> Path:
        """Make an empty folder for the next script.

        Its name is short: a socket's path, which a script makes below it, has 107 characters.
        """
        folder = self.folder / f"r{next(self._numbers)}"
        folder.mkdir()
        return folder

    def close(self) -> None:
        """End the server and everything below it, and remove what is left of them."""
        self.sock.close()
        if self.group is not None:
            self.group.remove()
        remove_tree(self.folder)
