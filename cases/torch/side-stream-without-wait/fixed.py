"""Compute on a second stream, and let the first wait before it uses the result."""

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

torch.cuda.current_stream().wait_stream(side)
result = total.trace().item()
assert result == 2048.0, f"the trace of the unit matrix is {result}"
