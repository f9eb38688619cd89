"""An `if` on an attribute that is a layer, a list, a number or a text needs the variable in both branches."""

import mindspore as ms
from mindspore import nn, ops


class Net(nn.Cell):
    def __init__(self, part):
        super().__init__()
        self.part = part

    def construct(self, x):
        if self.part:
            y = x * 2
        return y + 1


ms.set_context(mode=ms.GRAPH_MODE)
for part in (nn.Dense(3, 3), [1], 1, "relu"):
    try:
        Net(part)(ops.ones((3,), ms.float32))
    except UnboundLocalError as error:
        assert "'y' is not defined in false branch" in str(error), error
    else:
        raise AssertionError("nothing was raised")
