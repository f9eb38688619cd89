# releases: >=2.9
"""torch.jit.load of a file of torch.export.save says the same, and torch.export.load reads it."""

import io

import torch

x = torch.ones(1, 4)
model = torch.nn.Linear(4, 2)
file = io.BytesIO()
torch.export.save(torch.export.export(model, (x,)), file)
file.seek(0)
try:
    torch.jit.load(file)
except RuntimeError as error:
    assert "failed locating file constants.pkl" in str(error)
else:
    raise AssertionError("nothing was raised")
file.seek(0)
assert torch.allclose(torch.export.load(file).module()(x), model(x))
