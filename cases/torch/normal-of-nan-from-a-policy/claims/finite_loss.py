"""A finite loss has NaN gradients from the root of 0; `clip_grad_norm_` with `error_if_nonfinite=True` raises, and the weights are still right."""

import torch
from torch import nn

torch.manual_seed(0)
network = nn.Linear(3, 1)
distance = (network(torch.randn(4, 3)) * torch.tensor([[1.0], [0.0], [1.0], [1.0]])).pow(2).sqrt()
loss = distance.mean()
loss.backward()
assert loss.isfinite() and network.weight.grad.isnan().any()
try:
    nn.utils.clip_grad_norm_(network.parameters(), 1.0, error_if_nonfinite=True)
except RuntimeError as error:
    assert "non-finite" in str(error)
else:
    raise AssertionError("nothing was raised")
assert network.weight.isfinite().all()
