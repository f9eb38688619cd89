"""TF32 is allowed for convolutions and not for matrix products by default; each switch holds for its own operations alone."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def rounds(operation, x, y):
    exact = operation(x.double(), y.double())
    return ((operation(x, y) - exact).abs().max() / exact.abs().max()).item() > 1e-5


torch.manual_seed(0)
x = torch.randn(4, 64, 32, 32).to(DEVICE)
weight = torch.randn(64, 64, 3, 3).to(DEVICE)
square = torch.randn(512, 512).to(DEVICE)
assert torch.backends.cudnn.allow_tf32
assert not torch.backends.cuda.matmul.allow_tf32
assert rounds(torch.nn.functional.conv2d, x, weight)
assert not rounds(torch.matmul, square, square)
torch.backends.cudnn.allow_tf32 = False
torch.backends.cuda.matmul.allow_tf32 = True
assert not rounds(torch.nn.functional.conv2d, x, weight)
assert rounds(torch.matmul, square, square)
