"""The other way round it fits: a value of shape [1] or [1, 4] is added to all rows of [3, 4]."""

import torch

table = torch.zeros(3, 4)
table += torch.ones(1)
table += torch.ones(1, 4)
assert table.eq(2).all()
