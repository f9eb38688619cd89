"""With weights=… and without None it is a pair: the gradient of the input, and those of the parameters; the optimizer refuses the pair."""

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


_, gradients = ms.value_and_grad(forward, weights=net.trainable_params())(x)
assert len(gradients) == 2
assert gradients[0].shape == (5, 8) and len(gradients[1]) == 4
optimizer = nn.Momentum(net.trainable_params(), learning_rate=0.1, momentum=0.9)
try:
    optimizer(gradients)
except RuntimeError as error:
    assert "the same" in str(error) and "length" in str(error), error
else:
    raise AssertionError("nothing was raised")
before = net[0].weight.asnumpy().copy()
optimizer(gradients[1])
assert (net[0].weight.asnumpy() != before).any()
