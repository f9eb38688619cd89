"""The list ends at the first number that does not exist: with `0,N` one GPU is visible, with `N,0` none; an empty value and `-1` hide all."""

import os
import subprocess
import sys

import torch


def visible(value):
    """Return the number of GPUs that a new process can use."""
    code = "import torch; print(torch.cuda.device_count() if torch.cuda.is_available() else 0)"
    env = {**os.environ, "CUDA_VISIBLE_DEVICES": value}
    return int(subprocess.run([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, check=True).stdout)


beyond = torch.cuda.device_count()
assert visible("0") == 1
assert visible("0,%d" % beyond) == 1
assert visible("%d,0" % beyond) == 0
assert visible("") == 0
assert visible("-1") == 0
