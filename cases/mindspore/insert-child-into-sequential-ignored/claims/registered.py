"""The child is registered and its parameters appear in `trainable_params()`."""

import os

import mindspore as ms
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

network = nn.SequentialCell(nn.Conv2d(3, 4, 3), nn.ReLU())
network.insert_child_to_cell("head", nn.Conv2d(4, 8, 3))
shapes = [each.shape for each in network.trainable_params()]
assert shapes == [(4, 3, 3, 3), (8, 4, 3, 3)], shapes
