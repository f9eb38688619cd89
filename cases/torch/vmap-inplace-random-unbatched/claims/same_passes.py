"""One draw for all samples may be written into the buffer."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

first, second = vmap(lambda x: x + torch.empty(3).normal_(), randomness="same")(torch.zeros(2, 3))
assert torch.equal(first, second)
