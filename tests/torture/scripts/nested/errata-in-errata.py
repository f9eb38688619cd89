"""Starts the interpreter on a script that does the same again."""
# outcome: passed
# timeout: 60

import errata_frame
import os
import subprocess
import sys

depth = int(os.environ.get("DEPTH", "0"))
if depth < 5:
    done = subprocess.run(
        [sys.executable, __file__], env={**os.environ, "DEPTH": str(depth + 1)}
    )
    assert done.returncode == 0
