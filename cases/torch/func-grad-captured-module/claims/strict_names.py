# releases: >=2.15
"""A weight left out is a constant; `strict=True` names it."""

import torch
from torch.func import functional_call, grad

model = torch.nn.Linear(3, 1)
given = {"weight": model.weight.detach()}
functional_call(model, given, (torch.ones(2, 3),))
try:
    functional_call(model, given, (torch.ones(2, 3),), strict=True)
except RuntimeError as error:
    assert "bias" in str(error)
else:
    raise AssertionError("nothing was raised")
