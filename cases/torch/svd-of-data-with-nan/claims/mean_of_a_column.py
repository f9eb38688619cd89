"""The mean of a column with NaN is NaN, and minus this mean the whole column is NaN."""

import torch

table = torch.ones(6, 4)
table[2, 1] = float("nan")
centred = table - table.mean(0)
assert centred.isnan().sum(0).tolist() == [0, 6, 0, 0]
