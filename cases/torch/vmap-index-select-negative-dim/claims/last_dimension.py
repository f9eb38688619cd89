# releases: <2
"""With -1 it does not crash: two indices raise a RuntimeError, one index gives a wrong shape, and of a vector the result is right."""

import torch
from functorch import vmap

nodes = torch.arange(24.0).reshape(4, 3, 2)
try:
    vmap(lambda node: node.index_select(-1, torch.tensor([1, 0])))(nodes)
except RuntimeError as error:
    assert "is invalid for input of size 2" in str(error), error
else:
    raise AssertionError("nothing was raised")

one = vmap(lambda node: node.index_select(-1, torch.tensor([1])))(nodes)
assert one.shape == (4, 3, 2) and nodes.index_select(-1, torch.tensor([1])).shape == (4, 3, 1)

vectors = nodes[:, :, 0]
swapped = vmap(lambda vector: vector.index_select(-1, torch.tensor([1, 0])))(vectors)
assert torch.equal(swapped, vectors[:, [1, 0]])
