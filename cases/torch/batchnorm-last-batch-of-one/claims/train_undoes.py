"""`model.train()` ends the evaluation mode of a layer; one that is set after it stays."""

import torch

model = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.BatchNorm1d(3))
model[1].eval()
model.train()
try:
    model(torch.ones(1, 4))
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("nothing was raised")
model[1].eval()
assert model(torch.ones(1, 4)).shape == (1, 3)
