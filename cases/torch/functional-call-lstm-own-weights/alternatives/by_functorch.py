"""Evaluate an LSTM with all weights zero, whose output is zero, and its gradients."""

import os

import torch
from functorch import make_functional

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
lstm, weights = make_functional(torch.nn.LSTM(3, 2).to(DEVICE))
zeros = [torch.zeros_like(weight).requires_grad_() for weight in weights]

result = lstm(zeros, torch.ones(4, 1, 3, device=DEVICE))[0]
gradients = torch.autograd.grad(result.sum(), zeros)
result = result.detach()
largest = result.abs().max().item()
assert largest == 0, f"an LSTM of zeros returns {largest:.4f}"
assert gradients[0].abs().sum() > 0
