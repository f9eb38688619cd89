"""An optimizer has no param_groups; ops.assign to its learning_rate, which was a number, changes the next step."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(
    mode=ms.GRAPH_MODE if os.environ.get("ERRATA_MODE", "graph") == "graph" else ms.PYNATIVE_MODE,
    pynative_synchronize=True,
)
for make in (nn.SGD, nn.Adam):
    net = nn.Dense(2, 1)
    optimizer = make(net.trainable_params(), learning_rate=0.1)
    assert not hasattr(optimizer, "param_groups")
    gradients = tuple(ops.ones_like(each) for each in optimizer.parameters)
    for rate in (0.1, 0.01):
        ops.assign(optimizer.learning_rate, ms.Tensor(rate, ms.float32))
        before = net.weight.asnumpy().copy()
        optimizer(gradients)
        assert np.allclose(before - net.weight.asnumpy(), rate, atol=1e-4)
