"""A tensor of one axis is refused in both modes, with the words of this case."""

import mindspore as ms
from mindspore import nn, ops


class Swapped(nn.Cell):
    """A tensor with its axes swapped."""

    def construct(self, x):
        return x.swapaxes(0, 1)


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode, device_target="CPU")
    try:
        Swapped()(ops.ones((4,), ms.float32))
    except ValueError as error:
        assert "The 'axis' must be in the range of [-1, 1), but got 1." in str(error)
    else:
        raise AssertionError("nothing was raised")
