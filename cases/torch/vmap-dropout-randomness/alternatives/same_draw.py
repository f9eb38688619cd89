"""One draw for all samples."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

torch.manual_seed(0)
model = torch.nn.Dropout(0.5)
first, second = vmap(model, randomness="same")(torch.ones(2, 64))
assert torch.equal(first, second)
assert set(first.tolist()) == {0.0, 2.0}
