"""Graph mode refuses too few descriptions as well, in a message that names set_inputs."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """A sum."""

    def construct(self, x, y):
        return x + y


try:
    Add().set_inputs(ms.Tensor(shape=[None, 2], dtype=ms.float32))
except TypeError as error:
    assert "requires 2 positional argument, but got 1. When using set_inputs" in str(error), error
else:
    raise AssertionError("nothing was raised")
