# releases: <2.1
"""A helper raises unasked where a test on a constant stands below the one on the tensor; above it, it works."""

import os

import mindspore as ms
from mindspore import nn

os.environ["MS_DEV_SINGLE_EVAL"] = "1"
ms.set_context(mode=ms.GRAPH_MODE)


class Below(nn.Cell):
    """The constant is tested last."""

    def construct(self, x):
        self.check(x)
        return x * 2.0

    def check(self, x):
        if x.sum() > 100.0:
            if x.ndim == 1:
                raise ValueError("exploded")


class Above(nn.Cell):
    """The constant is tested first."""

    def construct(self, x):
        self.check(x)
        return x * 2.0

    def check(self, x):
        if x.ndim == 1:
            if x.sum() > 100.0:
                raise ValueError("exploded")


def raises(net, numbers):
    """Whether the net raises its exception."""
    try:
        net(ms.Tensor(numbers, ms.float32)).asnumpy()
    except ValueError as error:
        assert "exploded" in str(error), error
        return True
    return False


assert raises(Below(), [1.0, 2.0])
assert not raises(Above(), [1.0, 2.0])
assert raises(Above(), [100.0, 200.0])
