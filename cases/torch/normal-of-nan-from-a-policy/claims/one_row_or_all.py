"""NaN in one observation makes one row NaN; NaN in the weights makes all rows NaN."""

import torch
from torch import nn

torch.manual_seed(0)
network = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
observations = torch.randn(4, 3)
bad = observations.clone()
bad[1, 2] = float("nan")
assert network(bad).isnan().all(1).tolist() == [False, True, False, False]
network[2].weight.grad = torch.full((2, 8), float("nan"))
torch.optim.SGD(network.parameters(), lr=0.1).step()
assert network(observations).isnan().all()
