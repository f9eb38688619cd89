"""A hidden activation is NaN; relu on the CPU turns it into 0, and the loss looks healthy."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

MODE = os.environ.get("ERRATA_MODE", "graph")
DEVICE = os.environ.get("ERRATA_DEVICE", "CPU")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target=DEVICE,
)
ms.set_seed(0)


class Net(nn.Cell):
    """Log of the input, a ReLU and a sum."""

    def construct(self, x):
        hidden = ops.log(x)
        return ops.relu(hidden).sum()


x = np.array([1.0, -1.0, np.e], np.float32)  # the log of -1 is NaN
hidden = np.array([0.0, np.nan, 1.0])
expected = np.maximum(hidden, 0.0).sum()
assert np.isnan(expected)

result = float(Net()(ms.Tensor(x)).asnumpy())
assert np.isnan(result), f"one hidden value is NaN, but the loss is {result:.4f}"
