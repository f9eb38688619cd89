"""`p not in list(…)` compares numbers: it raises for two or more, and leaves out another parameter with the same single number."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
head = list(model[1].parameters())
try:
    [p for p in model.parameters() if p not in head]
except RuntimeError:
    pass
else:
    raise AssertionError("nothing was raised")
scale, shift = nn.Parameter(torch.ones(1)), nn.Parameter(torch.ones(1))
assert [p for p in (scale, shift) if p not in [shift]] == []
assert len([p for p in (scale, shift) if p not in {shift}]) == 1
