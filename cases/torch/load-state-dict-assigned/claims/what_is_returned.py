"""What is returned has the missing and the unexpected keys, and prints "<All keys matched successfully>" where there are none; the model itself has the weights."""

import torch
from torch import nn

trained, model = nn.Linear(2, 2), nn.Linear(2, 2)
returned = model.load_state_dict(trained.state_dict())
assert returned.missing_keys == [] and returned.unexpected_keys == []
assert repr(returned) == "<All keys matched successfully>"
assert torch.equal(model.weight, trained.weight)
returned = model.load_state_dict({"weight": torch.ones(2, 2), "scale": torch.ones(1)}, strict=False)
assert returned.missing_keys == ["bias"] and returned.unexpected_keys == ["scale"]
