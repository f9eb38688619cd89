# releases: >=2.10
"""Graph mode refuses set_context by its name."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Debug(nn.Cell):
    """Sets the mode."""

    def construct(self, x):
        ms.set_context(mode=ms.PYNATIVE_MODE)
        return x


try:
    Debug()(ms.Tensor([1.0], ms.float32))
except RuntimeError as error:
    assert "'mindspore.context.set_context' is not supported in 'construct'" in str(error), error
else:
    raise AssertionError("nothing was raised")
