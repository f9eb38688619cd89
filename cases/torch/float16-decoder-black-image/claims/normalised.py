"""Normalisation of a row with an infinity makes NaN."""

import torch

row = torch.tensor([[1.0, 2.0, float("inf")]])
assert torch.nn.functional.layer_norm(row, (3,)).isnan().any()
assert row.softmax(1).isnan().any()
assert (row - row.mean()).isnan().any()
