# releases: >=2.1
"""A forked process cannot set the number that its parent has set."""

import os

import torch

torch.set_num_interop_threads(1)
child = os.fork()
if child == 0:
    try:
        torch.set_num_interop_threads(1)
    except RuntimeError:
        os._exit(7)
    os._exit(0)
assert os.waitpid(child, 0)[1] >> 8 == 7
