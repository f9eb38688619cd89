"""The smallest int64 and int32, divided by -1 in any of these ways, end the process by SIGFPE; int16 and int8 do not."""

import os
import signal

import torch


def signal_of(divide, dtype):
    """What kills a process that divides the smallest number of this type by -1."""
    smallest = torch.full((3,), torch.iinfo(dtype).min, dtype=dtype)
    child = os.fork()
    if child == 0:
        divide(smallest, -torch.ones_like(smallest))
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else None


for divide in (
    lambda a, b: a // b,
    lambda a, b: a // -1,
    torch.remainder,
    torch.fmod,
    lambda a, b: torch.div(a, b, rounding_mode="floor"),
    lambda a, b: torch.div(a, b, rounding_mode="trunc"),
):
    for dtype in (torch.int64, torch.int32):
        assert signal_of(divide, dtype) == signal.SIGFPE
    for dtype in (torch.int16, torch.int8):
        assert signal_of(divide, dtype) is None
