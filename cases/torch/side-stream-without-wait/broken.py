"""Compute on a second stream, and use the result on the first."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.eye(2048, device=DEVICE)
total = torch.zeros(2048, 2048, device=DEVICE)
torch.cuda.synchronize()

side = torch.cuda.Stream()
with torch.cuda.stream(side):
    for _ in range(200):
        x = x @ x
    total.copy_(x)

result = total.trace().item()
assert result == 2048.0, f"the trace of the unit matrix is {result}"
