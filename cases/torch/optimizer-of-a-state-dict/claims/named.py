"""`model.named_parameters()` gives pairs: up to 2.5 they are refused as tuple, from 2.6 on they are taken."""

import torch
from torch import nn

version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
model = nn.Linear(4, 3)
try:
    optimizer = torch.optim.Adam(model.named_parameters())
except TypeError as error:
    assert version <= (2, 5)
    assert str(error) == "optimizer can only optimize Tensors, but one of the params is tuple"
else:
    assert version >= (2, 6)
    assert optimizer.param_groups[0]["params"][0] is model.weight
