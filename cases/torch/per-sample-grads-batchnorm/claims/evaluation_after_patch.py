"""A model that `replace_all_batch_norm_modules_` has patched normalises by the batch in evaluation mode."""

import torch

try:
    from torch.func import replace_all_batch_norm_modules_
except ImportError:  # torch 1.13
    from functorch.experimental import replace_all_batch_norm_modules_

x = torch.randn(64, 2) * 3 + 5
model = torch.nn.Sequential(torch.nn.BatchNorm1d(2)).eval()
assert model(x).mean() > 3  # by its running statistics, 0 and 1
replace_all_batch_norm_modules_(model)
assert not model.training
assert model(x).mean().abs() < 1e-5
