"""The boxes are summed axis by axis, which is right for none too."""

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


class Total(nn.Cell):
    """The sum of all entries."""

    def construct(self, losses):
        return losses.sum(axis=0).sum()


total = Total()
total(ms.Tensor(np.full((3, 2), 7.0, np.float32))).asnumpy()
result = float(total(ms.Tensor(np.zeros((0, 2), np.float32))).asnumpy())
assert result == 0.0, "the sum of no numbers is not 0"
