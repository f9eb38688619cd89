"""The positions are cast to the type of the features."""

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


class WithPosition(nn.Cell):
    """Features with their position as a further column."""

    def construct(self, features, position):
        return ops.concat((features, position.astype(features.dtype)), 1)


features = ms.Tensor([[0.5], [1.5]], ms.float32)
position = ms.Tensor([[0], [1]], ms.int64)
result = WithPosition()(features, position)
assert result.asnumpy().tolist() == [[0.5, 0.0], [1.5, 1.0]]
