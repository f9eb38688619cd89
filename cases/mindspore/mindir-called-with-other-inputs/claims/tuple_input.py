"""A tuple of tensors given to `export` is no input of the file; the same tensors as two arguments are two inputs."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class OfTuple(nn.Cell):
    """The sum of a tuple."""

    def construct(self, pair):
        return pair[0] + pair[1]


class OfTwo(nn.Cell):
    """The sum of two arguments."""

    def construct(self, a, b):
        return a + b


x = ops.ones((1, 4), ms.float32)
y = x * 5
ms.export(OfTuple(), (x, x), file_name="tuple", file_format="MINDIR")
try:
    nn.GraphCell(ms.load("tuple.mindir"))((y, y))
except RuntimeError as error:
    assert "Mindir:0 inputs: 1" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.GraphCell(ms.load("tuple.mindir"))().asnumpy().tolist() == [[2.0] * 4]

ms.export(OfTwo(), x, x, file_name="two", file_format="MINDIR")
assert nn.GraphCell(ms.load("two.mindir"))(y, y).asnumpy().tolist() == [[10.0] * 4]
