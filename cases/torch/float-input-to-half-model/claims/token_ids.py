"""Token ids do not meet it: their embedding has the type of the model."""

import torch
from torch import nn

model = nn.Sequential(nn.Embedding(8, 4), nn.Linear(4, 2)).to(torch.bfloat16)
assert model(torch.tensor([[1, 2]])).dtype == torch.bfloat16
