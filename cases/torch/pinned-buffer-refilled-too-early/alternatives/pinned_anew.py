"""Send two batches to the GPU, each from pinned memory of its own: PyTorch keeps it until the copy was made."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE, STEPS = (4096, 100) if DEVICE == "cuda" else (64, 1)

work = torch.eye(SIZE, device=DEVICE)
batches = torch.zeros(2, 2**20, device=DEVICE)
for _ in range(STEPS):
    work = work @ work  # what the GPU has still to do

for number, batch in enumerate(batches):
    buffer = torch.full((2**20,), number + 1.0)
    if DEVICE == "cuda":
        buffer = buffer.pin_memory()
    batch.copy_(buffer, non_blocking=True)
    del buffer

result = batches[:, 0].tolist()
assert result == [1.0, 2.0], f"batches of 1 and of 2 arrived as {result}"
