"""A group for each model, with a rate of its own."""

import torch
from torch import nn

torch.manual_seed(0)
encoder, classifier = nn.Linear(4, 8), nn.Linear(8, 3)
optimizer = torch.optim.SGD([{"params": encoder.parameters(), "lr": 0.05}, {"params": classifier.parameters()}], lr=0.5)
assert [group["lr"] for group in optimizer.param_groups] == [0.05, 0.5]
assert [len(group["params"]) for group in optimizer.param_groups] == [2, 2]
