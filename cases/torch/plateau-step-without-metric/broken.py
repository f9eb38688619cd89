"""Train with a rate that is lowered when the validation loss no longer falls."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=0)
inputs = torch.randn(16, 3)
targets = torch.randn(16, 1)
criterion = nn.MSELoss()

for _ in range(30):
    optimizer.zero_grad()
    criterion(model(inputs[:12]), targets[:12]).backward()
    optimizer.step()
    with torch.no_grad():
        loss = criterion(model(inputs[12:]), targets[12:])
    scheduler.step()

result = optimizer.param_groups[0]["lr"]
assert result < 0.1
