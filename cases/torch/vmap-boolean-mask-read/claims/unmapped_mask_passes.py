"""A mask that is not mapped over, one for all samples, passes."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

tokens = torch.arange(12.0).reshape(3, 4)
visible = torch.tensor([True, False, True, True])

result = vmap(lambda row: row[visible].mean())(tokens)
assert result.tolist() == [row[visible].mean().item() for row in tokens]
