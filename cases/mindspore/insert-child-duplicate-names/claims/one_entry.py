"""A checkpoint of two inserted children holds the parameters of the last one, and loading it raises ValueError."""

import mindspore as ms
from mindspore import nn


class Network(nn.Cell):
    """Two layers, inserted."""

    def __init__(self):
        super().__init__()
        self.insert_child_to_cell("layer1", nn.Dense(2, 2))
        self.insert_child_to_cell("layer2", nn.Dense(2, 2))


network = Network()
network.layer2.bias.set_data(ms.Tensor([1.0, 2.0], ms.float32))
assert len(list(network.get_parameters())) == 4
ms.save_checkpoint(network, "two.ckpt")
saved = ms.load_checkpoint("two.ckpt")
assert sorted(saved) == ["bias", "weight"]
assert saved["bias"].asnumpy().tolist() == [1.0, 2.0]
try:
    ms.load_param_into_net(Network(), saved)
except ValueError as error:
    assert "list.remove(x): x not in list" in str(error), error
else:
    raise AssertionError("nothing was raised")
