"""Send two batches to the GPU through one pinned buffer."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 2048 if DEVICE == "cuda" else 64

work = torch.eye(SIZE, device=DEVICE)
buffer = torch.empty(2**20, pin_memory=DEVICE == "cuda")
batches = torch.zeros(2, 2**20, device=DEVICE)
for _ in range(200):
    work = work @ work  # what the GPU has still to do

for number, batch in enumerate(batches):
    buffer.fill_(number + 1)
    batch.copy_(buffer, non_blocking=True)

result = batches[:, 0].tolist()
assert result == [1.0, 2.0], f"batches of 1 and of 2 arrived as {result}"
