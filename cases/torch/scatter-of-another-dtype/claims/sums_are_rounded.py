"""A sum in bfloat16 is rounded: 301 ones do not make 301."""

import torch

rows = torch.zeros(301, dtype=torch.int64)
ones = torch.ones(301, dtype=torch.bfloat16)
assert torch.zeros(1, dtype=torch.bfloat16).scatter_add_(0, rows, ones).item() != 301
assert torch.zeros(1).scatter_add_(0, rows, ones.float()).item() == 301
