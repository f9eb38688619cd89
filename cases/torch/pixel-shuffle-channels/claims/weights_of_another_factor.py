"""The weights of the convolution for a factor of 2 do not load into that for 3; those before it do."""

import torch
from torch import nn


def network(factor):
    last = nn.Conv2d(32, 3 * factor**2, 3, padding=1)
    return nn.Sequential(nn.Conv2d(3, 32, 3, padding=1), nn.ReLU(), last, nn.PixelShuffle(factor))


trained = network(2).state_dict()
model = network(3)
try:
    model.load_state_dict(trained)
except RuntimeError as error:
    assert "size mismatch for 2.weight" in str(error) and "size mismatch for 0.weight" not in str(error)
else:
    raise AssertionError("nothing was raised")
model.load_state_dict({key: value for key, value in trained.items() if not key.startswith("2.")}, strict=False)
assert torch.equal(model[0].weight, trained["0.weight"])
