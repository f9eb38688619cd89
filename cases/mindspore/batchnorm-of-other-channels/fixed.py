"""Normalise the output of a convolution."""

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

block = nn.SequentialCell(
    nn.Conv2d(1, 4, 3),
    nn.BatchNorm2d(4),
    nn.ReLU(),
)
block.set_train()
features = block(ms.Tensor(np.ones((2, 1, 6, 6), np.float32)))

result = np.array(features.shape)
assert features.shape == (2, 4, 6, 6)
