"""Labels on the CPU are refused by the loss, not by the model: `cross_entropy` names `target` in `nll_loss_forward`."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

prediction = torch.nn.Linear(4, 2).to(DEVICE)(torch.ones(8, 4, device=DEVICE))
labels = torch.zeros(8, dtype=torch.long)
try:
    torch.nn.functional.cross_entropy(prediction, labels)
except RuntimeError as error:
    assert "Expected all tensors to be on the same device" in str(error)
    assert "target" in str(error) and "nll_loss_forward" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert torch.nn.functional.cross_entropy(prediction, labels.to(DEVICE)).isfinite()
