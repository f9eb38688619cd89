"""model.eval() does not turn gradients off: its outputs have a graph."""

import torch

model = torch.nn.Linear(2, 1).eval()
assert model(torch.ones(1, 2)).requires_grad
