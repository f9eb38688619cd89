"""Tensors under all names of `state_dict()` are refused, and corrupt the slot with the advised tie_weights=False."""

import torch
from torch.func import functional_call

encoder = torch.nn.Linear(2, 2)
model = torch.nn.Sequential(encoder, torch.nn.Sequential(encoder))
given = {name: torch.zeros_like(weight) for name, weight in model.state_dict().items()}
try:
    functional_call(model, given, (torch.ones(1, 2),))
except ValueError as error:
    assert "got multiple values for keys" in str(error) and "tie_weights=False" in str(error)
else:
    raise AssertionError("nothing was raised")
assert isinstance(encoder.weight, torch.nn.Parameter)
functional_call(model, given, (torch.ones(1, 2),), tie_weights=False)
assert not isinstance(encoder.weight, torch.nn.Parameter)
