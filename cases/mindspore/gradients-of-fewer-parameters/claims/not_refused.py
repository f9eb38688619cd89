"""`nn.ASGD` and `nn.Rprop` take one gradient for two parameters, and train the first one alone; `nn.Adadelta` does so in PyNative mode, and refuses it in Graph mode."""

import os

import mindspore as ms
import numpy as np
from mindspore import nn

MODE = os.environ.get("ERRATA_MODE", "graph")

ms.set_context(mode=ms.GRAPH_MODE if MODE == "graph" else ms.PYNATIVE_MODE, device_target="CPU")
for kind in (nn.ASGD, nn.Rprop, nn.Adadelta):
    layer = nn.Dense(3, 1)
    optimizer = kind(layer.trainable_params(), 0.1)
    before = [one.asnumpy().copy() for one in layer.trainable_params()]

    def forward(x):
        return layer(x).mean()

    train = ms.value_and_grad(forward, None, [layer.weight])
    _, gradients = train(ms.Tensor(np.ones((4, 3)), ms.float32))
    try:
        optimizer(gradients)
    except RuntimeError as error:
        assert kind is nn.Adadelta and MODE == "graph", error
        assert "the length of tuples must be the same" in str(error), error
        continue
    assert kind is not nn.Adadelta or MODE == "pynative"
    after = [one.asnumpy() for one in layer.trainable_params()]
    assert (before[0] != after[0]).all(), kind
    assert (before[1] == after[1]).all(), kind
