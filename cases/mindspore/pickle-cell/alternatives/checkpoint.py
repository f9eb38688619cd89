"""The parameters go through a checkpoint file."""

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

net = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
ms.save_checkpoint(net, "net.ckpt")

copy = nn.Dense(2, 2)
ms.load_param_into_net(copy, ms.load_checkpoint("net.ckpt"))
result = copy(ms.Tensor(np.array([[1.0, 2.0]], np.float32))).asnumpy()
assert result.tolist() == [[3.0, 3.0]]
