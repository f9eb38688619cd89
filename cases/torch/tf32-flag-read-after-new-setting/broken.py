"""Train with TF32, and compare two products with TF32 switched off for the moment."""

import torch

torch.manual_seed(0)
torch.backends.cuda.matmul.fp32_precision = "tf32"  # the setting of torch 2.9 and newer


def without_tf32(function):
    was = torch.backends.cuda.matmul.allow_tf32
    torch.backends.cuda.matmul.allow_tf32 = False
    try:
        return function()
    finally:
        torch.backends.cuda.matmul.allow_tf32 = was


a, b = torch.randn(32, 64), torch.randn(64, 16)
result = without_tf32(lambda: a @ b)
assert torch.allclose(result, (a.double() @ b.double()).float(), atol=1e-5)
assert torch.backends.cuda.matmul.fp32_precision == "tf32"
