# releases: >=2.9
"""Compare a convolution on the GPU, in float32 by the newer switch, with the same one in float64."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
torch.backends.cudnn.conv.fp32_precision = "ieee"

torch.manual_seed(0)
x = torch.randn(4, 64, 32, 32).to(DEVICE)
weight = torch.randn(64, 64, 3, 3).to(DEVICE)
exact = torch.nn.functional.conv2d(x.double(), weight.double())

result = torch.nn.functional.conv2d(x, weight)
error = ((result - exact).abs().max() / exact.abs().max()).item()
assert error < 1e-5, f"a convolution in float32 is wrong by {error:.0e} of the largest value"
