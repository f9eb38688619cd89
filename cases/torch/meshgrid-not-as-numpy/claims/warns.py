"""`y, x = torch.meshgrid(ys, xs)` is right and warns; `indexing="ij"` keeps the result and warns not, "xy" swaps it."""

import warnings

import torch

xs, ys = torch.arange(3), torch.arange(2)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    y, x = torch.meshgrid(ys, xs)
assert any("required to pass the indexing argument" in str(one.message) for one in caught)
assert x.shape == (2, 3) and x[0].tolist() == [0, 1, 2]
with warnings.catch_warnings():
    warnings.simplefilter("error")
    same = torch.meshgrid(ys, xs, indexing="ij")
assert torch.equal(same[0], y) and torch.equal(same[1], x)
assert torch.meshgrid(ys, xs, indexing="xy")[1].shape == (3, 2)
