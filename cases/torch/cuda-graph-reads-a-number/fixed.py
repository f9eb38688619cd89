"""Record a step as a CUDA graph that decides on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def step(x):
    y = x * 2
    return torch.where(y.max() > 1, y / 2, y)


x = torch.ones(4, device=DEVICE)
step(x)  # loads the kernels, as a capture should not
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = step(x)

graph.replay()
result = y.cpu()
assert result.tolist() == [1.0, 1.0, 1.0, 1.0]
