# releases: >=2.9
"""A replaced tuple that stays inside of the compiled function is part of the graph."""

from typing import NamedTuple

import torch


class Output(NamedTuple):
    """What a layer returns."""

    hidden: torch.Tensor
    scale: float


def doubled(output):
    """The hidden state of a replaced output."""
    return output._replace(hidden=output.hidden * 2).hidden


run = torch.compile(doubled, backend="eager", fullgraph=True)
assert run(Output(torch.ones(3), 1.0)).tolist() == [2, 2, 2]
