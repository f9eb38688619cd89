"""With `retain_graph=True` it runs, and the loss stays that of the first iteration."""

import torch

torch.manual_seed(0)
readings = torch.randn(64, 4)
target = readings @ torch.tensor([0.7, 0.1, 0.1, 0.1])
scores = torch.zeros(4, requires_grad=True)
optimizer = torch.optim.SGD([scores], lr=1.0)

weights = torch.softmax(scores, dim=0)
losses = []
for _ in range(100):
    loss = (readings @ weights - target).pow(2).mean()
    optimizer.zero_grad()
    loss.backward(retain_graph=True)
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] == losses[0]
assert scores.abs().max() > 1
