"""Adam keeps the NaN in its moments: weights that are restored are NaN again after the next step."""

import torch

weight = torch.nn.Parameter(torch.ones(2))
optimizer = torch.optim.Adam([weight])
weight.grad = torch.full((2,), float("nan"))
optimizer.step()

weight.data = torch.ones(2)
weight.grad = torch.ones(2)
optimizer.step()
assert weight.isnan().all()
