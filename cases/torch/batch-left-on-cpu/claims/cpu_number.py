"""A tensor on the GPU takes a CPU tensor of no dimensions beside it; one with a dimension is refused, also one of one element."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(2, device=DEVICE)
assert (x * torch.tensor(3.0)).tolist() == [3.0, 3.0]
try:
    x * torch.tensor([3.0])
except RuntimeError as error:
    assert "Expected all tensors to be on the same device" in str(error)
else:
    raise AssertionError("nothing was raised")
