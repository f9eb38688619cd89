"""Drop a tenth of the activations by the keyword p."""

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

net = nn.SequentialCell(nn.Dense(4, 2000), nn.Dropout(p=0.1))
net.set_train()

activations = net(ms.Tensor(np.ones([1, 4], np.float32))).asnumpy()
dropped = float((activations == 0).mean())
result = round(dropped, 1)
assert dropped < 0.2, "nine of ten activations are dropped instead of one"
