"""A tensor on the GPU takes an index or a mask on the CPU in brackets; `index_select` refuses it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores = torch.tensor([0.9, 0.2, 0.8, 0.1], device=DEVICE)
index = torch.tensor([0, 2])
assert torch.equal(scores[index], scores[index.to(DEVICE)])
assert torch.equal(scores[torch.tensor([True, False, True, False])], scores[index])
try:
    scores.index_select(0, index)
except RuntimeError as error:
    assert "Expected all tensors to be on the same device" in str(error)
else:
    raise AssertionError("nothing was raised")
