# releases: >=1.13
"""Choose between zero and the activation."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

hidden = torch.tensor([[1.0, 2.0, 3.0], [4.0, 6.0, 5.0]])
result = vmap(lambda h, t: torch.where(h < t, torch.zeros_like(h), h))(hidden, hidden.mean(dim=1))
assert result.tolist() == [[0.0, 2.0, 3.0], [0.0, 6.0, 5.0]]

values = torch.tensor([[7.0, 7.0, 7.0], [8.0, 8.0, 8.0]])
result = vmap(lambda h, v: torch.where(h < 4, v, h))(hidden, values)
assert result.tolist() == [[7.0, 7.0, 7.0], [4.0, 6.0, 5.0]]
