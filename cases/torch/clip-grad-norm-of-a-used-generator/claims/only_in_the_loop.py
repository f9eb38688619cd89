"""Kept for the clipping alone, the generator serves the first step: that one is clipped, later ones are not."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
parameters = model.parameters()
returned, norms = [], []
for _ in range(3):
    model.zero_grad()
    (1000 * model(torch.ones(2, 4))).sum().backward()
    returned.append(float(nn.utils.clip_grad_norm_(parameters, 1.0)))
    norms.append(float(torch.stack([p.grad.norm() for p in model.parameters()]).norm()))
assert returned[0] > 1000 and returned[1:] == [0.0, 0.0]
assert norms[0] < 1.01 and norms[1] > 1000 and norms[2] > 1000
