"""Ask this machine who works here, so that it can be left out of what is given away."""

from __future__ import annotations

import getpass
import os
import re
import socket
from pathlib import Path

from errata.text.redaction import Identity

__all__ = ["look_around", "shorten_paths"]

_NAMES = ("USER", "LOGNAME", "USERNAME", "SUDO_USER")
_BEFORE = r"(?<![\w.])/[^\s\"',;:()]{0,400}"
_PACKAGES = re.compile(rf"{_BEFORE}/(?:site|dist)-packages/")
_LIBRARY = re.compile(rf"{_BEFORE}/lib/(?=python3\.\d+/)")
_TEMPORARY = re.compile(r"/tmp/errata-[\w/-]{1,200}?/(?=work|home|tmp)")  # noqa: S108 - a pattern


def look_around() -> Identity:
    """Collect account names, home folders and host names; what cannot be asked is left out."""
    users = [os.environ.get(name, "") for name in _NAMES]
    try:
        users.append(getpass.getuser())
    except (OSError, KeyError, ImportError):
        users.append("")
    homes = [os.environ.get("HOME", ""), os.environ.get("USERPROFILE", "")]
    try:
        homes.append(str(Path.home()))
    except (RuntimeError, OSError):
        homes.append("")
    host = socket.gethostname()
    hosts = [host, host.partition(".")[0], os.environ.get("HOSTNAME", "")]
    return Identity(users=_distinct(users), homes=_distinct(homes), hosts=_distinct(hosts))


def _distinct(texts: list[str]) -> tuple[str, ...]:
    """Drop what is empty or said twice; the longest first, so that a part never wins."""
    return tuple(sorted({text for text in texts if text}, key=lambda text: (-len(text), text)))


def shorten_paths(text: str, case_folder: str) -> str:
    """Cut off where packages, the interpreter and the case lay on this machine."""
    text = text.replace(f"{case_folder}/", "")
    text = _PACKAGES.sub("site-packages/", text)
    return _TEMPORARY.sub("", _LIBRARY.sub("lib/", text))
