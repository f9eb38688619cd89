"""`weight.data = new`, `weight.data.copy_(new)` and `weight.data[:] = new` all have a wrong gradient."""

import torch

for way in ("assigned", "copied", "indexed"):
    x, weight = torch.ones(1, requires_grad=True), torch.full((1,), 3.0, requires_grad=True)
    y = x * weight
    new = torch.full((1,), 0.5)
    if way == "assigned":
        weight.data = new
    elif way == "copied":
        weight.data.copy_(new)
    else:
        weight.data[:] = new
    y.backward()
    assert y.item() == 3.0 and x.grad.item() == 0.5, way
