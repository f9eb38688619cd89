"""`x.to("cpu", non_blocking=True)` gives pinned memory, and comes back before it is written."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

unit = torch.eye(SIZE, device=DEVICE)
x = unit
for _ in range(100):
    x = x @ unit
on_cpu = x.to("cpu", non_blocking=True)
assert on_cpu.is_pinned()
assert not torch.cuda.current_stream().query()
torch.cuda.synchronize()
assert on_cpu.trace().item() == SIZE
