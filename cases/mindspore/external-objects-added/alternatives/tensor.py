"""The sum is a tensor before construct begins."""

import os
from fractions import Fraction

import mindspore as ms
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Settings:
    """What a library read from a file: exact fractions."""

    def __init__(self):
        self.warmup = Fraction(1, 4)
        self.decay = Fraction(1, 2)


class Scale(nn.Cell):
    """Scale by the sum of two settings."""

    def __init__(self, settings):
        super().__init__()
        self.factor = ms.Tensor(float(settings.warmup + settings.decay), ms.float32)

    def construct(self, x):
        return x * self.factor


result = Scale(Settings())(ms.Tensor([4.0], ms.float32))
assert result.asnumpy().tolist() == [3.0]
