"""A mapped tensor as the index of a Python list or the key of a dict, with `int` around it or not."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

weights = [0.5, 1.0, 2.0]
for function in (
    lambda x, kind: x * weights[kind],
    lambda x, kind: x * weights[int(kind)],
    lambda x, kind: x * {0: 0.5, 1: 1.0, 2: 2.0}[kind.item()],
):
    try:
        vmap(function)(torch.ones(2, 8), torch.tensor([0, 2]))
    except RuntimeError as error:
        assert "calling .item() on a Tensor" in str(error), error
    else:
        raise AssertionError("nothing was raised")
