# releases: >=2.5
"""The uncopied `model.state_dict()` fails as well."""

import torch
from torch.func import functional_call

model = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Linear(3, 3))
model[1].weight = model[0].weight
try:
    functional_call(model, model.state_dict(), (torch.ones(2, 3),))
except ValueError as error:
    assert "which are tied" in str(error)
else:
    raise AssertionError("nothing was raised")
