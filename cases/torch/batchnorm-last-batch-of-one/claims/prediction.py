"""A prediction for one sample is refused in training mode and passes after `eval`."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.BatchNorm1d(3))
try:
    model(torch.ones(1, 4))
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("nothing was raised")
assert model.eval()(torch.ones(1, 4)).shape == (1, 3)
