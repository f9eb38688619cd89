"""A group of parameters has a learning rate of its own, under the name of the optimizer's argument."""

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

net = nn.SequentialCell(nn.Dense(10, 32), nn.ReLU(), nn.Dense(32, 2))
weights = [p for p in net.trainable_params() if p.name.endswith("weight")]
biases = [p for p in net.trainable_params() if p.name.endswith("bias")]
groups = [
    {"params": weights, "learning_rate": 0.01, "weight_decay": 1e-4},
    {"params": biases},
]
optimizer = nn.Momentum(groups, learning_rate=0.1, momentum=0.9)
result = [round(float(rate.asnumpy()), 4) for rate in optimizer.learning_rate]
assert result == [0.01, 0.01, 0.1, 0.1], result
