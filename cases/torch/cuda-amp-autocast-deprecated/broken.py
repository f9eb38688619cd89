"""A step of mixed-precision training with the context manager of older recipes."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
with torch.cuda.amp.autocast(enabled=False):
    loss = model(torch.randn(3, 4)).square().mean()
loss.backward()
result = model.weight.grad
