# releases: >=2.1
"""The weight of a layer under weight_norm is computed: its flag is refused, and `layer.requires_grad_(False)` is accepted."""

import torch
from torch.nn.utils import parametrizations

layer = parametrizations.weight_norm(torch.nn.Linear(2, 3))
try:
    layer.weight.requires_grad = False
except RuntimeError as error:
    assert "you can only change requires_grad flags of leaf variables." in str(error), error
else:
    raise AssertionError("nothing was raised")
layer.requires_grad_(False)
assert not layer(torch.ones(1, 2)).requires_grad
