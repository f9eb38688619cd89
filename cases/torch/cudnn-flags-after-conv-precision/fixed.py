"""Penalise the gradient of an LSTM, without cuDNN, whose LSTM has no second derivative."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
torch.backends.cudnn.conv.fp32_precision = "ieee"  # full precision in the convolutions
lstm = torch.nn.LSTM(4, 8, batch_first=True).to(DEVICE)
head = torch.nn.Linear(8, 1).to(DEVICE)
x = torch.randn(2, 5, 4).to(DEVICE).requires_grad_()

was = torch.backends.cudnn.enabled
torch.backends.cudnn.enabled = False
try:
    score = head(lstm(x)[0][:, -1]).sum()
finally:
    torch.backends.cudnn.enabled = was
(gradient,) = torch.autograd.grad(score, x, create_graph=True)
penalty = (gradient.flatten(1).norm(dim=1) - 1).square().mean()
penalty.backward()

result = penalty.item()
assert lstm.weight_ih_l0.grad.norm() > 0
assert torch.backends.cudnn.enabled is was
assert torch.backends.cudnn.conv.fp32_precision == "ieee"
