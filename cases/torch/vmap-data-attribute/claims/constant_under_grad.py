# releases: >=1.13
"""`.data` works of a tensor that is not batched, and is a constant under `grad` and `vmap(grad(...))`."""

import torch

try:
    from torch.func import grad, vmap
except ImportError:  # torch 1.13 carries them in the functorch package of its own wheel
    from functorch import grad, vmap

batch = torch.tensor([4.0, 5.0])
weight = torch.nn.Parameter(torch.tensor(2.0))
assert vmap(lambda x: x * weight.data)(batch).tolist() == [8.0, 10.0]
assert vmap(lambda x, w: x * w.data, in_dims=(0, None))(batch, weight).tolist() == [8.0, 10.0]

assert grad(lambda x: x / x.data)(torch.tensor(4.0)) == 0.25
assert torch.allclose(vmap(grad(lambda x: x / x.data))(batch), 1 / batch)
