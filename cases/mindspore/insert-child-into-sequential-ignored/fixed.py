"""The layer is added with append, which also refreshes the list that the forward pass walks."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

network = nn.SequentialCell(nn.Conv2d(3, 4, 3), nn.ReLU())
network.append(nn.Conv2d(4, 8, 3))

output = network(ops.ones((1, 3, 6, 6), ms.float32))
assert output.shape[1] == 8, f"expected 8 channels, got {output.shape[1]}"
result = output
