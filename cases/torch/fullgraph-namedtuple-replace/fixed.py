"""A named tuple of outputs is changed with _replace, in one graph."""

import os
from typing import NamedTuple

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Output(NamedTuple):
    """What a layer returns."""

    hidden: torch.Tensor
    scale: float


def rescale(output):
    """The same output at twice the scale."""
    return Output(output.hidden * 2, output.scale)


if MODE == "compile":
    rescale = torch.compile(rescale, backend="eager", fullgraph=True)

result = rescale(Output(torch.ones(3), 1.0)).hidden
