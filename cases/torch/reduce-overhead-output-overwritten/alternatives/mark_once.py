"""Keep the outputs of several calls that belong to one step, which is marked once, before the first of them."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


@torch.compile(mode="reduce-overhead")
def step(x):
    return x.sin() + 1


x = torch.ones(4, device=DEVICE)
torch.compiler.cudagraph_mark_step_begin()
outputs = [step(x) for _ in range(4)]
result = torch.stack(outputs).cpu()
assert result.shape == (4, 4)
