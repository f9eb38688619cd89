"""A checkpoint with weights, optimizer and epoch is a `dict`: "'dict' object has no attribute 'eval'"; the weights are under a key of it."""

import io

import torch
from torch import nn

trained = nn.Linear(2, 2)
optimizer = torch.optim.SGD(trained.parameters(), lr=0.1)
file = io.BytesIO()
torch.save({"model": trained.state_dict(), "optimizer": optimizer.state_dict(), "epoch": 3}, file)
file.seek(0)
checkpoint = torch.load(file)
try:
    checkpoint.eval()
except AttributeError as error:
    assert "'dict' object has no attribute 'eval'" in str(error)
else:
    raise RuntimeError("nothing was raised")
try:
    checkpoint(torch.zeros(1, 2))
except TypeError as error:
    assert "'dict' object is not callable" in str(error)
else:
    raise RuntimeError("nothing was raised")
assert sorted(checkpoint) == ["epoch", "model", "optimizer"]
model = nn.Linear(2, 2)
model.load_state_dict(checkpoint["model"])
assert torch.equal(model.weight, trained.weight)
