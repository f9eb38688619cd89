"""A loss over the valid positions, selected by a boolean mask, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def masked_loss(loss, valid):
    """The mean over the valid positions."""
    return loss[valid].mean()


if MODE == "compile":
    masked_loss = torch.compile(masked_loss, backend="eager", fullgraph=True)

torch.manual_seed(0)
result = masked_loss(torch.rand(6), torch.tensor([True, True, False, True, False, True]))
