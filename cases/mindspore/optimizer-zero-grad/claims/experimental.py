# releases: >=2.7
"""The optimizers of mindspore.experimental and of mint have neither; they are called with the gradients, too."""

import os

import mindspore as ms
import numpy as np
from mindspore import mint, nn
from mindspore.experimental import optim

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
net = nn.Dense(8, 3)
x = ms.Tensor(np.ones((4, 8), np.float32))
for optimizer in (optim.SGD(net.trainable_params(), lr=0.1), mint.optim.AdamW(net.trainable_params(), lr=0.1)):
    for name in ("zero_grad", "step"):
        assert not hasattr(optimizer, name)
optimizer = optim.SGD(net.trainable_params(), lr=0.1)
before = net.weight.asnumpy().copy()


def forward(x):
    return net(x).sum()


_, gradients = ms.value_and_grad(forward, None, net.trainable_params())(x)
optimizer(gradients)
assert np.allclose(net.weight.asnumpy(), before - 0.4)
