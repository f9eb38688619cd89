"""A product in float64 is exact up to 2**53, one in float32 up to 2**24; with TF32 switched on it rounds much smaller numbers."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def product(number, dtype):
    """Return number * 1 as the product of two matrices of 512 by 512, one of them the unit matrix."""
    matrix = torch.full((512, 512), number, device=DEVICE)
    unit = torch.eye(512, device=DEVICE, dtype=torch.long)
    return (matrix.to(dtype) @ unit.to(dtype)).long()[0, 0].item()


assert product(2**53 - 1, torch.float64) == 2**53 - 1
assert product(2**53 + 1, torch.float64) != 2**53 + 1
torch.backends.cuda.matmul.allow_tf32 = False
assert product(2**24 - 1, torch.float32) == 2**24 - 1
assert product(2**24 + 1, torch.float32) != 2**24 + 1
if DEVICE == "cuda" and torch.cuda.get_device_capability() >= (8, 0):
    torch.backends.cuda.matmul.allow_tf32 = True
    assert product(2**11, torch.float32) == 2**11
    assert product(2**12 + 1, torch.float32) != 2**12 + 1
