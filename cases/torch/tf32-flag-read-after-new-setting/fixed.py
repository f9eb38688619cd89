"""Train with TF32, and compare two products with TF32 switched off for the moment."""

import torch

torch.manual_seed(0)
torch.backends.cuda.matmul.fp32_precision = "tf32"  # the setting of torch 2.9 and newer
seen = []


def without_tf32(function):
    was = torch.backends.cuda.matmul.fp32_precision
    torch.backends.cuda.matmul.fp32_precision = "ieee"
    try:
        seen.append(torch.backends.cuda.matmul.fp32_precision)
        return function()
    finally:
        torch.backends.cuda.matmul.fp32_precision = was


a, b = torch.randn(32, 64), torch.randn(64, 16)
result = without_tf32(lambda: a @ b)
assert torch.allclose(result, (a.double() @ b.double()).float(), atol=1e-5)
assert seen == ["ieee"]
assert torch.backends.cuda.matmul.fp32_precision == "tf32"
