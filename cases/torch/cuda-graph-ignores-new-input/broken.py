"""Replay a CUDA graph with another input."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(4, device=DEVICE)
y = x * 2  # loads the kernel, as a capture should not
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2

x = torch.full((4,), 5.0, device=DEVICE)
graph.replay()
result = y.tolist()
assert result == [10.0] * 4, f"twice 5 is {result[0]} by the graph"
