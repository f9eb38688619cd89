"""`ms.Tensor` makes the start inside construct."""

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

START = 1_700_000_000_000


class Stamps(nn.Cell):
    """Turn offsets into time stamps."""

    def construct(self, offsets):
        start = ms.Tensor([START, START], ms.int64)
        return start + offsets


offsets = np.array([0, 1])
result = Stamps()(ms.Tensor(offsets)).asnumpy()
expected = START + offsets
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"
