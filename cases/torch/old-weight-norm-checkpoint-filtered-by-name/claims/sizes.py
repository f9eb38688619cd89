"""`strict=False` refuses a checkpoint with another size."""

import torch
from torch import nn

model = nn.utils.parametrizations.weight_norm(nn.Linear(4, 3))
checkpoint = {"bias": torch.zeros(5), "weight_g": torch.ones(3, 1), "weight_v": torch.ones(3, 4)}
try:
    model.load_state_dict(checkpoint, strict=False)
except RuntimeError as error:
    assert "size mismatch for bias" in str(error)
else:
    raise AssertionError("nothing was raised")
