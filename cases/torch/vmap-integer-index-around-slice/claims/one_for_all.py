"""An integer `i` that is not mapped gives the right result under vmap."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

torch.manual_seed(0)
videos = torch.randn(2, 5, 3, 8)
frame, columns = torch.tensor(1), torch.tensor([[0, 2, 4, 6], [1, 3, 5, 7]])
result = vmap(lambda x, j: x[frame, :, j])(videos, columns)
assert torch.equal(result, torch.stack([x[frame, :, j] for x, j in zip(videos, columns)]))
