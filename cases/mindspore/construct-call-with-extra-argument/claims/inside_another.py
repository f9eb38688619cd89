"""In graph mode a call of a Cell in another one, with an argument too many, has other words."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Net(nn.Cell):
    """A network that passes two inputs to a layer of one."""

    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(4, 2)

    def construct(self, image, label):
        return self.dense(image, label)


try:
    Net()(ms.ops.ones((3, 4), ms.float32), ms.Tensor([0, 1, 1], ms.int32))
except TypeError as error:
    words = "The parameters number of the function is 1, but the number of provided arguments is 2"
    assert words in str(error), error
else:
    raise AssertionError("nothing was raised")
