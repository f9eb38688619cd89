"""What uses `multiprocessing` for the first time sets the method: a lock, an event, or `get_start_method()`."""

import subprocess
import sys

for use in ("Lock()", "Event()", "get_start_method()"):
    code = f"import multiprocessing as mp; mp.{use}; mp.set_start_method('spawn')"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert process.returncode == 1
    assert process.stderr.strip().endswith("RuntimeError: context has already been set"), process.stderr
process = subprocess.run([sys.executable, "-c", "import multiprocessing as mp; mp.set_start_method('spawn')"])
assert process.returncode == 0
