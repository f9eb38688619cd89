# releases: >=2.10
"""`//`, `remainder`, `fmod` and rounding to the floor pass; `rounding_mode="trunc"` ends the process by SIGFPE."""

import os
import signal

import torch

smallest = torch.full((3,), torch.iinfo(torch.int64).min)
minus_one = -torch.ones_like(smallest)
assert torch.equal(smallest // minus_one, smallest)
assert torch.equal(torch.div(smallest, minus_one, rounding_mode="floor"), smallest)
assert not torch.remainder(smallest, minus_one).any() and not torch.fmod(smallest, minus_one).any()

child = os.fork()
if child == 0:
    torch.div(smallest, minus_one, rounding_mode="trunc")
    os._exit(0)
status = os.waitpid(child, 0)[1]
assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGFPE
