"""Batch normalisation goes on using the statistics of the batch, and each call changes the running ones."""

import torch

model = torch.nn.BatchNorm1d(2)
program = torch.export.export(model, (torch.randn(8, 2),)).module()
before = program.state_dict()["running_mean"].clone()
assert program(torch.randn(8, 2) * 5 + 9).mean().abs() < 1e-3
assert (program.state_dict()["running_mean"] - before).abs().min() > 0.1
