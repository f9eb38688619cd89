"""A trained model has a higher loss while values are dropped."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
x = torch.randn(256, 8)
y = x.sum(1, keepdim=True)
model = torch.nn.Sequential(torch.nn.Linear(8, 32), torch.nn.Dropout(0.5), torch.nn.Linear(32, 1))
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
for _ in range(200):
    loss = F.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

dropped = F.mse_loss(model(x), y)
kept = F.mse_loss(model.eval()(x), y)
assert dropped > 2 * kept
