"""Learn the headings of moving objects; coordinates too close to the origin are replaced by (1, 0)."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(2, 2, bias=False)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

moves = torch.tensor([[1.0, 0.5], [-0.3, 0.8], [0.0, 0.0]])  # the last object stands still
headings = torch.tensor([0.3, 2.0, 0.0])
moving = moves.abs().sum(dim=1) > 0

x, y = model(moves).unbind(dim=1)
safe = x * x + y * y > 1e-12
x, y = torch.where(safe, x, torch.ones_like(x)), torch.where(safe, y, torch.zeros_like(y))
errors = (torch.atan2(y, x) - headings)[moving]
loss = errors.square().mean()
loss.backward()
optimizer.step()
assert torch.isfinite(model.weight).all(), "the weights are NaN after one step"
result = model.weight.detach()
