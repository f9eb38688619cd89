"""A checkpoint of two inserted children holds the parameters of one."""

import mindspore as ms
from mindspore import nn


class Network(nn.Cell):
    """Two layers, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("layer1", nn.Dense(2, 2))
        self.insert_child_to_cell("layer2", nn.Dense(2, 2))


network = Network()
assert len(list(network.get_parameters())) == 4
ms.save_checkpoint(network, "two.ckpt")
assert sorted(ms.load_checkpoint("two.ckpt")) == ["bias", "weight"]
