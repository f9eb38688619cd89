"""`to`, `cuda`, `train` and `parameters` of it are missing in the same words; called it is "not callable"."""

import torch
from torch import nn

model = nn.Linear(2, 2)
model = model.load_state_dict(model.state_dict())
for name in ("to", "cuda", "train", "parameters", "eval"):
    try:
        getattr(model, name)
    except AttributeError as error:
        assert f"'_IncompatibleKeys' object has no attribute '{name}'" in str(error)
    else:
        raise RuntimeError("nothing was raised")
try:
    model(torch.zeros(1, 2))
except TypeError as error:
    assert "'_IncompatibleKeys' object is not callable" in str(error)
else:
    raise RuntimeError("nothing was raised")
