"""`bincount` of an input that is not batched gives no warning."""

import warnings

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

labels = torch.tensor([0, 1, 1, 3])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    result = vmap(lambda x: x + torch.bincount(labels, minlength=4))(torch.zeros(3, 4))
assert result.tolist() == [[1, 2, 0, 1]] * 3
