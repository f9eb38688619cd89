"""Batch normalisation goes on using the statistics of the batch."""

import torch

model = torch.nn.BatchNorm1d(2)
program = torch.export.export(model, (torch.randn(8, 2),)).module()
assert program(torch.randn(8, 2) * 5 + 9).mean().abs() < 1e-3
