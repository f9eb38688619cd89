"""An index that was made a float and marked takes a gradient, which does not reach the model."""

import torch

model = torch.nn.Linear(2, 3)
index = model(torch.ones(1, 2)).argmax().float().requires_grad_()
(index - 1.0).pow(2).backward()
assert index.grad is not None and model.weight.grad is None
