"""Serve a batch of three that is padded to the four of the exported program."""

import torch
from torch.export import export

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
program = export(model, (torch.randn(4, 4),)).module()

batch = torch.ones(3, 4)
padded = torch.nn.functional.pad(batch, (0, 0, 0, 4 - len(batch)))
result = program(padded)[: len(batch)].detach()
assert torch.allclose(result, model(batch))
