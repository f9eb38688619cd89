"""Put the list into a tensor: a tensor may be indexed with a mapped one. A factor needs no number at all."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

weights = torch.tensor([0.5, 1.0, 2.0])
x, kinds = torch.ones(2, 8), torch.tensor([0, 2])
assert vmap(lambda x, kind: x * weights[kind[None]])(x, kinds)[:, 0].tolist() == [0.5, 2.0]
assert vmap(lambda x: x / x.max())(2 * x).eq(1).all()
