"""After requires_grad_() on the loss backward passes, and no parameter gets a gradient."""

import torch

model = torch.nn.Linear(4, 2)
loss = model(torch.ones(3, 4)).argmax(1).float().mean()
assert loss.grad_fn is None
loss.requires_grad_().backward()
assert all(p.grad is None for p in model.parameters())
