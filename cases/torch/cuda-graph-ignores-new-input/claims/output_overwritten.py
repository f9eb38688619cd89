"""The next replay writes over the output; a clone keeps its values."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(4, device=DEVICE)
y = x * 2
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2

graph.replay()
kept, copy = y, y.clone()
x.fill_(5.0)
graph.replay()
assert kept.tolist() == [10.0] * 4
assert copy.tolist() == [2.0] * 4
