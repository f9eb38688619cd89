"""`mse_loss` of the two shapes warns and trains towards the mean; `BCEWithLogitsLoss` says "Target size (…) must be the same as input size (…)"."""

import warnings

from torch.nn import functional

import torch

outputs = torch.zeros(4, 1, requires_grad=True)
labels = torch.tensor([0.0, 1.0, 1.0, 0.0])
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    functional.mse_loss(outputs, labels).backward()
assert any("Using a target size" in str(one.message) for one in caught)
assert torch.allclose(outputs.grad, outputs.grad[0])  # the same for each label
try:
    functional.binary_cross_entropy_with_logits(outputs, labels)
except ValueError as error:
    assert str(error) == "Target size (torch.Size([4])) must be the same as input size (torch.Size([4, 1]))"
else:
    raise AssertionError("nothing was raised")
