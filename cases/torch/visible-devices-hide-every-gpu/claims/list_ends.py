"""The list ends at the first number that does not exist: with `0,16` one GPU is visible, with `16,0` none; an empty value and `-1` hide all."""

import os

import torch


def visible(value):
    """Return the number of GPUs that a new process can use."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.environ["CUDA_VISIBLE_DEVICES"] = value
        count = torch.cuda.device_count() if torch.cuda.is_available() else 0
        os.write(write, str(count).encode())
        os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    return int(os.read(read, 8))


assert visible("0") == 1
assert visible("0,16") == 1
assert visible("16,0") == 0
assert visible("") == 0
assert visible("-1") == 0
