"""With dropout two calls on one input differ in training mode, and are equal in evaluation mode."""

import torch

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 50), torch.nn.Dropout(0.2), torch.nn.Linear(50, 1))
x = torch.randn(1, 4)
assert model(x) != model(x)
model.eval()
assert model(x) == model(x)
