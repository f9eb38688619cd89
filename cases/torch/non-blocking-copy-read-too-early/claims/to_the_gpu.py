"""After a non-blocking copy to the GPU, work that the GPU gets next sees the new values."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

unit = torch.eye(SIZE, device=DEVICE)
source = torch.ones(SIZE, SIZE).pin_memory()
target = torch.zeros(SIZE, SIZE, device=DEVICE)
x = unit
for _ in range(100):
    x = x @ unit
target.copy_(source, non_blocking=True)
assert target.sum().item() == SIZE * SIZE
