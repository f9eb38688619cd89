"""The other layers have been loaded when the error is raised."""

import torch
from torch import nn

trained = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 100))
model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 5))
try:
    model.load_state_dict(trained.state_dict())
except RuntimeError as error:
    assert "size mismatch for 1.weight" in str(error)
assert torch.equal(model[0].weight, trained[0].weight)
