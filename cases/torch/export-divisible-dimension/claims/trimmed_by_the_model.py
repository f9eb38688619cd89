# releases: >=2.9
"""A model that cuts or pads an odd length is refused with `Dim("length")`, takes odd ones with `Dim.AUTO`; with `2 * Dim` the one that cuts fails for them."""

import torch
from torch.export import Dim, export


class Cut(torch.nn.Module):
    """Mean of each pair of neighbours, without a last one that has no neighbour."""

    def forward(self, x):
        """Half as many values, rounded down."""
        return x[: x.shape[0] // 2 * 2].view(-1, 2).mean(1)


class Padded(torch.nn.Module):
    """Mean of each pair of neighbours, with a zero beside a last one that has no neighbour."""

    def forward(self, x):
        """Half as many values, rounded up."""
        return torch.nn.functional.pad(x, (0, x.shape[0] % 2)).view(-1, 2).mean(1)


def means(model, length):
    """What a program exported with eight values gives for seven."""
    program = export(model, (torch.arange(8.0),), dynamic_shapes={"x": {0: length}})
    return program.module()(torch.arange(7.0)).tolist()


for model, expected in ((Cut(), [0.5, 2.5, 4.5]), (Padded(), [0.5, 2.5, 4.5, 3.0])):
    assert means(model, Dim.AUTO) == expected
    try:
        means(model, Dim("length"))
    except torch._dynamo.exc.UserError as error:
        assert "length = 2*_length" in str(error), error
    else:
        raise ValueError("the export was accepted")

try:
    means(Cut(), 2 * Dim("half"))
except RuntimeError as error:
    assert "is invalid for input of size 7" in str(error), error
else:
    raise AssertionError("an odd length passed")
