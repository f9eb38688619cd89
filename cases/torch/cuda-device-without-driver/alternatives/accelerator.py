# releases: >=2.6
"""Train on the accelerator that is there, or on the CPU."""

import torch

has_one = torch.accelerator.is_available()
device = torch.accelerator.current_accelerator() if has_one else torch.device("cpu")
torch.manual_seed(0)
x, y = torch.randn(32, 4), torch.randn(32, 1)
model = torch.nn.Linear(4, 1)
model = model.to(device)
x, y = x.to(device), y.to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for _ in range(20):
    loss = torch.nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[-1]
assert result < losses[0]
