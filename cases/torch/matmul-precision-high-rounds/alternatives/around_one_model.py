"""Multiply with "high" for one model, and with the setting put back for another product."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.manual_seed(0)
x, y = torch.randn(2, 512, 512).to(DEVICE)
exact = x.double() @ y.double()

was = torch.get_float32_matmul_precision()
torch.set_float32_matmul_precision("high")
try:
    fast = x @ y
finally:
    torch.set_float32_matmul_precision(was)
result = x @ y
error = ((result - exact).abs().max() / exact.abs().max()).item()
assert error < 1e-5, f"a product in float32 is wrong by {error:.0e} of the largest value"
assert ((fast - exact).abs().max() / exact.abs().max()).item() > 1e-5
