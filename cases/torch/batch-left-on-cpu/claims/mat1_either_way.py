"""A Linear layer names `mat1` whether the batch or the layer is on the CPU; its device in the message tells which: on the CPU it is the batch."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")


def refusal(layer, x):
    """Return what the layer says of a batch on another device."""
    try:
        layer(x)
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


x = torch.ones(8, 4)
batch = refusal(torch.nn.Linear(4, 2).to(DEVICE), x)
assert "mat1 is on cpu" in batch or "cuda:0 and cpu! (when checking argument for argument mat1" in batch, batch
layer = refusal(torch.nn.Linear(4, 2), x.to(DEVICE))
assert "mat1 is on cuda:0" in layer or "cpu and cuda:0! (when checking argument for argument mat1" in layer, layer
