"""Keep the outputs of a function that is compiled without CUDA graphs."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


@torch.compile
def step(x):
    return x.sin() + 1


x = torch.ones(4, device=DEVICE)
outputs = [step(x) for _ in range(4)]
result = torch.stack(outputs).cpu()
assert result.shape == (4, 4)
