"""A matrix of integers and one of floats give another error; a one-hot matrix times weights passes once it is cast."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

one_hot = torch.nn.functional.one_hot(torch.tensor([0, 2], device=DEVICE), 3)
weights = torch.ones(3, 2, device=DEVICE)
try:
    one_hot @ weights
except RuntimeError as error:
    assert "not implemented" not in str(error), error
else:
    raise AssertionError("nothing was raised")
assert (one_hot.float() @ weights).tolist() == [[1.0, 1.0], [1.0, 1.0]]
