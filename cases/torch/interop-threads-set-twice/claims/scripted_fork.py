# releases: >=2.1
"""After a fork in scripted code the number cannot be set."""

import torch


@torch.jit.script
def successor(x):
    return x + 1


@torch.jit.script
def parallel(x):
    return torch.jit.wait(torch.jit.fork(successor, x))


parallel(torch.ones(2))
try:
    torch.set_num_interop_threads(1)
except RuntimeError as error:
    assert "cannot set number of interop threads" in str(error)
else:
    raise AssertionError("nothing was raised")
