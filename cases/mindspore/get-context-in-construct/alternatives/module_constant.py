"""The mode is read in the module and kept as a constant."""

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


PYNATIVE = ms.get_context("mode") == ms.PYNATIVE_MODE


class Scaled(nn.Cell):
    """Scale differently while debugging in PyNative mode."""

    def construct(self, x):
        if PYNATIVE:
            return x * 1.0
        return x * 1.0


result = Scaled()(ms.Tensor([1.0, 2.0], ms.float32))
assert result.asnumpy().tolist() == [1.0, 2.0]
