"""Replay a CUDA graph by `make_graphed_callables`, which copies each input to where the graph reads it."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def double(x):
    return x * 2


x = torch.ones(4, device=DEVICE, requires_grad=True)
graphed = torch.cuda.make_graphed_callables(double, (x,))

x = torch.full((4,), 5.0, device=DEVICE, requires_grad=True)
y = graphed(x)
result = y.tolist()
assert result == [10.0] * 4, f"twice 5 is {result[0]} by the graph"
