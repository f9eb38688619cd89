"""Train two models, whose optimizers start with one number as their rate."""

import torch

torch.manual_seed(0)
x = torch.randn(16, 3)
start = 0.1
models = [torch.nn.Linear(3, 1) for _ in range(2)]
optimizers = [torch.optim.SGD(model.parameters(), lr=start, foreach=False) for model in models]
schedulers = [
    torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5) for optimizer in optimizers
]

for _ in range(3):
    for model, optimizer in zip(models, optimizers):
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()
    for scheduler in schedulers:
        scheduler.step()

rates = [round(float(optimizer.param_groups[0]["lr"]), 4) for optimizer in optimizers]
assert rates == [0.0125, 0.0125], "after three epochs the rates are %s and %s, not 0.0125" % tuple(
    rates
)
result = models[0].weight.detach()
