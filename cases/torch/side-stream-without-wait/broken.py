"""Compute on a second stream, and use the result on the first."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

x = torch.eye(SIZE, device=DEVICE)
total = torch.zeros(SIZE, SIZE, device=DEVICE)
side = torch.cuda.Stream()


def compute(steps):
    with torch.cuda.stream(side):
        y = x
        for _ in range(steps):
            y = y @ x
        total.copy_(y)


torch.cuda.synchronize()
compute(3)  # loads the kernels: the first use of one may wait for the whole GPU
torch.cuda.synchronize()
assert total.trace().item() == SIZE
total.zero_()
torch.cuda.synchronize()

compute(100)
result = total.trace().item()
assert result == SIZE, f"the trace by two streams is {result}"
