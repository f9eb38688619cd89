"""Export a classifier in training mode and switch the exported module to evaluation."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 16), torch.nn.Dropout(0.5), torch.nn.Linear(16, 2))
x = torch.randn(3, 4)

program = torch.export.export(model, (x,)).module()
program.eval()

result = program(x).detach()
assert torch.equal(result, program(x)), "two calls on one input give different scores after eval()"
