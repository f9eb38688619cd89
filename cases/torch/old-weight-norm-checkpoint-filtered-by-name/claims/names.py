"""The names: `weight_g` and `weight_v` became `original0` and `original1` of `parametrizations.weight`."""

import warnings

warnings.simplefilter("ignore")

import torch
from torch import nn

old = nn.utils.weight_norm(nn.Linear(4, 3))
new = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3))
assert list(old.state_dict()) == ["bias", "weight_g", "weight_v"]
assert list(new.state_dict()) == ["bias", "parametrizations.weight.original0", "parametrizations.weight.original1"]
assert not hasattr(new, "weight_g")
