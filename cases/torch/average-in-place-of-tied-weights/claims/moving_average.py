"""A moving average over `state_dict()` moves tied weights by 19% at a decay of 0.9, and over `parameters()` by 10%."""

import torch
from torch import nn


def constant(number):
    """A model whose output layer has the weights of its embedding."""
    model = nn.Sequential(nn.Embedding(5, 4), nn.Linear(4, 5, bias=False))
    model[1].weight = model[0].weight
    nn.init.constant_(model[0].weight, number)
    return model


trained = constant(1.0)

ema = constant(0.0)
state = trained.state_dict()
for name, value in ema.state_dict().items():
    value.mul_(0.9).add_(state[name], alpha=0.1)
assert torch.allclose(ema[0].weight, torch.tensor(0.19))

ema = constant(0.0)
with torch.no_grad():
    for mine, new in zip(ema.parameters(), trained.parameters()):
        mine.mul_(0.9).add_(new, alpha=0.1)
assert torch.allclose(ema[0].weight, torch.tensor(0.1))
