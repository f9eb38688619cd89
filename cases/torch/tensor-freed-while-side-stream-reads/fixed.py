"""Delete a tensor that a second stream has still to read, and say so before."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(2**20, device=DEVICE)
work = torch.eye(2048, device=DEVICE)
side = torch.cuda.Stream()
side.wait_stream(torch.cuda.current_stream())
with torch.cuda.stream(side):
    for _ in range(200):
        work = work @ work
    y = x + 0
    x.record_stream(side)

del x
other = torch.zeros(2**20, device=DEVICE)
torch.cuda.synchronize()
result = y.mean().item()
assert result == 1.0, f"the mean of ones is {result}"
