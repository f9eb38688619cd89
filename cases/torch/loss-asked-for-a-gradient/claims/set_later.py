"""Asking a detached loss, or one behind `argmax`, for a gradient reaches no weight either."""

import torch

model = torch.nn.Linear(2, 3)
outputs = model(torch.ones(4, 2))
for loss in (outputs.mean().detach(), (outputs.argmax(1) != 0).float().mean()):
    loss.requires_grad_()
    loss.backward()
    assert model.weight.grad is None
