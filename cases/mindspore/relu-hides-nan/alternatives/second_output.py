"""Whether a hidden value is NaN is a second output."""

import os

import numpy as np

import mindspore as ms
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Net(nn.Cell):
    """Log of the input, a ReLU and a sum; and whether a logarithm is NaN."""

    def construct(self, x):
        hidden = ops.log(x)
        return ops.relu(hidden).sum(), ops.isnan(hidden).any()


x = np.array([1.0, -1.0, np.e], np.float32)  # the log of -1 is NaN
loss, bad = Net()(ms.Tensor(x))
assert bad.asnumpy()
