"""Without has_aux the logits are differentiated as well: the gradient is that of the loss plus the sum of the logits."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    device_target="CPU",
)
net = nn.Dense(4, 1)
x = ops.ones((2, 4), ms.float32)


def forward(x):
    """The loss is three times the sum."""
    y = net(x)
    return 3 * y.sum(), y


for has_aux, expected in ((True, 6), (False, 8)):
    _, gradients = ms.value_and_grad(forward, None, net.trainable_params(), has_aux=has_aux)(x)
    assert np.allclose(gradients[1].asnumpy(), expected), gradients[1]
