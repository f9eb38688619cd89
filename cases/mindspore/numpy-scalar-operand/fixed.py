"""The number is a Python float."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "pynative")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Scaled(nn.Cell):
    """Multiply by the inverse of a deviation."""

    def __init__(self, values):
        super().__init__()
        self.scale = float(np.reciprocal(np.std(values)))

    def construct(self, x):
        return x * self.scale


calibration = np.array([1.0, 5.0], np.float32)
result = Scaled(calibration)(ms.Tensor(np.array([1.0, 2.0], np.float32))).asnumpy()
assert result.tolist() == [0.5, 1.0]
