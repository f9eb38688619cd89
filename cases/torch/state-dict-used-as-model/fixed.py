"""Load what a training run saved, and predict with it."""

import os
import tempfile

import torch
from torch import nn

torch.manual_seed(0)
path = os.path.join(tempfile.mkdtemp(), "model.pt")
trained = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
torch.save(trained.state_dict(), path)

model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
model.load_state_dict(torch.load(path))
model.eval()

inputs = torch.randn(4, 8)
with torch.no_grad():
    result = model(inputs)
    assert torch.equal(result, trained(inputs))
