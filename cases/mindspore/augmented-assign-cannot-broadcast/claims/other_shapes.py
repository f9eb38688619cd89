# releases: >=2.8
"""A left tensor of shape [1], [1, 2] or [3] that would grow is refused as well; one that keeps its shape is not."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Add(nn.Cell):
    """Add in place."""

    def construct(self, x, y):
        x += y
        return x


def add(left, right):
    """The sum of ones of two shapes."""
    return Add()(ops.ones(left, ms.float32), ops.ones(right, ms.float32)).asnumpy()


for left, right, words in [
    ((1,), (2,), "must have the same shape"),
    ((1, 2), (2, 1), "must have the same shape"),
    ((3,), (2, 3), "must have the same dimension"),
]:
    try:
        add(left, right)
    except RuntimeError as error:
        assert "For 'Assign', the 'x' and 'y' " + words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert add((2, 3), (3,)).shape == (2, 3)
