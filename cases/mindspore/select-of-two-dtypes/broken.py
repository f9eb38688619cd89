"""Replace missing counts, which are -1, by the mean of the others."""

import os

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)


class Impute(nn.Cell):
    """Fill the gaps of each column."""

    def construct(self, counts, means):
        return ops.select(counts >= 0, counts, means)


counts = ms.Tensor([[3, -1], [5, 8]], ms.int32)
means = ms.Tensor([[4.0, 8.0], [4.0, 8.0]], ms.float32)
result = Impute()(counts, means)
assert result.asnumpy().tolist() == [[3.0, 8.0], [5.0, 8.0]]
