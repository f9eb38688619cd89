"""Save the weights of a model, and load them into a second one for predictions."""

import os
import tempfile

import torch
from torch import nn


def make_model():
    return nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))


torch.manual_seed(0)
path = os.path.join(tempfile.mkdtemp(), "weights.pt")
trained = make_model()
torch.save(trained.state_dict(), path)

model = make_model()
model.load_state_dict(torch.load(path))
model.eval()

inputs = torch.randn(4, 8)
with torch.no_grad():
    result = model(inputs)
    assert torch.equal(result, trained(inputs))
