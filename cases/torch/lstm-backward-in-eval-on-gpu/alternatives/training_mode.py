"""The gradient of an LSTM's input, with the LSTM in training mode; it has no dropout."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
lstm = torch.nn.LSTM(2, 2).to(DEVICE).train()
x = torch.ones(3, 1, 2, device=DEVICE, requires_grad=True)

output, _ = lstm(x)
output.sum().backward()
result = x.grad.cpu()
assert torch.isfinite(result).all()
