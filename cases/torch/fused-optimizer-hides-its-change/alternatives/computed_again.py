"""Outputs that are computed again behind the step have the gradient of the new weights."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 1))
optimizer = torch.optim.Adam(model[1].parameters(), lr=0.5, fused=True)
x = torch.randn(16, 4)
model(x).mean().backward()
optimizer.step()
model.zero_grad()
outputs = model(x)
outputs.pow(2).mean().backward()
wanted = (2 * outputs.detach() / 16).t() @ (x.new_ones(16, 1) * x)
assert torch.allclose(model[0].weight.grad, model[1].weight.detach().t() @ wanted, atol=1e-5)
