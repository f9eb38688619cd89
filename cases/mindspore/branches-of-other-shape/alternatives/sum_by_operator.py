"""An operator adds the rows of the joined tensor, without a loop."""

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


class Total(nn.Cell):
    """Add the rows of a batch, or of its mean."""

    def construct(self, x, average):
        if average > 0:
            rows = x.mean(0)
        else:
            rows = x
        return rows.sum(0)


x = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
result = Total()(x, ms.Tensor(0, ms.int32))
assert result.asnumpy().tolist() == [4.0, 6.0], "the rows were not added"
