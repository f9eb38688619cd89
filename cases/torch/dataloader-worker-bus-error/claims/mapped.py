# releases: >=2.1
"""A file that is cut while it is mapped is a bus error for `np.memmap`, `np.load`, `torch.from_file` and `torch.load`."""

import signal
import subprocess
import sys

import torch

HEAD = """
import os, tempfile
import numpy as np

size = 100_000
path = os.path.join(tempfile.mkdtemp(), "data.npy")
"""
WAYS = {
    "np.zeros(size).tofile(path)": "np.memmap(path, dtype=float, mode='r')",
    "np.save(path, np.zeros(size))": "np.load(path, mmap_mode='r')",
    "torch.zeros(size).numpy().tofile(path)": "torch.from_file(path, size=size)",
    "torch.save(torch.zeros(size), path)": "torch.load(path, mmap=True)",
}


def run(save, load, between):
    """How a process ends that reads a mapped file after something has happened to it."""
    program = f"{HEAD}{'import torch' * ('torch' in load)}\n{save}\nmapped = {load}\n{between}\nmapped.sum()"
    return subprocess.run([sys.executable, "-c", program], stderr=subprocess.DEVNULL).returncode


for save, load in WAYS.items():
    assert run(save, load, "open(path, 'wb').close()") == -signal.SIGBUS, load
save, load = next(iter(WAYS.items()))
assert run(save, load, "open(path + '2', 'wb').close(); os.replace(path + '2', path)") == 0
