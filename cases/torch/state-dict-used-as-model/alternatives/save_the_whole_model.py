"""`torch.save(model, path)` saves the whole model; since 2.6 it is read with `weights_only=False`, for a file that you trust."""

import inspect
import os
import tempfile

import torch
from torch import nn

torch.manual_seed(0)
path = os.path.join(tempfile.mkdtemp(), "model.pt")
trained = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 3))
torch.save(trained, path)

options = {"weights_only": False} if "weights_only" in inspect.signature(torch.load).parameters else {}
model = torch.load(path, **options)
model.eval()
if tuple(int(part) for part in torch.__version__.split(".")[:2]) >= (2, 6):
    try:
        torch.load(path)
    except Exception as error:
        assert "Weights only load failed" in str(error)
    else:
        raise RuntimeError("nothing was raised")

inputs = torch.randn(4, 8)
with torch.no_grad():
    result = model(inputs)
    assert torch.equal(result, trained(inputs))
