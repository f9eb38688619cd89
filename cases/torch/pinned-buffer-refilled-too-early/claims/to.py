"""`buffer.to(device, non_blocking=True)` sends what is written after the call as well."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

unit = torch.eye(SIZE, device=DEVICE)
buffer = torch.empty(2**20, pin_memory=True)
arrived = [torch.empty(2**20, device=DEVICE) for _ in range(2)]
del arrived  # leaves memory for the two copies
work = unit
for _ in range(100):
    work = work @ unit
arrived = []
for number in range(2):
    buffer.fill_(number + 1)
    arrived.append(buffer.to(DEVICE, non_blocking=True))
result = [batch[0].item() for batch in arrived]
assert result == [2.0, 2.0], result
