"""The gradient of the new tensor is 1, and the weights have none."""

import torch

model = torch.nn.Linear(2, 1)
loss = torch.tensor(model(torch.ones(3, 2)).mean().item(), requires_grad=True)
loss.backward()
assert loss.is_leaf and loss.grad_fn is None and loss.grad == 1
assert model.weight.grad is None and model.bias.grad is None
