"""With `strict=True` and `tie_weights=False` the names of `named_parameters()` are too few."""

from torch.func import functional_call

import torch

encoder = torch.nn.Linear(2, 2)
model = torch.nn.Sequential(encoder, torch.nn.Sequential(encoder))
given = {name: torch.zeros_like(weight) for name, weight in model.named_parameters()}
try:
    functional_call(model, given, (torch.ones(1, 2),), tie_weights=False, strict=True)
except RuntimeError as error:
    assert "Missing key(s)" in str(error)
else:
    raise AssertionError("nothing was raised")
