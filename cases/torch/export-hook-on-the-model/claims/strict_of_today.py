# releases: >=2.15
"""Strict export records the hook."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
model.register_forward_hook(lambda module, args, output: output.softmax(-1))
x = torch.randn(3, 4)
program = torch.export.export(model, (x,), strict=True)
assert torch.allclose(program.module()(x).sum(1), torch.ones(3))
