# releases: >=2.15
"""Keep the outputs of several calls, which PyTorch clones where they are still needed."""

import os

import torch
import torch._inductor.config

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")
torch._inductor.config.triton.cudagraph_trees_generation_cloning = "user_visible"


@torch.compile(mode="reduce-overhead")
def step(x):
    return x.sin() + 1


x = torch.ones(4, device=DEVICE)
outputs = [step(x) for _ in range(4)]
result = torch.stack(outputs).cpu()
assert result.shape == (4, 4)
