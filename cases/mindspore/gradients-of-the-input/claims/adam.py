"""Adam says that the types of the arguments in Map must be consistent."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
ms.set_seed(0)
net = nn.SequentialCell(nn.Dense(8, 16), nn.ReLU(), nn.Dense(16, 3))
x = ms.Tensor(np.ones((5, 8), np.float32))


def forward(x):
    return net(x).sum()


_, gradients = ms.value_and_grad(forward)(x)
try:
    nn.Adam(net.trainable_params(), learning_rate=0.1)(gradients)
except RuntimeError as error:
    assert "The types of arguments in Map must be consistent" in str(error)
else:
    raise AssertionError("nothing was raised")
