"""`freeze_support()` does not help; a DataLoader says that its worker exited unexpectedly, mp.spawn that process 0 did with code 1."""

import os
import subprocess
import sys
import tempfile

import torch

HEAD = """
import torch
import torch.multiprocessing as mp
from torch.utils.data import DataLoader


def work(rank):
    pass


"""
MESSAGE = "An attempt has been made to start a new process before the"
SPAWN = "mp.spawn(work, nprocs=1)"
LOADER = 'list(DataLoader(torch.ones(2), num_workers=1, multiprocessing_context="spawn"))'


def log_of(program):
    """The log of such a script."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "train.py")
        with open(path, "w") as file:
            file.write(HEAD + program)
        return subprocess.run([sys.executable, path], capture_output=True, text=True).stderr


log = log_of(f"mp.freeze_support()\n{SPAWN}")
assert MESSAGE in log and "process 0 terminated with exit code 1" in log
assert "_fixup_main_from_path" in log and log.index("train.py") < log.index(MESSAGE)
log = log_of(LOADER)
assert MESSAGE in log and "exited unexpectedly" in log
assert MESSAGE not in log_of(f'if __name__ == "__main__":\n    {SPAWN}\n    {LOADER}')
