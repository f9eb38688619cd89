"""A gradient penalty for an LSTM on the GPU, without cuDNN."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
lstm = torch.nn.LSTM(2, 2).to(DEVICE)
x = torch.ones(3, 1, 2, device=DEVICE, requires_grad=True)

with torch.backends.cudnn.flags(enabled=False):
    output, _ = lstm(x)
(gradient,) = torch.autograd.grad(output.sum(), x, create_graph=True)
gradient.square().sum().backward()
result = lstm.weight_ih_l0.grad.cpu()
assert torch.isfinite(result).all()
