"""A trainer for any scheduler asks for the kind, and gives the loss to ReduceLROnPlateau alone."""

import torch
from torch import nn
from torch.optim.lr_scheduler import ReduceLROnPlateau, StepLR

torch.manual_seed(0)
inputs, targets = torch.randn(16, 3), torch.randn(16, 1)
criterion = nn.MSELoss()


def train(kind, **options):
    torch.manual_seed(0)
    model = nn.Linear(3, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = kind(optimizer, **options)
    for _ in range(30):
        optimizer.zero_grad()
        criterion(model(inputs[:12]), targets[:12]).backward()
        optimizer.step()
        with torch.no_grad():
            loss = criterion(model(inputs[12:]), targets[12:])
        if isinstance(scheduler, ReduceLROnPlateau):
            scheduler.step(loss)
        else:
            scheduler.step()
    return optimizer.param_groups[0]["lr"]


assert train(ReduceLROnPlateau, factor=0.5, patience=0) < 0.1
assert abs(train(StepLR, step_size=15, gamma=0.1) - 0.001) < 1e-9
