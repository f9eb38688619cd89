# releases: >=2.11,<2.12
"""A replaced tuple that is returned has no elements, without `fullgraph=True` too, and to read a field is an IndexError."""

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
    output = torch.compile(rescale, backend="eager", fullgraph=fullgraph)(Output(torch.ones(3), 1.0))
    assert type(output) is Output
    assert len(output) == 0
    try:
        output.hidden
    except IndexError as error:
        assert str(error) == "tuple index out of range"
    else:
        raise AssertionError("nothing was raised")
