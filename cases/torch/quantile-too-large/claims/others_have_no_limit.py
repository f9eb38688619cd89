"""`median`, `sort` and `kthvalue` accept more than 2**24 elements."""

import torch

values = torch.rand(2**24 + 1)
middle = values.median()
assert middle == values.kthvalue(2**23 + 1).values
assert middle == values.sort().values[2**23]
