"""In evaluation another number of channels is refused, too."""

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

layer = nn.BatchNorm2d(3).set_train(False)
try:
    layer(ms.Tensor(np.ones((2, 4, 6, 6), np.float32))).asnumpy()
except ValueError as error:
    assert "BatchNorm" in str(error)
else:
    raise AssertionError("nothing was raised")
