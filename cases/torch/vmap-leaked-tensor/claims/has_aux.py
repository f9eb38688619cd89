"""`grad` and `jacrev` return more with `has_aux=True`."""

import torch

try:
    from torch.func import grad, jacrev
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, jacrev

x = torch.ones(3)
assert torch.equal(grad(lambda x: (x.sum(), 2 * x), has_aux=True)(x)[1], 2 * x)
assert torch.equal(jacrev(lambda x: (x + 1, 2 * x), has_aux=True)(x)[1], 2 * x)
