"""Train a network with gradient clipping, and ask for the parameters in each place."""

import torch
from torch import nn

torch.manual_seed(0)
x, y = torch.randn(32, 4), 100 * torch.randn(32, 1)
model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

norms = []
for _ in range(5):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(x), y).backward()
    nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
    norms.append(float(torch.stack([p.grad.norm() for p in model.parameters()]).norm()))
    optimizer.step()

assert max(norms) < 1.01, f"a gradient has the norm {max(norms):.0f} after clipping to 1"
result = model(x).detach()
