# releases: >=2.2
"""Since 2.2 the rate is 0.001 where none is given: nothing is raised, and after 100 steps the fit is still far from that of a rate of 0.1."""

import torch
from torch import nn


def fit(**options):
    torch.manual_seed(0)
    inputs = torch.linspace(-1, 1, 64)[:, None]
    model = nn.Linear(1, 1)
    optimizer = torch.optim.SGD(model.parameters(), momentum=0.9, **options)
    for _ in range(100):
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(inputs), 3 * inputs + 1)
        loss.backward()
        optimizer.step()
    return optimizer.defaults["lr"], loss.item()


rate, loss = fit()
assert rate == 0.001
assert loss > 0.1
assert fit(lr=0.1)[1] < 0.001
