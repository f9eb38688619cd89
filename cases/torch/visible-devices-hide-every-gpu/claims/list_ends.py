"""The list ends at the first number that does not exist: with `0,99` there is a GPU, with `99,0` there is none; an empty value and `-1` hide all."""

import os

import torch


def available(value):
    """Return whether a process with this value has a GPU."""
    child = os.fork()
    if child == 0:
        os.environ["CUDA_VISIBLE_DEVICES"] = value
        os._exit(torch.cuda.is_available())
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1


assert available("0")
assert available("0,99")
assert not available("99,0")
assert not available("")
assert not available("-1")
