"""A plain `weight` is unexpected, and the parametrization is missing."""

import torch
from torch import nn

model = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3))
loaded = model.load_state_dict({"bias": torch.zeros(3), "weight": torch.ones(3, 4)}, strict=False)
assert loaded.missing_keys == ["parametrizations.weight.original0", "parametrizations.weight.original1"]
assert loaded.unexpected_keys == ["weight"]
