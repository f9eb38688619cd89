"""Train without warm-up by giving SequentialLR a first milestone of zero."""

import torch
from torch.optim.lr_scheduler import ConstantLR, LinearLR, SequentialLR

WARMUP = 0

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
warmup = ConstantLR(optimizer, factor=0.01, total_iters=10)
main = LinearLR(optimizer, start_factor=1.0, end_factor=0.5, total_iters=2)
scheduler = SequentialLR(optimizer, [warmup, main], milestones=[WARMUP])

rates = []
for _ in range(3):
    rates.append(round(optimizer.param_groups[0]["lr"], 4))
    optimizer.zero_grad()
    model(torch.randn(8, 4)).square().mean().backward()
    optimizer.step()
    scheduler.step()

assert rates == [1.0, 0.75, 0.5], "learning rates %s, not [1.0, 0.75, 0.5]" % rates
result = rates[0]
