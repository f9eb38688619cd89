# releases: >=2.10
"""Graph mode refuses get_auto_parallel_context and set_context by their names."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Mean(nn.Cell):
    """The sum by the number of devices."""

    def construct(self, x):
        return x.sum() / ms.get_auto_parallel_context("device_num")


class Debug(nn.Cell):
    """Sets the mode."""

    def construct(self, x):
        ms.set_context(mode=ms.PYNATIVE_MODE)
        return x


for net, name in ((Mean(), "get_auto_parallel_context"), (Debug(), "set_context")):
    try:
        net(ms.Tensor([1.0], ms.float32))
    except RuntimeError as error:
        assert f"'mindspore.context.{name}' is not supported in 'construct'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
