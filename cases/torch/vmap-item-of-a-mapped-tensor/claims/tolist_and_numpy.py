"""`.tolist()` and `.numpy()` of a mapped tensor say "Cannot access data pointer of Tensor that doesn't have storage"."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for function in (lambda x: torch.tensor(x.tolist()), lambda x: torch.from_numpy(x.numpy())):
    try:
        vmap(function)(torch.ones(2, 8))
    except RuntimeError as error:
        assert str(error) == "Cannot access data pointer of Tensor that doesn't have storage", error
    else:
        raise AssertionError("nothing was raised")
