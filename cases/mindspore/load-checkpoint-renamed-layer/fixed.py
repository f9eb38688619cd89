"""The entries of the layer are renamed, and nothing may be left over."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Trained(nn.Cell):
    """The network as it was when it was trained."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Dense(4, 4, weight_init="ones")
        self.fc = nn.Dense(4, 2, weight_init="ones")


class Net(nn.Cell):
    """The same network today: its last layer has another name."""

    def __init__(self):
        super().__init__()
        self.backbone = nn.Dense(4, 4, weight_init="zeros")
        self.head = nn.Dense(4, 2, weight_init="zeros")


trained = Trained()
ms.save_checkpoint(trained, "trained.ckpt")
net = Net()
parameters = ms.load_checkpoint("trained.ckpt")
parameters = {name.replace("fc.", "head."): value for name, value in parameters.items()}
missing, left_over = ms.load_param_into_net(net, parameters)
assert not missing
assert not left_over
assert np.array_equal(net.backbone.weight.asnumpy(), trained.backbone.weight.asnumpy())
loaded = np.array_equal(net.head.weight.asnumpy(), trained.fc.weight.asnumpy())
assert loaded, "the last layer has not got the trained weights"
result = float(net.head.weight.sum())
