"""Each call returns the gradients of its own batch: nothing is left from the call before."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
net = nn.Dense(8, 3)


def forward(x):
    return net(x).sum()


gradients_of = ms.value_and_grad(forward, None, net.trainable_params())
for _ in range(3):
    _, gradients = gradients_of(ms.Tensor(np.ones((4, 8), np.float32)))
    assert gradients[0].asnumpy().tolist() == [[4.0] * 8] * 3
