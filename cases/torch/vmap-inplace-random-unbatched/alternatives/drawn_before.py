"""Draw the noise of all samples before, and map over it."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

x = torch.zeros(4, 3)
noise = torch.nn.init.normal_(torch.empty(4, 3))
outputs = vmap(lambda x, noise: x + 0.1 * noise)(x, noise)
assert torch.equal(outputs, 0.1 * noise)
assert len(set(outputs[:, 0].tolist())) == 4
