"""clip_grad_norm_ leaves parameters without a gradient out, and gives the norm of the others."""

import torch
from torch import nn

model = nn.ModuleDict({"used": nn.Linear(3, 1), "spare": nn.Linear(3, 1)})
model["used"](torch.ones(2, 3)).sum().backward()
gradients = [p.grad for p in model["used"].parameters()]
expected = torch.cat([gradient.flatten() for gradient in gradients]).norm()
total = nn.utils.clip_grad_norm_(model.parameters(), 1e9)
assert torch.allclose(total, expected)
