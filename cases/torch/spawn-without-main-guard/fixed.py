"""Run a training script with a guarded main module."""

import os
import subprocess
import sys
import tempfile

import torch

TRAIN = """
import torch.multiprocessing as mp


def work(rank):
    print("worker", rank, "of 1")


if __name__ == "__main__":
    mp.spawn(work, nprocs=1)
"""

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "train.py")
    with open(path, "w") as file:
        file.write(TRAIN)
    run = subprocess.run([sys.executable, path], capture_output=True, text=True)

if run.returncode != 0:
    first_error = run.stderr.partition("RuntimeError:")[2].partition("Traceback")[0]
    raise RuntimeError(first_error.strip())
result = run.stdout.splitlines()
assert run.stdout.splitlines() == ["worker 0 of 1"]
