"""`var`, `std_mean` and a deviation along an axis of length 1 are NaN as well."""

import torch

one = torch.tensor([3.0])
assert one.var().isnan()
deviation, mean = torch.std_mean(one)
assert deviation.isnan() and mean == 3
assert torch.ones(1, 4).std(dim=0).isnan().all()
