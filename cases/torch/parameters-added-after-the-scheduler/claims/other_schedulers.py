"""Three schedulers leave the new group at its rate, or raise ValueError, as LambdaLR."""

import torch
from torch.optim import lr_scheduler

for kind, options in (
    (lr_scheduler.MultiplicativeLR, {"lr_lambda": lambda epoch: 0.5}),
    (lr_scheduler.CyclicLR, {"base_lr": 0.1, "max_lr": 1.0}),
    (lr_scheduler.CosineAnnealingWarmRestarts, {"T_0": 5}),
):
    one, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
    optimizer = torch.optim.SGD(one.parameters(), lr=1.0, momentum=0.9)
    scheduler = kind(optimizer, **options)
    optimizer.add_param_group({"params": other.parameters()})
    optimizer.step()
    try:
        scheduler.step()
    except ValueError as error:
        assert "zip() argument 2" in str(error)
    else:
        assert optimizer.param_groups[1]["lr"] == 1.0, kind
