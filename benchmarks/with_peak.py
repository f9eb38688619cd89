"""Run `errata` in this process and note its own peak memory, its children's left out.

`python -m benchmarks.with_peak FILE ARGUMENT…` writes the peak resident set in KiB to FILE.
"""

from __future__ import annotations

import sys
from pathlib import Path

from errata.__main__ import main as errata


def main() -> int:
    """Run the command line that follows FILE and return its exit code."""
    file = Path(sys.argv[1])
    sys.argv = ["errata", *sys.argv[2:]]
    try:
        return errata()
    finally:
        # Not `getrusage`: its peak starts with that of the process that started this one.
        status = Path("/proc/self/status").read_text().splitlines()
        file.write_text(next(line.split()[1] for line in status if line.startswith("VmHWM")))


if __name__ == "__main__":
    sys.exit(main())
