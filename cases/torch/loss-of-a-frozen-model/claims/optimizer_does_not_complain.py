"""An optimizer takes parameters that require no gradients."""

import torch

model = torch.nn.Linear(2, 2).requires_grad_(False)
torch.optim.SGD(model.parameters(), lr=0.1).step()
