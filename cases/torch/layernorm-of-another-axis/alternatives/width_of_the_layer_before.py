"""After a layer of another width, the normalisation takes its number of outputs."""

import torch
from torch import nn

torch.manual_seed(0)
hidden = nn.Linear(16, 48)
model = nn.Sequential(hidden, nn.LayerNorm(hidden.out_features), nn.Linear(48, 4))
assert model(torch.rand(5, 16)).shape == (5, 4)
