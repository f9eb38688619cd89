"""`backward()` of a loss per sample raises; that of its mean gives the gradient of the mean loss."""

import torch
from torch import nn

model = nn.Linear(4, 2)
x, y = torch.randn(32, 4), torch.randint(2, (32,))
losses = nn.CrossEntropyLoss(reduction="none")(model(x), y)
try:
    losses.backward()
except RuntimeError as error:
    assert "grad can be implicitly created only for scalar outputs" in str(error), error
else:
    raise AssertionError("nothing was raised")
losses.mean().backward()
(expected,) = torch.autograd.grad(nn.functional.cross_entropy(model(x), y), model.weight)
assert torch.allclose(model.weight.grad, expected, atol=1e-6)
