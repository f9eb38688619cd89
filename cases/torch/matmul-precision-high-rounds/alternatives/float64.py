"""Multiply in float64, which the setting leaves alone."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
torch.set_float32_matmul_precision("high")

torch.manual_seed(0)
x, y = torch.randn(2, 512, 512).to(DEVICE)
exact = x.cpu().double() @ y.cpu().double()

result = (x.double() @ y.double()).cpu()
error = ((result - exact).abs().max() / exact.abs().max()).item()
assert error < 1e-5, f"a product is wrong by {error:.0e} of the largest value"
