# releases: >=2.7
"""The optimizers of mindspore.experimental.optim are given lr, train, and refuse learning_rate."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn
from mindspore.experimental import optim

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
net = nn.Dense(8, 1)


def forward(x):
    return net(x).sum()


gradients_of = ms.value_and_grad(forward, None, net.trainable_params())
_, gradients = gradients_of(ms.Tensor(np.ones((4, 8), np.float32)))
for make in (optim.Adam, optim.AdamW, optim.SGD):
    before = net.weight.asnumpy().copy()
    make(net.trainable_params(), lr=0.01)(gradients)
    assert (net.weight.asnumpy() != before).all()
    try:
        make(net.trainable_params(), learning_rate=0.01)
    except TypeError as error:
        assert "got an unexpected keyword argument 'learning_rate'" in str(error)
    else:
        raise AssertionError("nothing was raised")
