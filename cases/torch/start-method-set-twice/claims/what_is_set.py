"""`get_start_method(allow_none=True)` is None where nothing is set yet, and sets nothing."""

import subprocess
import sys

code = (
    "import multiprocessing as mp\n"
    "assert mp.get_start_method(allow_none=True) is None\n"
    "mp.set_start_method('spawn')\n"
    "assert mp.get_start_method(allow_none=True) == 'spawn'\n"
)
assert subprocess.run([sys.executable, "-c", code]).returncode == 0
