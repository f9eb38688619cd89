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
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            ("apt-get", "update", "--quiet"),
            ("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", *PACKAGES),
        ):
            # A list that cannot be renewed keeps nothing that is known from being installed.
            subprocess.run(command, env=quiet, check=False)
    found = find_chromium()
    sys.stdout.write(f"browser: {found}\n" if found else f"{ADVICE}\n")
    return 0 if found else 1


def may_install() -> bool:
    """Whether this is an administrator on a system with apt, and nobody chose a browser."""
    return (
        os.geteuid() == 0 and shutil.which("apt-get") is not None and not os.environ.get("CHROMIUM")
    )


if __name__ == "__main__":
    sys.exit(main())
