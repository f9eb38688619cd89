"""When the captured input is gone, another tensor gets its memory, and the graph reads that one."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(4, device=DEVICE)
y = x * 2
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y = x * 2

address = x.data_ptr()
x = torch.full((4,), 5.0, device=DEVICE)
others = [torch.full((4,), 7.0, device=DEVICE) for _ in range(16)]
assert any(other.data_ptr() == address for other in others)
graph.replay()
assert y.tolist() == [14.0] * 4
