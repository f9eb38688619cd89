"""A file of a whole model gives a model, not a state_dict; `state_dict()` of it is taken."""

import inspect
import io

import torch
from torch import nn

trained = nn.Linear(2, 2)
file = io.BytesIO()
torch.save(trained, file)
file.seek(0)
options = {"weights_only": False} if "weights_only" in inspect.signature(torch.load).parameters else {}
loaded = torch.load(file, **options)
model = nn.Linear(2, 2)
try:
    model.load_state_dict(loaded)
except TypeError as error:
    assert "Expected state_dict to be dict-like, got <class 'torch.nn.modules.linear.Linear'>" in str(error)
else:
    raise AssertionError("nothing was raised")
model.load_state_dict(loaded.state_dict())
assert torch.equal(model.weight, trained.weight)
