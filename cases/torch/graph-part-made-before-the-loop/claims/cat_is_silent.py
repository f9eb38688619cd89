# releases: >=2.5
"""`torch.cat` before the loop raises nothing, and the loss stays that of the first iteration."""

import torch

low = torch.zeros(2, requires_grad=True)
high = torch.ones(2, requires_grad=True)
optimizer = torch.optim.SGD([low, high], lr=0.1)

weights = torch.cat([low, high])
losses = []
for _ in range(10):
    loss = (weights - 3).pow(2).sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] == losses[0]
assert low.min() > 3
