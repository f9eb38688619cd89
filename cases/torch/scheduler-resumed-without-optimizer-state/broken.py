"""Train three epochs, and resume with a scheduler that is told the epoch."""

import torch
from torch.optim.lr_scheduler import StepLR

torch.manual_seed(0)


def train(optimizer, scheduler, epochs):
    """Train for some epochs and return the rate of each."""
    rates = []
    for _ in range(epochs):
        rates.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step()
    return rates


model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = StepLR(optimizer, step_size=2)
rates = train(optimizer, scheduler, 3)
checkpoint = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "scheduler": scheduler.state_dict()}

# The program starts again.
model = torch.nn.Linear(4, 2)
model.load_state_dict(checkpoint["model"])
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = StepLR(optimizer, step_size=2, last_epoch=2)
rates += train(optimizer, scheduler, 3)

result = torch.tensor(rates)
assert torch.allclose(result, torch.tensor([0.1, 0.1, 0.01, 0.01, 0.001, 0.001])), rates
