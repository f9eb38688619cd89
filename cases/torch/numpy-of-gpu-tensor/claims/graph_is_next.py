"""For a tensor with a gradient `.cpu().numpy()` raises "Can't call numpy() on Tensor that requires grad"; with `detach()` it passes."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

prediction = torch.ones(3, device=DEVICE, requires_grad=True) * 2
try:
    prediction.cpu().numpy()
except RuntimeError as error:
    assert "Can't call numpy() on Tensor that requires grad" in str(error)
else:
    raise AssertionError("nothing was raised")
assert prediction.detach().cpu().numpy().tolist() == [2, 2, 2]
