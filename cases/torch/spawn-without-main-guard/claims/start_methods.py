"""`forkserver` fails in the same words, `fork` passes."""

import os
import subprocess
import sys
import tempfile

import torch

SCRIPT = """
import torch
from torch.utils.data import DataLoader

print(len(list(DataLoader(torch.ones(2), num_workers=1, multiprocessing_context="%s"))))
"""


def run(method):
    """The script with this start method."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "train.py")
        with open(path, "w") as file:
            file.write(SCRIPT % method)
        return subprocess.run([sys.executable, path], capture_output=True, text=True)


failed = run("forkserver")
assert failed.returncode != 0
assert "An attempt has been made to start a new process before the" in failed.stderr
assert run("fork").stdout.split() == ["2"]
