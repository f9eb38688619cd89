"""A tensor that a transform wraps is printed as GradTrackingTensor or BatchedTensor, also after `detach`."""

import torch

try:
    from torch.func import grad, jacfwd, jacrev, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad, jacfwd, jacrev, vmap

seen = []


def function(x):
    """A sum of what is printed."""
    seen.append(repr(x.detach()))
    return x.sum()


for transform, x in ((grad, torch.ones(2)), (jacrev, torch.ones(2)), (jacfwd, torch.ones(2)), (vmap, torch.ones(2, 2))):
    transform(function)(x)
    assert seen.pop().startswith("BatchedTensor(lvl=" if transform is vmap else "GradTrackingTensor(lvl=")
