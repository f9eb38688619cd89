# releases: >=2.5
"""The rates kept from the group of the optimizer are one tensor, which the scheduler fills."""

import torch

optimizer = torch.optim.SGD(
    [torch.nn.Parameter(torch.ones(1))], lr=torch.tensor(0.1), foreach=False
)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
rates = []
for _ in range(3):
    rates.append(optimizer.param_groups[0]["lr"])
    optimizer.step()
    scheduler.step()
assert rates[0] is rates[1] is rates[2]
assert abs(float(rates[0]) - 0.0125) < 1e-6
