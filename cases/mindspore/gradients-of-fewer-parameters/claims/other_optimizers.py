"""SGD, Momentum and AdamWeightDecay refuse it as well, with the number of parameters and of gradients in HyperMap."""

import mindspore as ms
import numpy as np
from mindspore import nn

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
layer = nn.Dense(3, 1)


def forward(x):
    return layer(x).mean()


train = ms.value_and_grad(forward, None, [layer.weight])
_, gradients = train(ms.Tensor(np.ones((4, 3)), ms.float32))
for optimizer in (nn.SGD, nn.AdamWeightDecay):
    try:
        optimizer(layer.trainable_params(), 0.1)(gradients)
    except RuntimeError as error:
        assert "in HyperMap is 2, but the length of" in str(error), error
        assert "element in HyperMap is 1." in str(error), error
    else:
        raise AssertionError(optimizer.__name__)
try:
    nn.Momentum(layer.trainable_params(), 0.1, 0.9)(gradients)
except RuntimeError as error:
    assert "HyperMap" in str(error), error
else:
    raise AssertionError("Momentum")
