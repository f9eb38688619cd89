"""The GraphCell gets the one input."""

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

net = nn.Dense(4, 2)
ms.export(net, ms.ops.ones((1, 4), ms.float32), file_name="dense", file_format="MINDIR")

served = nn.GraphCell(ms.load("dense.mindir"))
image = ms.ops.ones((1, 4), ms.float32)
result = served(image)
assert result.shape == (1, 2)
assert np.allclose(result.asnumpy(), net(image).asnumpy(), atol=1e-6)
