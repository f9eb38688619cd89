# releases: >=2.7
"""Graph mode refuses get_auto_parallel_context by its name."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Mean(nn.Cell):
    """The sum by the number of devices."""

    def construct(self, x):
        return x.sum() / ms.get_auto_parallel_context("device_num")


try:
    Mean()(ms.Tensor([1.0], ms.float32))
except RuntimeError as error:
    words = "'mindspore.context.get_auto_parallel_context' is not supported in 'construct'"
    assert words in str(error), error
else:
    raise AssertionError("nothing was raised")
