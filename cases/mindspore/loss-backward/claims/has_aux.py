"""A function that returns the predictions too needs has_aux=True; without it the gradients are those of the sum of all that it returns."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
net = nn.Dense(2, 1)
x = ms.Tensor(np.ones((3, 2), np.float32))


def forward(x):
    predictions = net(x)
    return predictions.sum(), predictions * 10


weights = net.trainable_params()
_, gradients = ms.value_and_grad(forward, None, weights)(x)
assert gradients[0].asnumpy().tolist() == [[33.0, 33.0]]
(loss, predictions), gradients = ms.value_and_grad(forward, None, weights, has_aux=True)(x)
assert gradients[0].asnumpy().tolist() == [[3.0, 3.0]]
assert predictions.shape == (3, 1)
