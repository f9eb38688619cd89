"""Normalisation of a row with an infinity makes NaN; softmax does so of a positive one, and gives 0 for a negative one."""

import torch

row = torch.tensor([[1.0, 2.0, float("inf")]])
assert torch.nn.functional.layer_norm(row, (3,)).isnan().any()
assert row.softmax(1).isnan().any() and torch.nn.functional.layer_norm(-row, (3,)).isnan().any()
assert (-row).softmax(1).isfinite().all()
assert (row - row.mean()).isnan().any()
