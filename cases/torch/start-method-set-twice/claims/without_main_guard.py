"""Without a guard, a spawned process runs the script's `set_start_method` again and fails in these words, in its own traceback, with "spawn_main" in it."""

import os
import subprocess
import sys
import tempfile

lines = (
    "import multiprocessing as mp",
    "mp.set_start_method('spawn')",
    "if __name__ == '__main__':",
    "    process = mp.Process(target=print, args=('ran',))",
    "    process.start()",
    "    process.join()",
    "    print('exit code', process.exitcode)",
)
path = os.path.join(tempfile.mkdtemp(), "script.py")
with open(path, "w") as file:
    file.write("\n".join(lines) + "\n")
process = subprocess.run([sys.executable, path], capture_output=True, text=True)
assert process.stdout.strip() == "exit code 1"
assert "spawn_main" in process.stderr
assert process.stderr.strip().endswith("RuntimeError: context has already been set")

with open(path, "w") as file:
    guarded = lines[0], lines[2], "    " + lines[1], *lines[3:]
    file.write("\n".join(guarded) + "\n")
process = subprocess.run([sys.executable, path], capture_output=True, text=True)
assert process.stdout.split("\n")[:2] == ["ran", "exit code 0"]
