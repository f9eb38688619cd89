"""A second stream reads too early what the first has still to make, unless it waits for the first."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

x = torch.eye(SIZE, device=DEVICE)
total = torch.zeros(SIZE, SIZE, device=DEVICE)
side = torch.cuda.Stream()


def trace(steps, wait):
    total.zero_()
    torch.cuda.synchronize()
    y = x
    for _ in range(steps):
        y = y @ x
    total.copy_(y)
    if wait:
        side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        result = total.trace().item()
    torch.cuda.synchronize()
    return result


trace(3, True)  # loads the kernels
assert trace(100, False) == 0.0
assert trace(100, True) == SIZE
