"""The inserted children keep the names they had: the two stages share `0.weight`, and PyNative mode runs them."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Network(nn.Cell):
    """Two stages, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("stage1", nn.SequentialCell(nn.Conv2d(3, 4, 3)))
        self.insert_child_to_cell("stage2", nn.SequentialCell(nn.Conv2d(4, 8, 3)))

    def construct(self, x):
        return self.stage2(self.stage1(x))


network = Network()
assert [each.name for each in network.trainable_params()] == ["0.weight", "0.weight"]
assert network(ops.ones((1, 3, 6, 6), ms.float32)).shape[1] == 8
