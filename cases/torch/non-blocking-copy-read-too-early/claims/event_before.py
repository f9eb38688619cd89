"""An event that was recorded before the copy does not wait for the copy; one that was recorded after it does."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

unit = torch.eye(SIZE, device=DEVICE)
on_cpu = torch.zeros(SIZE, SIZE, pin_memory=True)
before, after = torch.cuda.Event(), torch.cuda.Event()
before.record()
x = unit
for _ in range(100):
    x = x @ unit
on_cpu.copy_(x, non_blocking=True)
after.record()

before.synchronize()
assert on_cpu.trace().item() == 0.0
after.synchronize()
assert on_cpu.trace().item() == SIZE
