"""Positive scores are kept with a list comprehension in construct; its length depends on the data,
and Graph mode stops with an internal error."""

import os

import mindspore as ms
from mindspore import nn

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
        kept = [score for score in scores if score > 0]
        return sum(kept)


result = PositiveSum()(ms.Tensor([1.0, -2.0, 4.0], ms.float32))
assert float(result.asnumpy()) == 5.0
