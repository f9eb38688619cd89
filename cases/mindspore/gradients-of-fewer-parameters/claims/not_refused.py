"""`nn.ASGD`, `nn.Rprop` and `nn.Adadelta` take one gradient for two parameters, and train the first one alone."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
for kind in (nn.ASGD, nn.Rprop, nn.Adadelta):
    layer = nn.Dense(3, 1)
    before = [one.asnumpy().copy() for one in layer.trainable_params()]

    def forward(x):
        return layer(x).mean()

    train = ms.value_and_grad(forward, None, [layer.weight])
    _, gradients = train(ms.Tensor(np.ones((4, 3)), ms.float32))
    kind(layer.trainable_params(), 0.1)(gradients)
    after = [one.asnumpy() for one in layer.trainable_params()]
    assert (before[0] != after[0]).all(), kind
    assert (before[1] == after[1]).all(), kind
