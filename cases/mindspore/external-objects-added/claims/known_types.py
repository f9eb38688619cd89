# releases: <2.1
"""Numbers of NumPy and an IntEnum are numbers in construct; an attribute of an object of one's own is External."""

from enum import IntEnum

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Level(IntEnum):
    """A number with a name."""

    HIGH = 2


class Own:
    """A class of one's own."""

    def __init__(self):
        self.bias = 2


class Add(nn.Cell):
    """Add a setting to one."""

    def __init__(self, setting):
        super().__init__()
        self.setting = setting

    def construct(self, x):
        return x * (self.setting + 1)


class Attribute(Add):
    """Add an attribute of a setting to one."""

    def construct(self, x):
        return x * (self.setting.bias + 1)


x = ms.Tensor([4.0])
for number in (np.float32(2), np.float64(2), np.int64(2), Level.HIGH):
    assert Add(number)(x).asnumpy().tolist() == [12.0]
for net in (Add(Own()), Attribute(Own())):
    try:
        net(x)
    except RuntimeError as error:
        assert "current input arguments types are <External, Number>" in str(error)
    else:
        raise AssertionError("nothing was raised")
