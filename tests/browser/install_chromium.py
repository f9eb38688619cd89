"""Make sure that there is a Chromium: install Debian's where that needs no question."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from browser.chromium import ADVICE, find_chromium

PACKAGES = ("chromium", "fonts-dejavu-core")


def main() -> int:
    """Return 0 where a browser is there, or was installed, and 1 otherwise."""
    if not find_chromium() and may_install():
        install(*PACKAGES)
    found = find_chromium()
    sys.stdout.write(f"browser: {found}\n" if found else f"{ADVICE}\n")
    return 0 if found else 1


def install(*packages: str) -> None:
    """Install Debian's packages where this is an administrator on a system with apt."""
    if not _is_administrator():
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ("apt-get", "update", "--quiet"),
        ("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", *packages),
    ):
        # A list that cannot be renewed keeps nothing that is known from being installed.
        subprocess.run(command, env=quiet, check=False)


def may_install() -> bool:
    """Whether this is an administrator on a system with apt, and nobody chose a browser."""
    return _is_administrator() and not os.environ.get("CHROMIUM")


def _is_administrator() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


if __name__ == "__main__":
    sys.exit(main())
