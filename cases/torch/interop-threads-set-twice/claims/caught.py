# releases: >=2.1
"""The RuntimeError of the second call can be caught, and the number of the first one stays."""

import torch

torch.set_num_interop_threads(1)
try:
    torch.set_num_interop_threads(3)
except RuntimeError:
    caught = True
assert caught and torch.get_num_interop_threads() == 1
