"""A loss that was computed before has no gradient any more: the function of value_and_grad must compute it."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
ms.set_seed(0)
net = nn.Dense(8, 3)
x = ms.Tensor(np.ones((4, 8), np.float32))
loss = net(x).sum()


def given(x):
    return loss


def computed(x):
    return net(x).sum()


value, gradients = ms.value_and_grad(given, None, net.trainable_params())(x)
assert all((each.asnumpy() == 0).all() for each in gradients)
value, gradients = ms.value_and_grad(computed, None, net.trainable_params())(x)
assert gradients[0].asnumpy().tolist() == [[4.0] * 8] * 3
