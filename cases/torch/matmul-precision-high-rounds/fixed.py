"""Multiply on the GPU with the setting that keeps float32."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
torch.set_float32_matmul_precision("highest")

torch.manual_seed(0)
x, y = torch.randn(2, 512, 512).to(DEVICE)
exact = x.double() @ y.double()

result = x @ y
error = ((result - exact).abs().max() / exact.abs().max()).item()
assert error < 1e-5, f"a product in float32 is wrong by {error:.0e} of the largest value"
