"""Copy the weights of a trained model into a new one, and predict with that."""

import torch
from torch import nn


def make_model():
    return nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))


torch.manual_seed(0)
trained = make_model()
inputs = torch.randn(4, 8)

model = make_model()
model = model.load_state_dict(trained.state_dict())
model.eval()

with torch.no_grad():
    result = model(inputs)
    assert torch.equal(result, trained(inputs))
