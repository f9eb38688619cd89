# releases: >=2.9,<2.10
"""A replaced tuple that is returned ends in an AssertionError without words, without `fullgraph=True` too."""

from typing import NamedTuple

import torch


class Output(NamedTuple):
    """What a layer returns."""

    hidden: torch.Tensor
    scale: float


def rescale(output):
    """The same output at twice the scale."""
    return output._replace(hidden=output.hidden * 2)


for fullgraph in (True, False):
    torch._dynamo.reset()
    try:
        torch.compile(rescale, backend="eager", fullgraph=fullgraph)(Output(torch.ones(3), 1.0))
    except AssertionError as error:
        assert str(error).strip().startswith("from user code:"), error
    else:
        raise RuntimeError("nothing was raised")
