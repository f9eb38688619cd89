# releases: <2.1
"""An attribute that `__init__` did not make, and an item of one that is a list, are refused in similar words."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class New(nn.Cell):
    """Assign to an attribute for the first time."""

    def construct(self, x):
        self.kept = x
        return x


class Item(nn.Cell):
    """Assign to an item."""

    def __init__(self):
        super().__init__()
        self.kept = [1]

    def construct(self, x):
        self.kept[0] = x
        return x


for net in (New(), Item()):
    try:
        net(ms.Tensor([2.0]))
    except TypeError as error:
        assert (
            "'self.kept' should be initialized as a 'Parameter' in the '__init__' function"
            in str(error)
        )
    else:
        raise AssertionError("nothing was raised")
