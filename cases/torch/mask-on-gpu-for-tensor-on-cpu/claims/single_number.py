"""An index of no dimensions on the GPU, such as the result of `argmax()`, passes."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

labels = torch.arange(4)
scores = torch.tensor([0.1, 0.2, 0.8, 0.1], device=DEVICE)
assert labels[scores.argmax()] == 2
try:
    labels[scores.argmax(0, keepdim=True)]
except RuntimeError as error:
    assert "indices should be either on cpu or on the same device as the indexed tensor (cpu)" in str(error)
else:
    raise AssertionError("nothing was raised")
