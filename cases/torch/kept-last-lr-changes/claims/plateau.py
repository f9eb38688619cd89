# releases: >=2.5
"""`ReduceLROnPlateau` makes a new tensor, so that a history of it stays."""

import torch

optimizer = torch.optim.SGD(
    [torch.nn.Parameter(torch.ones(1))], lr=torch.tensor(0.1), foreach=False
)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=0)
rates = []
for _ in range(3):
    rates.append(scheduler.get_last_lr()[0])
    scheduler.step(1.0)
assert [round(float(rate), 4) for rate in rates] == [0.1, 0.1, 0.05]
