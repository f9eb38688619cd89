"""A forward pass draws a factor with NumPy, in one graph."""

import os


import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def augment(x):
    """The input at a random scale."""
    return x * torch.rand(())


torch.manual_seed(0)
if MODE == "compile":
    augment = torch.compile(augment, backend="eager", fullgraph=True)

scaled = augment(torch.ones(3))
