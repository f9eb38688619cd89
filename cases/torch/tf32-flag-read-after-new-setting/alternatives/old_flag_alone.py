"""Train with TF32, which only the old flag sets, and compare two products with it switched off for the moment."""

import torch

torch.manual_seed(0)
torch.backends.cuda.matmul.allow_tf32 = True
seen = []


def without_tf32(function):
    was = torch.backends.cuda.matmul.allow_tf32
    torch.backends.cuda.matmul.allow_tf32 = False
    try:
        seen.append(torch.backends.cuda.matmul.fp32_precision)
        return function()
    finally:
        torch.backends.cuda.matmul.allow_tf32 = was


a, b = torch.randn(32, 64), torch.randn(64, 16)
result = without_tf32(lambda: a @ b)
assert torch.allclose(result, (a.double() @ b.double()).float(), atol=1e-5)
assert seen == ["ieee"]
assert torch.backends.cuda.matmul.fp32_precision == "tf32"
