"""A tensor that is the same for all samples may be the start of a slice."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

signals, start = torch.arange(64.0).reshape(2, 32), torch.tensor(3)
crops = vmap(lambda s, start: s[start : start + 8], in_dims=(0, None))(signals, start)
assert torch.equal(crops, signals[:, 3:11])
