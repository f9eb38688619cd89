"""A slice or one number as the index converts the values, and so does `torch.where`, which gives float32."""

import torch

target, values = torch.zeros(3, 2), torch.ones(3, 2, dtype=torch.bfloat16)
target[1:] = values[1:]
target[0] = values[0]
assert target.dtype == torch.float32 and target.sum() == 6
kept = torch.where(torch.tensor([[True], [False], [True]]), values, torch.zeros(3, 2))
assert kept.dtype == torch.float32 and kept.sum() == 4
