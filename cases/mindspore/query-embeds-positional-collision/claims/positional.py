"""Where all arguments are given by position, Graph mode counts them instead."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """A sum that drops its first argument in `__call__`."""

    def __call__(self, ids, *inputs):
        return super().__call__(*inputs)

    def construct(self, x, y):
        return x + y


class Outer(nn.Cell):
    """The same as a sub-cell."""

    def __init__(self):
        super().__init__()
        self.add = Add()

    def construct(self, x):
        return self.add(x, x, x)


try:
    Outer()(ops.ones((1,), ms.float32))
except TypeError as error:
    assert (
        "The parameters number of the function is 2, but the number of provided arguments is 3"
        in str(error)
    ), error
else:
    raise AssertionError("nothing was raised")
