"""A batch of ids that was not moved gives the same words."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

table = torch.nn.Embedding(4, 2).to(DEVICE)
ids = torch.tensor([0, 3])
try:
    table(ids)
except RuntimeError as error:
    assert "Expected all tensors to be on the same device" in str(error)
    assert "index" in str(error) and "index_select" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert table(ids.to(DEVICE)).shape == (2, 2)
