"""A layer with complex weights; the loss needs a real number, as `abs` gives it."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.Conv2d(1, 4, 3, dtype=torch.complex64)
outputs = layer(torch.fft.fft2(torch.randn(2, 1, 8, 8)))
assert outputs.is_complex()
outputs.abs().mean().backward()
assert layer.weight.grad.is_complex()
