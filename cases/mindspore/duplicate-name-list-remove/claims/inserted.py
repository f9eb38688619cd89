"""Loading two inserted children fails in list.remove."""

import mindspore as ms
from mindspore import nn


class Network(nn.Cell):
    """Two layers, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("layer1", nn.Dense(2, 2))
        self.insert_child_to_cell("layer2", nn.Dense(2, 2))


ms.save_checkpoint(Network(), "two.ckpt")
try:
    ms.load_param_into_net(Network(), ms.load_checkpoint("two.ckpt"))
except ValueError as error:
    assert str(error) == "list.remove(x): x not in list"
else:
    raise AssertionError("nothing was raised")
