"""`cpu()` and `tolist()` wait for the stream they run on only, and are too early as well."""

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
early = total.cpu().trace().item()
assert early == 0.0, early
torch.cuda.synchronize()
assert total.trace().item() == SIZE
total.zero_()
torch.cuda.synchronize()

compute(100)
early = sum(total[0].tolist())
assert early == 0.0, early
torch.cuda.synchronize()
assert total.trace().item() == SIZE
