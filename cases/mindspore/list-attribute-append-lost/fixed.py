"""The attention weights are returned, and collected outside the graph."""

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


class Attention(nn.Cell):
    """Softmax attention that keeps its weights for a later look."""

    def __init__(self):
        super().__init__()
        self.maps = []

    def construct(self, scores, values):
        weights = ops.softmax(scores, -1)
        return ops.matmul(weights, values), weights


layer = Attention()
mixed, weights = layer(ops.ones((2, 2), ms.float32), ops.ones((2, 3), ms.float32))
layer.maps.append(weights)
assert len(layer.maps) == 1, f"one forward pass left {len(layer.maps)} attention maps"
result = layer.maps[0]
