"""Fetch a result from the GPU without waiting for it, and wait before it is read."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 2048 if DEVICE == "cuda" else 64

x = torch.eye(SIZE, device=DEVICE)
on_cpu = torch.zeros(SIZE, SIZE, pin_memory=DEVICE == "cuda")
for _ in range(200):
    x = x @ x
on_cpu.copy_(x, non_blocking=True)

if DEVICE == "cuda":
    torch.cuda.synchronize()
result = on_cpu.trace().item()
assert result == SIZE, f"the trace of the unit matrix is {result}"
