"""A head that is replaced after the optimizer was made is not trained."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 100))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model[1] = nn.Linear(8, 5)
features, head = model[0].weight.clone(), model[1].weight.clone()
model(torch.ones(1, 4)).sum().backward()
optimizer.step()
assert not torch.equal(model[0].weight, features)
assert torch.equal(model[1].weight, head)
