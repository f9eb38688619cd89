"""No gradient have a frozen parameter, one that the loss does not use, and all before the first backward pass."""

import torch
from torch import nn

layers = {"frozen": nn.Linear(3, 3), "used": nn.Linear(3, 1), "spare": nn.Linear(3, 1)}
model = nn.ModuleDict(layers)
model["frozen"].requires_grad_(False)


def without():
    return {name.split(".")[0] for name, p in model.named_parameters() if p.grad is None}


assert without() == {"frozen", "used", "spare"}
model["used"](model["frozen"](torch.ones(2, 3))).sum().backward()
assert without() == {"frozen", "spare"}
