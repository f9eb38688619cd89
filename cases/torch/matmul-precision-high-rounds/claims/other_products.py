"""`torch.cov`, a linear layer, `bmm` and `einsum` round with "high", and do not with "highest"."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def error(operation, *tensors):
    exact = operation(*[tensor.double() for tensor in tensors])
    return ((operation(*tensors) - exact).abs().max() / exact.abs().max()).item()


torch.manual_seed(0)
x, y = torch.randn(2, 512, 512).to(DEVICE)
tests = [
    (torch.cov, x),
    (torch.nn.functional.linear, x, y),
    (torch.bmm, x.view(8, 64, 512), y.view(8, 512, 64)),
    (lambda a, b: torch.einsum("ij,kj->ik", a, b), x, y),
]
torch.set_float32_matmul_precision("highest")
assert max(error(*test) for test in tests) < 1e-5
torch.set_float32_matmul_precision("high")
assert min(error(*test) for test in tests) > 1e-5
