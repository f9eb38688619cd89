"""A NaN loss is not refused: backward and step write NaN, and the next forward raises."""

import torch
from torch import nn
from torch.distributions import Normal

torch.manual_seed(0)
network = nn.Linear(3, 1)
optimizer = torch.optim.Adam(network.parameters())
observations, advantages = torch.randn(4, 3), torch.tensor([1.0, 0.0, float("nan"), 2.0])
policy = Normal(network(observations), 1.0)
loss = -(policy.log_prob(policy.sample())[:, 0] * advantages).mean()
loss.backward()
optimizer.step()
assert loss.isnan() and network.weight.isnan().all()
try:
    Normal(network(observations), 1.0)
except ValueError as error:
    assert "Expected parameter loc (Tensor of shape (4, 1))" in str(error)
else:
    raise AssertionError("nothing was raised")
