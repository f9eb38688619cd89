"""Train what is not frozen, and ask the model anew in each place."""

import torch
from torch import nn

torch.manual_seed(0)
x, y = torch.randn(32, 4), torch.randint(2, (32,))
features, head = nn.Linear(4, 8), nn.Linear(8, 2)
model = nn.Sequential(features, nn.Tanh(), head)
features.requires_grad_(False)

print("training %d parameters" % sum(p.numel() for p in model.parameters() if p.requires_grad))
optimizer = torch.optim.SGD(filter(lambda p: p.requires_grad, model.parameters()), lr=0.5)
losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert sum(len(group["params"]) for group in optimizer.param_groups) == 2
assert losses[-1] < losses[0]
