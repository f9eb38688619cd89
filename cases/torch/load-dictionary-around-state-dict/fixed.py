"""Load the weights of a training checkpoint into the model that is to be served."""

import io
import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(32, 4).to(DEVICE), torch.randint(2, (32,)).to(DEVICE)


def make():
    """A small classifier."""
    return nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2)).to(DEVICE)


model = make()
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
for epoch in range(3):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
file = io.BytesIO()
torch.save(
    {"epoch": epoch, "state_dict": model.state_dict(), "optimizer": optimizer.state_dict()}, file
)

file.seek(0)
checkpoint = torch.load(file)
served = make()
served.load_state_dict(checkpoint["state_dict"])

result = served(x).detach()
assert torch.equal(result, model(x))
