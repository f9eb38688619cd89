"""A loop adds the scores to a tensor under the same condition."""

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


class PositiveSum(nn.Cell):
    """Sum of the positive scores."""

    def construct(self, scores):
        total = ops.zeros((), ms.float32)
        for score in scores:
            if score > 0:
                total = total + score
        return total


result = PositiveSum()(ms.Tensor([1.0, -2.0, 4.0], ms.float32))
assert float(result.asnumpy()) == 5.0
