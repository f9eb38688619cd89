# releases: <2.1
"""On 2.0 SGD, RMSProp and AdamWeightDecay name an operation, each its own."""

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
for make, name in (
    (nn.SGD, "sgd_opt"),
    (nn.RMSProp, "rmsprop_opt"),
    (nn.AdamWeightDecay, "fused_adam_weight_decay"),
):
    try:
        make(net.trainable_params(), learning_rate=0.1)(gradients)
    except RuntimeError as error:
        assert f"For operation '{name}'" in str(error), error
    else:
        raise AssertionError("nothing was raised")
