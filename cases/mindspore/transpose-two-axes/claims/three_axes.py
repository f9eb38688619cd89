# releases: >=2.10
"""`transpose(-2, -1)` of a 3-D tensor swaps two axes in PyNative mode and raises in Graph mode."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)

class Swap(nn.Cell):
    """Swap the last two axes."""

    def construct(self, x):
        return x.transpose(-2, -1)


try:
    shape = Swap()(ms.Tensor(np.zeros((2, 3, 4), np.float32))).shape
except ValueError as error:
    assert MODE == "graph" and "number of axes must be equal" in str(error)
else:
    assert MODE == "pynative" and shape == (2, 4, 3)
