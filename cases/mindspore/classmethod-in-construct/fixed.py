"""The helper is a staticmethod, which needs no cls."""

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


class Normalised(nn.Cell):
    """Divide the input by its sum."""

    @staticmethod
    def normalise(x):
        return x / x.sum()

    def construct(self, x):
        return self.normalise(x)


result = Normalised()(ms.Tensor([1.0, 3.0], ms.float32))
assert result.asnumpy().tolist() == [0.25, 0.75]
