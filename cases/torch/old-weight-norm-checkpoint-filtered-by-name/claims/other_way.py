"""The old names load into a new model; the new names do not load into an old model."""

import warnings

warnings.simplefilter("ignore")

import torch
from torch import nn

old = nn.utils.weight_norm(nn.Linear(4, 3))
new = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3))
new.load_state_dict(old.state_dict())
assert torch.equal(new.parametrizations.weight.original1, old.weight_v)
try:
    old.load_state_dict(new.state_dict())
except RuntimeError as error:
    assert 'Missing key(s) in state_dict: "weight_g", "weight_v".' in str(error)
else:
    raise AssertionError("nothing was raised")
