"""An optimizer made before keeps the old parameter: a new nn.Parameter is not trained, copied values are."""

import torch
from torch import nn


def trained(change):
    layer = nn.Linear(2, 1, bias=False)
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
    change(layer)
    layer(torch.ones(1, 2)).sum().backward()
    optimizer.step()
    return not layer.weight.eq(1).all()


def replace(layer):
    layer.weight = nn.Parameter(torch.ones(1, 2))


def copy(layer):
    with torch.no_grad():
        layer.weight.copy_(torch.ones(1, 2))


assert not trained(replace)
assert trained(copy)
