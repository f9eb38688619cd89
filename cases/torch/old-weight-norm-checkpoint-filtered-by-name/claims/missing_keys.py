"""After the filter `load_state_dict` names the parametrization among the missing keys, and leaves the weight as it was."""

import torch
from torch import nn

model = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3))
checkpoint = {"bias": torch.zeros(3), "weight_g": torch.ones(3, 1), "weight_v": torch.ones(3, 4)}
known = {name: value for name, value in checkpoint.items() if name in model.state_dict()}
assert list(known) == ["bias"]
before = model.weight.detach().clone()
loaded = model.load_state_dict(known, strict=False)
assert loaded.missing_keys == ["parametrizations.weight.original0", "parametrizations.weight.original1"]
assert loaded.unexpected_keys == []
assert torch.equal(model.weight, before)
