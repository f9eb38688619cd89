"""The start is made in __init__ from a NumPy array."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE
)

START = 1_700_000_000_000


class Stamps(nn.Cell):
    """Turn offsets into time stamps."""

    def __init__(self):
        super().__init__()
        self.start = ms.Tensor(np.full(2, START))

    def construct(self, offsets):
        return self.start + offsets


offsets = np.array([0, 1])
result = Stamps()(ms.Tensor(offsets)).asnumpy()
expected = START + offsets
assert result.tolist() == expected.tolist(), f"{result.tolist()} instead of {expected.tolist()}"
