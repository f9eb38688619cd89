# releases: <2.1
"""A GraphCell inside another cell raises a TypeError with the number of arguments."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)
x = ops.ones((1, 4), ms.float32)
ms.export(nn.Dense(4, 2), x, file_name="inner", file_format="MINDIR")


class Served(nn.Cell):
    """A cell around the file."""

    def __init__(self):
        super().__init__()
        self.net = nn.GraphCell(ms.load("inner.mindir"))

    def construct(self, image, label):
        return self.net(image, label)


try:
    Served()(x, x)
except TypeError as error:
    assert (
        "The parameters number of the function is 1, but the number of provided arguments is 2"
        in str(error)
    )
else:
    raise AssertionError("nothing was raised")
