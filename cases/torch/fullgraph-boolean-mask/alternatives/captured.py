# releases: >=2.3,<2.10
"""The mean over a mask, with a length that the compiler takes as unknown."""

import os

import torch._dynamo.config

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def masked_loss(loss, valid):
    """The mean over the valid positions."""
    return loss[valid].mean()


if MODE == "compile":
    masked_loss = torch.compile(masked_loss, backend="eager", fullgraph=True)

torch._dynamo.config.capture_dynamic_output_shape_ops = True
torch.manual_seed(0)
result = masked_loss(torch.rand(6), torch.tensor([True, True, False, True, False, True]))
