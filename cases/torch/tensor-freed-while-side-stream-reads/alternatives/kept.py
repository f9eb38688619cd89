"""Delete a tensor once its stream waits for the second stream, which reads it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

work = torch.eye(4096, device=DEVICE)
side = torch.cuda.Stream()


def mean_of_ones(steps):
    x = torch.ones(2**24, device=DEVICE)
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        y = work
        for _ in range(steps):
            y = y @ work
        y = x + 0
    torch.cuda.current_stream().wait_stream(side)
    del x
    torch.zeros(2**24, device=DEVICE)
    torch.cuda.synchronize()
    return y.mean().item()


mean_of_ones(3)  # loads the kernels: the first use of one may wait for the whole GPU
result = mean_of_ones(100)
assert result == 1.0, f"the mean of ones is {result}"
