"""While a backward pass is pending, further calls belong to the same step, and their outputs are kept."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


@torch.compile(mode="reduce-overhead")
def step(x):
    return x.sin() + 1


x = torch.ones(4, device=DEVICE, requires_grad=True)
for _ in range(3):
    first, second = step(x), step(2 * x)
    (first + second).sum().backward()
    x.grad = None
