"""After `set_grad_enabled(False)`, `model.train()` does not switch gradients on."""

import torch

model, x = torch.nn.Linear(2, 1), torch.ones(1, 2)
assert model.eval()(x).requires_grad
torch.set_grad_enabled(False)
model.train()
assert not model(x).requires_grad
torch.set_grad_enabled(True)
assert model(x).requires_grad
