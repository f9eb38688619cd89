"""Rows are chosen with random.sample, in one graph."""

import os
import random

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def choose(x):
    """Two of the rows."""
    return x[random.sample(range(4), 2)]


random.seed(0)
torch.manual_seed(0)
if MODE == "compile":
    choose = torch.compile(choose, backend="eager", fullgraph=True)

x = torch.randn(4, 3).to(DEVICE)
chosen = choose(x)

result = int((chosen[:, None] == x).all(2).any(0).sum())  # how many of the rows were chosen
