"""With `CUDA_LAUNCH_BLOCKING=1` the result of the second stream is there before the first reads it."""

import os

os.environ["CUDA_LAUNCH_BLOCKING"] = "1"

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
SIZE = 4096

x = torch.eye(SIZE, device=DEVICE)
side = torch.cuda.Stream()
torch.cuda.synchronize()

for _ in range(3):
    with torch.cuda.stream(side):
        y = x
        for _ in range(100):
            y = y @ x
    assert y.trace().item() == SIZE
