"""Training the program moves the model."""

import torch

model = torch.nn.Linear(4, 2)
before = model.weight.detach().clone()
program = torch.export.export(model, (torch.ones(3, 4),)).module()
optimizer = torch.optim.SGD(program.parameters(), lr=1.0)
program(torch.ones(3, 4)).square().mean().backward()
optimizer.step()
assert not torch.equal(model.weight, before)
