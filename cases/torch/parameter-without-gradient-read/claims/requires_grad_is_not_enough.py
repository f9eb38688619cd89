"""A parameter that the loss does not use has requires_grad True and grad None."""

import torch
from torch import nn

model = nn.ModuleDict({"used": nn.Linear(3, 1), "spare": nn.Linear(3, 1)})
model["used"](torch.ones(2, 3)).sum().backward()
wanting = [name for name, p in model.named_parameters() if p.requires_grad and p.grad is None]
assert wanting == ["spare.weight", "spare.bias"]
