"""Average the weights of a network during training."""

import os

import torch
from torch import nn
from torch.nn.utils import weight_norm
from torch.optim.swa_utils import AveragedModel

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
y = (x[:, 0] > 0).long()
model = nn.Sequential(weight_norm(nn.Linear(4, 8)), nn.ReLU(), nn.Linear(8, 2)).to(DEVICE)
average = AveragedModel(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    average.update_parameters(model)
    losses.append(loss.item())

result = nn.functional.cross_entropy(average(x), y).detach()
assert losses[-1] < losses[0] / 2
assert losses[-1] < result < losses[0]
