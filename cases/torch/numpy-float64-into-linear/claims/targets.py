"""BCELoss refuses float64 targets of a float32 model when it is called, HuberLoss in the backward pass."""

import torch

outputs = torch.full((2,), 0.5, requires_grad=True)
targets = torch.zeros(2, dtype=torch.float64)
loss = torch.nn.HuberLoss()(outputs, targets)
for call in (loss.backward, lambda: torch.nn.BCELoss()(outputs, targets)):
    try:
        call()
    except RuntimeError as error:
        assert "Found dtype Double but expected Float" in str(error)
    else:
        raise AssertionError("nothing was raised")
