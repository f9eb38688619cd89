"""The gradient at p = 1e-5 is 1e5 in float32, and infinite in float16."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

gradients = []
for dtype in (torch.float32, torch.float16):
    p = torch.tensor([1e-5], dtype=dtype, device=DEVICE, requires_grad=True)
    torch.nn.functional.binary_cross_entropy(p, torch.ones_like(p)).backward()
    gradients.append(p.grad.item())
assert abs(gradients[0] + 1e5) < 1
assert gradients[1] == float("-inf")
