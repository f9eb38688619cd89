"""The product gets the transposed keys."""

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


class Scores(nn.Cell):
    """Similarity of each query to each key."""

    def __init__(self):
        super().__init__()
        self.matmul = ops.MatMul()

    def construct(self, queries, keys):
        return self.matmul(queries, keys.T)


queries = ms.ops.ones((2, 3), ms.float32)
keys = ms.ops.ones((4, 3), ms.float32)
result = Scores()(queries, keys)
assert result.asnumpy().tolist() == [[3.0] * 4] * 2
