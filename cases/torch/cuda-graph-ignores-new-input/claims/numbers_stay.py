"""A Python number is fixed at the capture as well; a number in a tensor on the GPU is read by each replay."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

x = torch.ones(4, device=DEVICE)
number, tensor = 2.0, torch.tensor(2.0, device=DEVICE)
y, z = x * number, x * tensor
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    y, z = x * number, x * tensor

number = 3.0
tensor.fill_(3.0)
graph.replay()
assert y.tolist() == [2.0] * 4
assert z.tolist() == [3.0] * 4
