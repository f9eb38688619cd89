"""`no_grad` around the update does not help; `.data` silences the check, and the gradient is wrong."""

import torch

torch.manual_seed(0)
weight, bank = torch.randn(3, requires_grad=True), torch.ones(3)
loss = (weight * bank).sum()
with torch.no_grad():
    bank.mul_(0.5)
try:
    loss.backward()
except RuntimeError as error:
    assert "modified by an inplace operation: [torch.FloatTensor [3]] is at version 1" in str(error)
else:
    raise AssertionError("the change was not noticed")

loss = (weight * bank).sum()
wanted = bank.clone()
bank.data.mul_(0.5)
loss.backward()
assert torch.equal(weight.grad, wanted / 2)
