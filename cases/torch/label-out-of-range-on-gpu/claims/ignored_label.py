"""`ignore_index=-1` leaves labels of -1 out of the mean; without it -1 is out of range, and -100 is left out."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

scores = torch.tensor([[1.0, 0.0, 2.0], [0.0, 3.0, 1.0]], device=DEVICE)
cross_entropy = torch.nn.functional.cross_entropy
first = cross_entropy(scores[:1], torch.tensor([2], device=DEVICE)).item()
assert cross_entropy(scores, torch.tensor([2, -1], device=DEVICE), ignore_index=-1).item() == first
assert cross_entropy(scores, torch.tensor([2, -100], device=DEVICE)).item() == first
try:
    cross_entropy(scores, torch.tensor([2, -1], device=DEVICE)).item()
except (RuntimeError, IndexError) as error:
    assert "device-side assert triggered" in str(error) or "out of bounds" in str(error), error
else:
    raise AssertionError("nothing was raised")
