"""A strided convolution with padding=1, as it is written in PyTorch."""

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

x = ms.Tensor(np.ones([1, 1, 4, 4], np.float32))
conv = nn.Conv2d(1, 1, 3, stride=2, padding=1, weight_init="ones")
result = conv(x).asnumpy()
assert result[0, 0].tolist() == [[4, 6], [6, 9]]
