"""Fetch a result from the GPU, and wait for an event behind the copy before it is read."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE, STEPS = (4096, 100) if DEVICE == "cuda" else (64, 1)

x = torch.eye(SIZE, device=DEVICE)
on_cpu = torch.zeros(SIZE, SIZE, pin_memory=DEVICE == "cuda")
for _ in range(STEPS):
    x = x @ x
on_cpu.copy_(x, non_blocking=True)
if DEVICE == "cuda":
    copied = torch.cuda.Event()
    copied.record()
    copied.synchronize()

result = on_cpu.trace().item()
assert result == SIZE, f"the trace of the unit matrix is {result}"
