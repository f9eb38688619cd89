"""A sparse tensor plus a dense one has the same words; the dense one first passes."""

import torch

sparse, dense = torch.eye(2).to_sparse(), torch.ones(2, 2)
try:
    sparse + dense
except RuntimeError as error:
    assert str(error) == "add(sparse, dense) is not supported. Use add(dense, sparse) instead."
else:
    raise AssertionError("nothing was raised")
assert (dense + sparse).tolist() == [[2, 1], [1, 2]]
