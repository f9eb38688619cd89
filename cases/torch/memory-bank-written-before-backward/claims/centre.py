"""A running centre or prototype that is updated with `mul_` and `add_` has the same message."""

import torch

features, centre = torch.randn(6, 3, requires_grad=True), torch.zeros(3)
loss = (features - centre).pow(2).sum() + (features * centre).sum()
centre.mul_(0.9).add_(features.detach().mean(0), alpha=0.1)
try:
    loss.backward()
except RuntimeError as error:
    assert "[torch.FloatTensor [3]] is at version 2; expected version 0 instead" in str(error)
else:
    raise AssertionError("the change was not noticed")
