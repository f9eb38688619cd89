"""HuberLoss refuses float64 targets of a float32 model, in the backward pass."""

import torch

outputs = torch.ones(2, requires_grad=True)
loss = torch.nn.HuberLoss()(outputs, torch.zeros(2, dtype=torch.float64))
try:
    loss.backward()
except RuntimeError as error:
    assert "Found dtype Double but expected Float" in str(error)
else:
    raise AssertionError("nothing was raised")
