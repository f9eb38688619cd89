# releases: >=2.0,<2.6
"""A named tuple of outputs is made again from its type, one new field and the rest, in one graph."""

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
    return type(output)(output.hidden * 2, *output[1:])


if MODE == "compile":
    rescale = torch.compile(rescale, backend="eager", fullgraph=True)

result = rescale(Output(torch.ones(3), 1.0)).hidden
