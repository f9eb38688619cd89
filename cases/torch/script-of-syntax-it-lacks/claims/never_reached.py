"""The syntax is refused as well in a branch that never runs, and in a function that the model calls, whose lines stand below the message."""

import torch
from torch import nn


def first(x):
    return [row for row in x if row.sum() > 0]


class Model(nn.Module):
    def forward(self, x, debug: bool = False):
        if debug:
            first(x)
        return x + 1


assert Model()(torch.ones(2)).tolist() == [2, 2]
try:
    torch.jit.script(Model())
except torch.jit.frontend.NotSupportedError as error:
    assert str(error).startswith("Comprehension ifs are not supported yet")
    assert "return [row for row in x if row.sum() > 0]" in str(error)
else:
    raise AssertionError("nothing was raised")
