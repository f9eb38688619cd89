"""Record a step as a CUDA graph that decides on the GPU."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(4, device=DEVICE)
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2
    y = torch.where(y.max() > 1, y / 2, y)

graph.replay()
result = y.cpu()
assert result.tolist() == [1.0, 1.0, 1.0, 1.0]
