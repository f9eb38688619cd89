"""A function that is defined below the guard is not found by the new process."""

import os
import subprocess
import sys
import tempfile

import torch

SCRIPT = """
import torch.multiprocessing as mp

if __name__ == "__main__":

    def work(rank):
        pass

    mp.spawn(work, nprocs=1)
"""

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "train.py")
    with open(path, "w") as file:
        file.write(SCRIPT)
    run = subprocess.run([sys.executable, path], capture_output=True, text=True)
assert run.returncode != 0 and "Can't get attribute 'work'" in run.stderr, run.stderr
