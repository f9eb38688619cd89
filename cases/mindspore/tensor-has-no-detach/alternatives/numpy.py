"""numpy exists, the two before it are deleted."""

import os

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(
    mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
ms.set_seed(0)

net = nn.Dense(8, 3)
images = Tensor(np.random.RandomState(0).rand(16, 8), ms.float32)
result = net(images).numpy().argmax(1)
assert result.shape == (16,)
