"""By default the gradient is a tensor of the shape of the first argument, with weights it is one for each parameter."""

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
assert isinstance(gradients, ms.Tensor) and gradients.shape == (5, 8)
_, gradients = ms.value_and_grad(forward, None, net.trainable_params())(x)
assert isinstance(gradients, tuple)
assert [each.shape for each in gradients] == [each.shape for each in net.trainable_params()]
