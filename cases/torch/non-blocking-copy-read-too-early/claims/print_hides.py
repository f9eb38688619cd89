"""A `print` of a tensor on the GPU after the copy waits for it: the values are right then."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

unit = torch.eye(SIZE, device=DEVICE)
on_cpu = torch.zeros(SIZE, SIZE, pin_memory=True)
x = unit
for _ in range(100):
    x = x @ unit
on_cpu.copy_(x, non_blocking=True)
print(unit[0, :2])
assert on_cpu.trace().item() == SIZE
