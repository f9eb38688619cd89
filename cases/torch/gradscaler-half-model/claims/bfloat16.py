"""The scaler takes gradients in bfloat16."""

import torch

model = torch.nn.Linear(4, 1).bfloat16()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
before = model.weight.detach().clone()
scaler.scale(model(torch.ones(2, 4).bfloat16()).sum()).backward()
scaler.step(optimizer)
assert not torch.equal(model.weight, before)
