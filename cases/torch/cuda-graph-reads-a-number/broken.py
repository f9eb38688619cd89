"""Record a step as a CUDA graph that looks at a number."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def step(x):
    y = x * 2
    if y.max().item() > 1:
        y = y / 2
    return y


x = torch.ones(4, device=DEVICE)
step(x)  # loads the kernels, as a capture should not
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = step(x)

graph.replay()
result = y.cpu()
assert result.tolist() == [1.0, 1.0, 1.0, 1.0]
