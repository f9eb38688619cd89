"""Adam updates such a parameter twice in a step as well, and counts two steps."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.Adam([weight, weight], lr=0.1)
weight.grad = torch.ones(1)
optimizer.step()
assert abs(1.0 - weight.item() - 0.2) < 1e-4
assert int(optimizer.state[weight]["step"]) == 2
