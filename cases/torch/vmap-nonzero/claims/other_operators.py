"""`unique` and `masked_select` are refused, since each sample would have another shape."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

for function, words in (
    (torch.unique, "dynamic shape"),
    (lambda x: torch.masked_select(x, x > 0), "differently shaped"),
):
    try:
        vmap(function)(torch.tensor([[1.0, 1.0], [1.0, 2.0]]))
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
