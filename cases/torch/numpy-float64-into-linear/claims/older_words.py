# releases: <2.2
"""On 2.1 and older convolutions have other words, and MSELoss refuses float64 targets in the backward pass."""

import torch
from torch import nn

double = torch.ones(1, 2, 4, dtype=torch.float64)
outputs = torch.ones(2, requires_grad=True)
loss = nn.MSELoss()(outputs, torch.zeros(2, dtype=torch.float64))
for call, words in [
    (lambda: nn.Conv1d(2, 1, 1)(double), "expected scalar type Double but found Float"),
    (lambda: nn.Conv1d(2, 1, 1, bias=False)(double), "expected scalar type Double but found Float"),
    (loss.backward, "Found dtype Double but expected Float"),
]:
    try:
        call()
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
