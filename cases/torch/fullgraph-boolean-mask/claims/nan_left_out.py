"""A NaN that the mask leaves out stays with a factor, and is left out with `torch.where`."""

import torch

loss = torch.tensor([1.0, float("nan"), 3.0])
mask = torch.tensor([True, False, True])
assert loss[mask].mean() == 2
assert ((loss * mask).sum() / mask.sum()).isnan()
assert torch.where(mask, loss, 0.0).sum() / mask.sum() == 2
